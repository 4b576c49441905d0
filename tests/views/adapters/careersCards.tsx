import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { CardSide } from '../../../machines/careersCards.machine.ts';
import { jobs } from '../../../src/content/jobs.ts';
import { CareersCards } from '../../../src/features/islands.ts';
import type { ViewAdapter } from '../driver.tsx';
import { answerReduced, renderInSite, TIMEOUT_MS } from '../site.tsx';

const list = () => document.querySelector<HTMLElement>('ul[data-state]');

/** The list item that holds an opening's two sides. */
export function cardOf(title: unknown): HTMLElement {
  const card = screen
    .getAllByRole('heading', { level: 3, name: String(title) })[0]
    ?.closest<HTMLElement>('[data-side]');
  if (!card) throw new Error(`There is no card "${title}".`);
  return card;
}

/** A control of the visible side. */
const control = (card: HTMLElement, name: string, role = 'button') => {
  const [side] = [...card.children].filter((child) => !child.hasAttribute('inert'));
  return within(side as HTMLElement).getByRole(role, { name });
};

let expanded: string | null = null;
/** The control that has the focus once the card has flipped. */
let focused: (() => HTMLElement) | undefined;

/** Presses a control by keyboard, and expects the focus on the control that flips the card back. */
function flip(card: HTMLElement, pressed: string, back: string): void {
  const button = control(card, pressed);
  act(() => button.focus());
  fireEvent.click(button);
  focused = () => control(card, back);
}

export async function open() {
  vi.stubGlobal('scrollBy', vi.fn());
  Element.prototype.scrollIntoView = vi.fn();
  await renderInSite(
    <>
      <CareersCards />
      <form id="application">
        <input aria-label="Full Name" />
      </form>
    </>,
  );
  await vi.waitFor(() => expect(list()?.querySelectorAll('[inert]')).toHaveLength(3), TIMEOUT_MS);
}

export const careersCards: ViewAdapter<'careersCards'> = {
  open: () => {
    expanded = null;
    focused = undefined;
    answerReduced(false);
    return open();
  },
  events: {
    'details.pressed': ({ card }) => {
      // The open card has no Details button.
      if (card !== expanded) flip(cardOf(card), 'Details', 'Close');
    },
    'close.pressed': () => flip(cardOf(expanded), 'Close', 'Details'),
    // Anywhere on the card, by its only click or the first of two (CAREER-4).
    'card.pressed': ({ card }) =>
      fireEvent.click(within(cardOf(card)).getByText('Responsibilities'), { detail: 1 }),
    'apply.pressed': () => {
      const link = control(cardOf(expanded ?? 'SEO Manager'), 'Apply Now', 'link');
      // The machine scrolls there, not the browser.
      expect(fireEvent.click(link), 'the link is followed').toBe(false);
    },
  },
  actions: {
    flip: ({ card, side }: CardSide) => expect(cardOf(card).dataset.side).toBe(side),
    keepInPlace: () => expect(window.scrollBy).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' }),
    goToSide: () => {
      if (focused) expect(document.activeElement).toBe(focused());
      focused = undefined;
    },
    goToForm: () => {
      const field = screen.getByLabelText('Full Name');
      expect(document.activeElement).toBe(field);
      const { contexts, calls } = vi.mocked(Element.prototype.scrollIntoView).mock;
      expect(contexts.at(-1)).toBe(field.closest('form'));
      expect(calls.at(-1)).toEqual([{ block: 'start', behavior: 'smooth' }]);
    },
  },
  element: list,
  expectState: (_, { context }) => {
    expanded = context.card;
    for (const { title } of jobs) {
      const card = cardOf(title);
      const isExpanded = title === context.card;
      expect(card.dataset.side, title).toBe(isExpanded ? 'details' : 'face');
      const [face, details] = [...card.children];
      expect([face?.hasAttribute('inert'), details?.hasAttribute('inert')], title).toEqual([
        isExpanded,
        !isExpanded,
      ]);
    }
  },
};
