import { useMachine } from '@xstate/react';
import { chatButtonMachine } from '../../../machines/chatButton.machine.ts';
import { scrollToTopMachine } from '../../../machines/scrollToTop.machine.ts';
import { scrollBehaviour } from '../../actors/motion.ts';
import { inspection } from '../../inspect.ts';

const boundScrollToTop = scrollToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      window.scrollTo({ top: 0, behavior: scrollBehaviour() });
      // The button is about to go; the keyboard goes on from the top of the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  },
});

export const useChatButton = () => useMachine(chatButtonMachine, { ...inspection });

export const useScrollToTop = () => useMachine(boundScrollToTop, { ...inspection });
