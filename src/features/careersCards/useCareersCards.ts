import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import { careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { whenIdle } from '../../actors/idle.ts';
import { expectMotion, scrollBehaviour } from '../../actors/motion.ts';
import { inspection } from '../../boot/inspect.ts';

type CardEvent = { type: EventFromLogic<typeof careersCardsMachine>['type']; card: string };

/** Tells the machine what happened on a card. */
export type Tell = (event: CardEvent, card: HTMLElement | null) => void;

interface Pressed {
  card: HTMLElement;
  /** Where it stood, px from the viewport's top. Nothing where no other card is open that could close above it. */
  top: number | undefined;
  hasFocus: boolean;
}

/** px, from the viewport's top. */
const topOf = (card: HTMLElement) => card.getBoundingClientRect().top;

/** A side is looked at from its top: scrolls there if that is out of sight. */
function showTop(card: HTMLElement, behavior: ScrollBehavior) {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  if (topOf(card) < header - 16) card.scrollIntoView({ block: 'start', behavior });
}

/** Leads to the form and into its first field, once the cards have taken their new heights. */
function goTo(form: string) {
  requestAnimationFrame(() => {
    const element = document.getElementById(form);
    element?.scrollIntoView({ block: 'start', behavior: scrollBehaviour() });
    element?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true });
  });
}

/**
 * The cards' machine. When a card turns over, it stays where the reader has it, whatever its height becomes and whatever
 * closes above it; and the keyboard goes on at the control that turns it back.
 *
 * @param form the id of what Apply Now leads to
 */
export function useCareersCards(form: string) {
  const [machine] = useState(() => careersCardsMachine.provide({ actions: { goToForm: () => goTo(form) } }));
  const [snapshot, send, actor] = useMachine(machine, { ...inspection });
  const { card: expandedCard } = snapshot.context;

  useEffect(() => whenIdle(expectMotion), []);

  const pressed = useRef<Pressed>(null);
  const tell: Tell = useCallback(
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of card that moves the page
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { card, top, hasFocus } = pressed.current;
    pressed.current = null;
    if (top !== undefined) window.scrollBy({ top: topOf(card) - top, behavior: 'instant' });
    // What was closed is gone at once, so the page cannot take its time.
    const behavior = snapshot.matches('expanded') ? scrollBehaviour() : 'instant';
    if (behavior === 'instant') showTop(card, behavior);
    // The side that is seen now comes first.
    return afterPaint(() => {
      if (behavior !== 'instant') showTop(card, behavior);
      if (hasFocus) {
        card.querySelector<HTMLElement>('article:not([inert]) [data-turns]')?.focus({ preventScroll: true });
      }
    });
  }, [expandedCard]);

  return { snapshot, tell } as const;
}
