import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { sinceLoad } from '../../boot/appLoad.ts';
import { inspection } from '../../inspection.ts';

/** The state path of the site's start. */
export function useStartUp(): string {
  const [input] = useState(() => ({ elapsed: sinceLoad() }));
  const [{ value }] = useMachine(startUpMachine, { input, ...inspection });
  return pathOf(value);
}
