import { useRouter } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { errorScreenMachine } from '../../../machines/errorScreen.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { headStatus } from '../../actors/headStatus.ts';
import { inspection } from '../../inspection.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/**
 * Runs the `errorScreen` machine with the server and the router.
 *
 * @param reset removes the screen, so that the page is rendered again
 */
export function useErrorScreen(reset: () => void) {
  const router = useRouter();
  const [machine] = useState(() =>
    errorScreenMachine.provide({
      actors: {
        checkServer: fromPromise(async ({ signal }) => {
          const status = await headStatus(window.location.href, { signal });
          if (status === undefined) throw new Error('The server does not answer');
          return status;
        }),
      },
      actions: {
        openDocument: () => window.location.reload(),
        renderAgain: async () => {
          reset();
          // A page that could not be loaded is requested again.
          await router.invalidate();
          // The pressed button no longer exists, so the focus moves to the heading.
          afterPaint(() => focusHeading());
        },
      },
    }),
  );
  return useMachine(machine, inspection);
}
