import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jobs } from '../../src/content/jobs.ts';
import { EmptyWindow } from '../../src/features/careersCards/EmptyWindow.tsx';
import { CareersCards } from '../../src/features/islands.ts';
import { cardOf, open } from './adapters/careersCards.tsx';
import { answerReduced, renderInSite } from './site.tsx';

const side = (title: string) => cardOf(title).dataset.side;
const press = (name: string, description: string) =>
  fireEvent.click(screen.getByRole('button', { name, description }));

async function openDetails(title: string) {
  await open();
  press('Details', title);
  expect(side(title)).toBe('details');
}

test('once the page is idle, the script that flips a card is fetched, and cards flip', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => waiting.push(then));
  vi.stubGlobal('cancelIdleCallback', () => {});
  answerReduced(false);
  await renderInSite(<CareersCards />);
  expect(waiting).not.toEqual([]);
  for (const then of waiting) then();
  await vi.dynamicImportSettled();
  press('Details', 'SEO Manager');
  expect(cardOf('SEO Manager').dataset.flipping).toBe('soon');
});

test('a click on a closed card opens none (CAREER-4)', async () => {
  await open();
  fireEvent.click(cardOf('SEO Manager'), { detail: 1 });
  expect(side('SEO Manager')).toBe('face');
});

test('the second click of a double click does not close a card', async () => {
  await openDetails('SEO Manager');
  fireEvent.click(cardOf('SEO Manager'), { detail: 2 });
  expect(side('SEO Manager')).toBe('details');
});

test('nor does one that has selected words', async () => {
  await openDetails('SEO Manager');
  const [first] = jobs.find(({ title }) => title === 'SEO Manager')?.responsibilities ?? [];
  const words = screen.getByText(first ?? '');
  window.getSelection()?.selectAllChildren(words);
  fireEvent.click(words);
  expect(side('SEO Manager')).toBe('details');
  act(() => window.getSelection()?.removeAllRanges());
});

test('Apply Now is a link for those who want another tab', async () => {
  await openDetails('SEO Manager');
  const [link] = within(cardOf('SEO Manager')).getAllByRole('link', { name: 'Apply Now' });
  const follow = (keys: MouseEventInit) => fireEvent.click(link as HTMLElement, keys);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(follow({ [key]: true }), key).toBe(true);
  expect(side('SEO Manager')).toBe('details');
  expect(follow({})).toBe(false);
  expect(side('SEO Manager')).toBe('face');
  await waitFor(() => expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce());
});

test.each([
  ['Details', 'smoothly', () => cardOf('Account Executive')],
  ['Apply Now', 'smoothly', () => document.getElementById('application')],
  ['Details', 'at once', () => cardOf('Account Executive')],
  ['Apply Now', 'at once', () => document.getElementById('application')],
])(
  'of two presses before a paint only the last one, %s, scrolls the page %s',
  async (last, how, destination) => {
    await openDetails('SEO Manager');
    vi.useFakeTimers();
    answerReduced(how === 'at once');
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100));
    press('Details', 'Business Development Manager');
    fireEvent.click(screen.getAllByText(last)[0] as HTMLElement);
    vi.runAllTimers();
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([destination()]);
  },
);

describe('the page', () => {
  const scrolled = () => {
    const { calls, contexts } = vi.mocked(Element.prototype.scrollIntoView).mock;
    return calls.map(([options], index) => ({ element: contexts[index], options }));
  };

  /** Opens a card whose top, and that of all others, is `top` px from the viewport's. */
  async function openAt(isReduced: boolean, top: number) {
    await openDetails('SEO Manager');
    vi.useFakeTimers();
    answerReduced(isReduced);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  }
  afterEach(() => document.documentElement.removeAttribute('style'));

  test.each([
    // Below the header.
    ['72px', 56, 0],
    ['72px', 55, 1],
    ['auto', -16, 0],
    ['auto', -17, 1],
  ])('with a header of %s and a card at %i px scrolls %i times to it', async (padding, top, times) => {
    await openAt(false, top);
    document.documentElement.style.setProperty('scroll-padding-block-start', padding);
    press('Close', 'SEO Manager');
    vi.runAllTimers();
    expect(scrolled()).toHaveLength(times);
  });

  test.each([
    ['Details', 'Account Executive', false, 'smooth'],
    ['Details', 'Account Executive', true, 'instant'],
    // A closed side is gone at once.
    ['Close', 'SEO Manager', false, 'instant'],
  ] as const)(
    'scrolls to a side with %s of %s (reduced motion: %s): %s',
    async (name, title, isReduced, behavior) => {
      await openAt(isReduced, -400);
      const element = cardOf(title);
      press(name, title);
      vi.runAllTimers();
      expect(scrolled()).toEqual([{ element, options: { block: 'start', behavior } }]);
    },
  );

  test('moves a focus within the card to the control that flips it back, and no other', async () => {
    await openAt(false, 100);
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    press('Close', 'SEO Manager');
    vi.runAllTimers();
    expect(focus).not.toHaveBeenCalled();
    const details = screen.getByRole('button', { name: 'Details', description: 'SEO Manager' });
    details.focus();
    focus.mockClear();
    fireEvent.click(details);
    vi.runAllTimers();
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Close', description: 'SEO Manager' }),
    );
  });

  test('goes to the form and its first field with Apply Now, at once under reduced motion (CAREER-5)', async () => {
    await openAt(true, 100);
    const form = document.getElementById('application');
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    fireEvent.click(screen.getAllByText('Apply Now')[0] as HTMLElement);
    vi.runAllTimers();
    expect(scrolled()).toEqual([{ element: form, options: { block: 'start', behavior: 'instant' } }]);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(document.activeElement).toBe(form?.firstElementChild);
  });
});

test('two round windows on a page share no id, so that neither clips the other', () => {
  const { container } = render(
    <>
      <EmptyWindow kind="round" />
      <EmptyWindow kind="round" />
    </>,
  );
  const ids = Array.from(container.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  const [clipped] = container.querySelectorAll('[clip-path]');
  expect(clipped?.getAttribute('clip-path')).toBe(`url(#${ids[0]})`);
});
