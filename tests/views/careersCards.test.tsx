import { fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { jobs } from '../../src/content/jobs.ts';
import { CareersCards } from '../../src/features/careersCards/CareersCards.tsx';
import { castInView, PATIENCE, renderInSite } from './cast.tsx';

const list = () => document.querySelector<HTMLElement>('ul[data-state]');

/** The list item that holds an opening's two sides. */
function cardOf(title: unknown): HTMLElement {
  const card = screen
    .getAllByRole('heading', { level: 3, name: String(title) })[0]
    ?.closest<HTMLElement>('[data-side]');
  if (!card) throw new Error(`There is no card "${title}".`);
  return card;
}

/** A control of the side that is turned to the reader. */
const control = (card: HTMLElement, name: string, role = 'button') => {
  const [side] = [...card.children].filter((child) => !child.hasAttribute('inert'));
  return within(side as HTMLElement).getByRole(role, { name });
};

// What takes long the first time is here before the walks begin.
await import('../../src/features/careersCards/CareersCardsView.tsx');

let expanded: string | null = null;

export const careersCardsDriver = await castInView('careersCards', {
  open: async () => {
    expanded = null;
    vi.stubGlobal('scrollBy', vi.fn());
    Element.prototype.scrollIntoView = vi.fn();
    await renderInSite(
      <>
        <CareersCards jobs={jobs} form="application" />
        <form id="application">
          <input aria-label="Full Name" />
        </form>
      </>,
    );
    await vi.waitFor(() => expect(list()?.querySelectorAll('[inert]')).toHaveLength(3), PATIENCE);
  },
  act: {
    'details.pressed': ({ card }: AnyEventObject) => {
      // The card that is open offers no Details.
      if (card !== expanded) fireEvent.click(control(cardOf(card), 'Details'));
    },
    'close.pressed': () => fireEvent.click(control(cardOf(expanded), 'Close')),
    'card.pressed': ({ card }: AnyEventObject) => fireEvent.click(cardOf(card)),
    'apply.pressed': async () => {
      fireEvent.click(control(cardOf(expanded ?? 'SEO Manager'), 'Apply Now', 'link'));
      const field = screen.getByLabelText('Full Name');
      await vi.waitFor(() => expect(document.activeElement).toBe(field), PATIENCE);
      expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toContain(field.closest('form'));
    },
  },
  shows: list,
  sees: (_, { context }) => {
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
});
