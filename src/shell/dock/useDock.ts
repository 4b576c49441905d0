import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { chatButtonMachine } from '../../../machines/chatButton.machine.ts';
import { dockMachine } from '../../../machines/dock.machine.ts';
import { scrollToTopMachine } from '../../../machines/scrollToTop.machine.ts';
import { watchFields } from '../../actors/fields.ts';
import { scrollBehaviour } from '../../actors/motion.ts';
import { inspection } from '../../inspection.ts';

const boundScrollToTop = scrollToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      window.scrollTo({ top: 0, behavior: scrollBehaviour() });
      // The button is about to disappear; the focus moves to the top of the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  },
});

/** The dock's own state, which follows the focus. */
export function useDock() {
  const [{ value }, send] = useMachine(dockMachine, { ...inspection });
  useEffect(() => {
    const ending = new AbortController();
    watchFields(send, ending.signal);
    return () => ending.abort();
  }, [send]);
  return value;
}

export const useChatButton = () => useMachine(chatButtonMachine, { ...inspection });

export const useScrollToTop = () => useMachine(boundScrollToTop, { ...inspection });
