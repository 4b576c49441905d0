import { useMachine } from '@xstate/react';
import { scrollToTopMachine } from '../../../machines/scrollToTop.machine.ts';
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

/** Runs the `scrollToTop` machine. */
export const useScrollToTop = () => useMachine(boundScrollToTop, inspection);
