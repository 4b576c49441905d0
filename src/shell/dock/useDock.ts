import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { dockMachine } from '../../../machines/dock.machine.ts';
import { watchFieldFocus } from '../../actors/watchFieldFocus.ts';
import { inspection } from '../../inspection.ts';

/** Runs the `dock` machine, and reports the focus of fields to it. */
export function useDock() {
  const [snapshot, send] = useMachine(dockMachine, inspection);
  useEffect(() => {
    const controller = new AbortController();
    watchFieldFocus(send, controller.signal);
    return () => controller.abort();
  }, [send]);
  return [snapshot, send] as const;
}
