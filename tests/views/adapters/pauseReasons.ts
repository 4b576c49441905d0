import { act, fireEvent, screen } from '@testing-library/react';
import type { PauseEvent } from '../../../machines/pauseReasons.ts';
import { answerReduced, showTab } from '../site.tsx';

/**
 * The start and end of each reason to pause, as a visitor causes them.
 *
 * @param thing the moving element
 * @param control its pause control; the page also needs a button named Elsewhere, which takes the focus
 */
export const pauseActs = (
  thing: () => HTMLElement,
  control: () => HTMLElement,
): Record<PauseEvent['type'], () => unknown> => ({
  'pointer.entered': () => fireEvent.pointerEnter(thing()),
  'pointer.left': () => fireEvent.pointerLeave(thing()),
  // From another element, wherever the focus is.
  'focus.entered': () =>
    act(() => {
      screen.getByText('Elsewhere').focus();
      control().focus();
    }),
  'focus.left': () => act(() => screen.getByText('Elsewhere').focus()),
  'control.pressed': () => fireEvent.click(control()),
  'page.hidden': () => showTab(false),
  'page.shown': () => showTab(true),
  'motion.reduced': () => answerReduced(true),
  'motion.allowed': () => answerReduced(false),
});
