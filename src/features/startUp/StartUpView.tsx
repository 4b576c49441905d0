import { useMachine } from '@xstate/react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { inspection } from '../../inspect.ts';

/** A flag for the inspector: nothing on the page reads it, and nobody sees it. */
export function StartUpView() {
  const [snapshot] = useMachine(startUpMachine, { ...inspection });
  return <span hidden data-flag="start-up" data-state={pathOf(snapshot.value)} />;
}
