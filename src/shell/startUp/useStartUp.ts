import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { sinceLoad } from '../../boot/appLoad.ts';
import { inspection } from '../../inspection.ts';

/** The site's start: its machine, begun when the page was loaded. */
export function useStartUp() {
  const [input] = useState(() => ({ elapsed: sinceLoad() }));
  return useMachine(startUpMachine, { ...inspection, input });
}
