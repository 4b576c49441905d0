import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { navigation } from '../../src/content/pages.ts';
import { COVERED, MENU_SHEET } from '../../src/shell/menu/Sheet.css.ts';
import { Sheet } from '../../src/shell/menu/Sheet.tsx';
import type * as shell from '../../src/shell/Shell.tsx';
import { renderInSite } from './site.tsx';

const bringIn = vi.fn((_links: Iterable<Element>) => {});
const preloadMotion = vi.fn();
let Shell: typeof shell.Shell;

// Another test may have loaded the menu already, with the real animation.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('../../src/shell/menu/bringIn.ts', () => ({ bringIn }));
  vi.doMock('../../src/actors/motion.ts', async (original) => ({
    ...(await original<object>()),
    preloadMotion,
  }));
  ({ Shell } = await import('../../src/shell/Shell.tsx'));
});
afterAll(() => {
  vi.doUnmock('../../src/shell/menu/bringIn.ts');
  vi.doUnmock('../../src/actors/motion.ts');
  vi.resetModules();
});

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const isCovered = () => document.querySelector<HTMLElement>('main')?.inert;

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await renderInSite(
    <Shell>
      <h1>Home</h1>
    </Shell>,
  );
});

test('an opened menu raises its links, once its sheet is painted', async () => {
  bringIn.mockClear();
  fireEvent.click(toggle());
  expect(bringIn).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(bringIn).toHaveBeenCalledOnce();
  const [links = []] = bringIn.mock.lastCall ?? [];
  expect([...links].map((link) => link.textContent)).toEqual(navigation.map(({ label }) => label));
});

test.each(['focus', 'pointerDown'] as const)('the animation script is fetched at the first %s', (use) => {
  preloadMotion.mockClear();
  fireEvent[use](toggle());
  expect(preloadMotion).toHaveBeenCalledOnce();
});

test('a menu that is pressed and closed at once never covers the page', async () => {
  const cover = vi.spyOn(document.documentElement, 'toggleAttribute');
  fireEvent.click(toggle());
  fireEvent.click(toggle());
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(cover.mock.calls).toEqual([[COVERED, false]]);
  expect(isCovered()).toBe(false);
});

test('Escape closes the menu, and no other key does', () => {
  fireEvent.click(toggle());
  for (const [key, isOpen] of [
    ['a', 'true'],
    ['Escape', 'false'],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    expect(toggle().getAttribute('aria-expanded'), key).toBe(isOpen);
  }
});

test('a link to this page that is opened elsewhere leaves the menu open, and the focus on the link', () => {
  fireEvent.click(toggle());
  const home = document.querySelector(`#${MENU_SHEET} a[href="/"]`) as HTMLElement;
  home.focus();
  // jsdom opens no windows.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(home, { ctrlKey: true });
  expect(toggle().getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(home);
});

test.each(['tel:', 'mailto:'])('a %s link closes the menu and focuses the toggle (NAV-4)', (scheme) => {
  fireEvent.click(toggle());
  const link = document.querySelector<HTMLElement>(`header a[href^="${scheme}"]`);
  link?.focus();
  // jsdom opens no programs.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (link) fireEvent.click(link);
  expect(toggle().getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(toggle());
});

test('a page in the header whose name is no fitted headline stops the build', () => {
  const added = { ...navigation[0], label: 'Nobody fitted this' };
  vi.spyOn(navigation, 'map').mockImplementation((see) => [see(added as never, 0, [])] as never);
  expect(() => renderToString(<Sheet />)).toThrow('"Nobody fitted this" is not fitted');
});
