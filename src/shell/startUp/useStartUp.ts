import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { inspection } from '../../inspection.ts';
import { sinceLoad } from './appLoad.ts';

/** The site's start: its machine, begun when the page was loaded. */
export function useStartUp() {
  const [input] = useState(() => ({ elapsed: sinceLoad() }));
  return useMachine(startUpMachine, { ...inspection, input });
}
