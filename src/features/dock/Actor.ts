import { useMachine } from '@xstate/react';
import { chatButtonMachine } from '../../../machines/chatButton.machine.ts';
import { scrollToTopMachine } from '../../../machines/scrollToTop.machine.ts';
import { inspection } from '../../inspect.ts';

const boundScrollToTop = scrollToTopMachine.provide({
  actions: {
    scrollToTop: () => {
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
      // The button is about to go; the keyboard goes on from the top of the page.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
  },
});

export const useChatButton = () => useMachine(chatButtonMachine, { ...inspection });

export const useScrollToTop = () => useMachine(boundScrollToTop, { ...inspection });
