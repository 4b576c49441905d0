import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { type CardSide, careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { whenIdle } from '../../actors/idle.ts';
import { preloadMotion, scrollBehaviour } from '../../actors/motion.ts';
import { APPLICATION } from '../../content/careers.ts';
import { jobs } from '../../content/jobs.ts';
import { inspection } from '../../inspection.ts';
import { flip } from './flip.ts';

// Actions run before React renders; in the next animation frame the new layout exists but is not painted.

/** px, from the viewport's top. */
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;

function keepInPlace(card: HTMLElement) {
  const top = topOf(card);
  requestAnimationFrame(() => window.scrollBy({ top: topOf(card) - top, behavior: 'instant' }));
}

/**
 * Scrolls to a side and moves focus.
 *
 * @returns a function that cancels both while they wait for the next paint
 */
function goToSide(card: HTMLElement, side: CardSide['side']) {
  const hasFocus = card.contains(document.activeElement);
  // A closed side is gone at once, so smooth scrolling would start from elsewhere.
  const behavior = side === 'details' ? scrollBehaviour() : 'instant';
  let isShown = false;
  const showTop = () => {
    // A busy browser's frame may come when the button has the focus already.
    if (isShown) return;
    isShown = true;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    if (topOf(card) < header - 16) card.scrollIntoView({ block: 'start', behavior });
  };
  const frame = behavior === 'instant' ? requestAnimationFrame(showTop) : 0;
  // After the paint, so that the new side is shown first.
  const cancelAfterPaint = afterPaint(() => {
    showTop();
    if (!hasFocus) return;
    const control = card.querySelector('article:not([inert]) [data-flip]') as HTMLElement;
    control.focus({ preventScroll: true });
    // For the keyboard: the button of a face is at its lower end, which a small screen does not reach.
    if (side === 'face' && control.matches(':focus-visible'))
      control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  return () => {
    cancelAnimationFrame(frame);
    cancelAfterPaint();
  };
}

function goToForm() {
  requestAnimationFrame(() => {
    const element = document.getElementById(APPLICATION);
    element?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  });
}

/** Runs the `careersCards` machine with the list of cards. */
export function useCareersCards() {
  const list = useRef<HTMLUListElement>(null);
  const [machine] = useState(() => {
    const elementOf = (card: string | null) =>
      list.current?.children[jobs.findIndex(({ title }) => title === card)] as HTMLElement;
    let cancel = () => {};
    return careersCardsMachine.provide({
      actions: {
        flip: (_, { card, side }) => flip(elementOf(card), side),
        keepInPlace: (_, { card }) => keepInPlace(elementOf(card)),
        goToSide: (_, { card, side }) => {
          cancel();
          cancel = goToSide(elementOf(card), side);
        },
        goToForm: () => {
          cancel();
          goToForm();
        },
      },
    });
  });
  const [snapshot, send] = useMachine(machine, inspection);
  useEffect(() => whenIdle(preloadMotion), []);
  return [snapshot, send, { list }] as const;
}
