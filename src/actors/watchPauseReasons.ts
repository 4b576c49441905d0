import { type RefObject, useEffect } from 'react';
import type { PauseEvent } from '../../machines/pauseReasons.ts';
import { media, reducedMotion } from './motion.ts';

type Visit = Extract<PauseEvent['type'], `pointer.${string}` | `focus.${string}`>;
type Motion = Extract<PauseEvent['type'], `motion.${string}`>;
type Tab = Extract<PauseEvent['type'], `page.${string}`>;

/** Reports to a machine whether pointer or keyboard focus are in an element, until `signal` aborts. */
export function watchPointerAndFocus(
  element: Element,
  send: (event: { type: Visit }) => void,
  signal: AbortSignal,
): void {
  element.addEventListener('pointerenter', () => send({ type: 'pointer.entered' }), { signal });
  element.addEventListener('pointerleave', () => send({ type: 'pointer.left' }), { signal });
  // After a tap, browsers keep `:hover` on the element.
  if (media('(hover: hover)').matches && element.matches(':hover')) send({ type: 'pointer.entered' });

  // A press by pointer focuses too, but only focus by keyboard counts.
  const sendFocus = (target: EventTarget | null) => {
    if (target instanceof Element && target.matches(':focus-visible')) send({ type: 'focus.entered' });
  };
  element.addEventListener('focusin', ({ target }) => sendFocus(target), { signal });
  // A key pressed where a press by pointer left the focus.
  element.addEventListener('keydown', () => send({ type: 'focus.entered' }), { signal });
  const sendBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) send({ type: 'focus.left' });
  };
  element.addEventListener('focusout', (event) => sendBlur(event as FocusEvent), { signal });
  if (element.contains(document.activeElement)) sendFocus(document.activeElement);
}

/** Reports the preference for reduced motion to a machine, at once and after each change, until `signal` aborts. */
export function watchMotion(send: (event: { type: Motion }) => void, signal: AbortSignal): void {
  const reduced = reducedMotion();
  const sendMotion = () => send({ type: reduced.matches ? 'motion.reduced' : 'motion.allowed' });
  reduced.addEventListener('change', sendMotion, { signal });
  sendMotion();
}

/**
 * Reports all reasons to pause to a machine, at once and after each change: the pointer over an element, the keyboard
 * focus in it, a hidden tab, and the preference for reduced motion.
 *
 * @param element the moving element, its controls included
 * @param send the machine's; has to be the same function on every render
 */
export function usePauseReasons(
  element: RefObject<HTMLElement | null>,
  send: (event: { type: Visit | Motion | Tab }) => void,
): void {
  useEffect(() => {
    if (element.current === null) return;
    const controller = new AbortController();
    const { signal } = controller;

    watchPointerAndFocus(element.current, send, signal);
    watchMotion(send, signal);
    const sendVisibility = () => send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', sendVisibility, { signal });
    sendVisibility();

    return () => controller.abort();
  }, [element, send]);
}
