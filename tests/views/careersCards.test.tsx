import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { jobs } from '../../src/content/jobs.ts';
import { CareersCards } from '../../src/features/islands.ts';
import { media, renderInSite } from './site.tsx';

const card = (title: string) =>
  screen.getAllByRole('heading', { level: 3, name: title })[0]?.closest('[data-side]') as HTMLElement;
const side = (title: string) => card(title).dataset.side;

async function openDetails(title: string) {
  Element.prototype.scrollIntoView = vi.fn();
  await renderInSite(
    <>
      <CareersCards jobs={jobs} form="application" />
      <form id="application" />
    </>,
  );
  await waitFor(() => expect(document.querySelectorAll('[inert]')).toHaveLength(jobs.length));
  fireEvent.click(screen.getByRole('button', { name: 'Details', description: title }));
  expect(side(title)).toBe('details');
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a click anywhere on the open card closes it (CAREER-4)', async () => {
  await openDetails('SEO Manager');
  fireEvent.click(within(card('SEO Manager')).getByText('Responsibilities'));
  expect(side('SEO Manager')).toBe('face');
});

test('the second click of a double click does not', async () => {
  await openDetails('SEO Manager');
  fireEvent.click(card('SEO Manager'), { detail: 2 });
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

test.each([
  ['Details', () => card('Account Executive')],
  ['Apply Now', () => document.getElementById('application')],
])('of two presses before a paint only the last one, %s, scrolls the page', async (last, destination) => {
  await openDetails('SEO Manager');
  vi.useFakeTimers();
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('matchMedia', (query: string) => media.query(query));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100));
  fireEvent.click(
    screen.getByRole('button', { name: 'Details', description: 'Business Development Manager' }),
  );
  fireEvent.click(screen.getAllByText(last)[0] as HTMLElement);
  vi.runAllTimers();
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([destination()]);
});
