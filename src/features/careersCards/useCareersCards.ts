import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import { careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { whenIdle } from '../../actors/idle.ts';
import { expectMotion, scrollBehaviour } from '../../actors/motion.ts';
import { inspection } from '../../boot/inspect.ts';

type CardEvent = { type: EventFromLogic<typeof careersCardsMachine>['type']; card: string };

/** Sends the machine an event of one card, and notes where that card stood. */
export type SendFromCard = (event: CardEvent, card: HTMLElement | null) => void;

interface Pressed {
  card: HTMLElement;
  /**
   * Its place before the event, px from the viewport's top. Undefined unless another card is open, which could close
   * above it.
   */
  top: number | undefined;
  hasFocus: boolean;
}

/** px, from the viewport's top. */
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;

/** Scrolls to the top of a side if that is out of view. */
function showTop(card: HTMLElement, behavior: ScrollBehavior) {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (topOf(card) < header - 16) card.scrollIntoView({ block: 'start', behavior });
}

/** Scrolls to the form and focuses its first field, once the cards have their new heights. */
function goTo(form: string) {
  requestAnimationFrame(() => {
    const element = document.getElementById(form);
    element?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  });
}

/**
 * The cards' machine. A card that flips stays in its place on the screen, even when its height changes or another card
 * closes above it, and the focus moves to the control that flips it back.
 *
 * @param form the id of the form that Apply Now leads to
 */
export function useCareersCards(form: string) {
  const [machine] = useState(() => careersCardsMachine.provide({ actions: { goToForm: () => goTo(form) } }));
  const [snapshot, send, actor] = useMachine(machine, { ...inspection });
  const { card: expandedCard } = snapshot.context;

  useEffect(() => whenIdle(expectMotion), []);

  const pressed = useRef<Pressed>(null);
  const sendFromCard: SendFromCard = useCallback(
    (event, card) => {
      pressed.current = null;
      if (card && event.type !== 'apply.pressed') {
        const { card: open } = actor.getSnapshot().context;
        const canMove = open !== null && open !== event.card;
        pressed.current = {
          card,
          top: canMove ? topOf(card) : undefined,
          hasFocus: card.contains(document.activeElement),
        };
      }
      send(event);
    },
    [send, actor],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of card moves the page
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { card, top, hasFocus } = pressed.current;
    pressed.current = null;
    if (top !== undefined) window.scrollBy({ top: topOf(card) - top, behavior: 'instant' });
    // A closed side is gone at once, so smooth scrolling would start from elsewhere.
    const behavior = snapshot.matches('expanded') ? scrollBehaviour() : 'instant';
    if (behavior === 'instant') showTop(card, behavior);
    // After the paint, so that the new side is shown first.
    return afterPaint(() => {
      if (behavior !== 'instant') showTop(card, behavior);
      if (hasFocus) {
        card.querySelector<HTMLElement>('article:not([inert]) [data-flip]')?.focus({ preventScroll: true });
      }
    });
  }, [expandedCard]);

  return { snapshot, sendFromCard } as const;
}
