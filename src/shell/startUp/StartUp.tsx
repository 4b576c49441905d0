import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { startUpMachine } from '../../../machines/startUp.machine.ts';
import { pathOf } from '../../actors/statePath.ts';
import { sinceLoad } from '../../boot/appLoad.ts';
import { inspection } from '../../boot/inspect.ts';

/** A flag for the inspector: invisible, and nothing on the page reads it. */
export function StartUp() {
  const [input] = useState(() => ({ elapsed: sinceLoad() }));
  const [snapshot] = useMachine(startUpMachine, { input, ...inspection });
  return <span hidden data-flag="start-up" data-state={pathOf(snapshot.value)} />;
}
