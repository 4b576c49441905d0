import { act, fireEvent, screen } from '@testing-library/react';
import type { PauseEvent } from '../../../machines/pauseReasons.ts';
import { media, showTab } from '../site.tsx';

/** The visitor asks for less motion, or for all of it again. */
export const reduceMotion = (isReduced: boolean) =>
  media.answer('(prefers-reduced-motion: reduce)', isReduced);

/**
 * Everything that may hold a thing still, as a visitor brings it about, and takes it back.
 *
 * @param thing what moves by itself
 * @param control what pauses it; beside the thing there is a button named Elsewhere, for the focus to go to
 */
export const pauseActs = (
  thing: () => HTMLElement,
  control: () => HTMLElement,
): Record<PauseEvent['type'], () => unknown> => ({
  'pointer.entered': () => fireEvent.pointerEnter(thing()),
  'pointer.left': () => fireEvent.pointerLeave(thing()),
  // From elsewhere, wherever the keyboard is.
  'focus.entered': () =>
    act(() => {
      screen.getByText('Elsewhere').focus();
      control().focus();
    }),
  'focus.left': () => act(() => screen.getByText('Elsewhere').focus()),
  'control.pressed': () => fireEvent.click(control()),
  'page.hidden': () => showTab(false),
  'page.shown': () => showTab(true),
  'motion.reduced': () => reduceMotion(true),
  'motion.allowed': () => reduceMotion(false),
});
