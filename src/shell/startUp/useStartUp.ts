import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { inspection } from '../../inspection.ts';
import { sinceLoad } from './appLoad.ts';

/** Runs the `startUp` machine, which counts from the app's load. */
export function useStartUp() {
  const [input] = useState(() => ({ elapsed: sinceLoad() }));
  return useMachine(startUpMachine, { ...inspection, input });
}
