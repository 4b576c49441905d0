import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EventFromLogic } from 'xstate';
import { careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { afterPaint } from '../../actors/afterPaint.ts';
import { scrollBehaviour } from '../../actors/motion.ts';
import { inspection } from '../../inspect.ts';

type CardEvent = { type: EventFromLogic<typeof careersCardsMachine>['type']; card: string };

/** Tells the machine what happened on a card. */
export type Tell = (event: CardEvent, card: HTMLElement | null) => void;

/** Where a card stood when it was pressed. `top`: px, from the viewport's. */
interface Pressed {
  card: HTMLElement;
  top: number;
  hasFocus: boolean;
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
  const [snapshot, send] = useMachine(machine, { ...inspection });
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);

  const pressed = useRef<Pressed>(null);
  const tell: Tell = useCallback(
    (event, card) => {
      pressed.current =
        card && event.type !== 'apply.pressed'
          ? { card, top: card.getBoundingClientRect().top, hasFocus: card.contains(document.activeElement) }
          : null;
      send(event);
    },
    [send],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of card that moves the page
  useLayoutEffect(() => {
    if (pressed.current === null) return;
    const { card, top, hasFocus } = pressed.current;
    pressed.current = null;
    const moved = card.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
    // A side is looked at from its top. What was closed is gone at once, so the page cannot take its time.
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
    if (top < header - 16) {
      card.scrollIntoView({
        block: 'start',
        behavior: snapshot.matches('expanded') ? scrollBehaviour() : 'instant',
      });
    }
    if (!hasFocus) return;
    return afterPaint(() => {
      card.querySelector<HTMLElement>('article:not([inert]) [data-turns]')?.focus({ preventScroll: true });
    });
  }, [snapshot.context.card]);

  return { snapshot, isAlive, tell } as const;
}
