import { RouterProvider } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHUTTER } from '../../machines/navigation.machine.ts';
import { followNavigation } from '../../src/shell/navigation/followNavigation.ts';
import { pressLink } from './adapters/navigation.tsx';
import { stubAnimations } from './animation.ts';
import { answerReduced, openRoutes } from './site.tsx';

/** Holds the page `/contact` back. */
let loading = Promise.withResolvers<void>();

async function openSite() {
  const router = await openRoutes({
    '/': { component: () => <h1>/</h1> },
    '/clients': { component: () => <h1>/clients</h1> },
    '/contact': { loader: () => loading.promise },
    '/thankyou': { component: () => <p>No heading</p> },
  });
  // Links do not reach the router before that.
  document.documentElement.toggleAttribute('data-hydrated', true);
  followNavigation(router);
  render(
    <main>
      <RouterProvider router={router} />
    </main>,
  );
  return router;
}
const shutter = () => document.getElementById('shutter');
/** The router scrolls too. */
const scrolls = () =>
  vi
    .mocked(window.scrollTo)
    .mock.calls.filter(([options]) => (options as ScrollToOptions).behavior === 'instant');

beforeEach(() => {
  stubAnimations();
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

test('the first page is no change of page', async () => {
  await openSite();
  expect(shutter()?.dataset.state).toBe('settled');
  expect(scrolls()).toEqual([]);
  expect(document.getElementById('announcer')?.textContent).toBe('');
  expect(document.activeElement).toBe(document.body);
});

test('an address with an anchor is not scrolled to its top; the heading has the focus without being a stop', async () => {
  const router = await openSite();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  window.location.hash = '#logos';
  await act(() => router.navigate({ to: '/clients', hash: 'logos' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('/clients'));
  expect((document.activeElement as HTMLElement).tabIndex).toBe(-1);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  expect(scrolls()).toEqual([]);
});

test('the part that an anchor names has the focus instead; opened at one, the router scrolls to the next', async () => {
  // The heading of an article may be in any script; addresses encode it.
  const part = Object.assign(document.createElement('section'), { id: 'कहानी' });
  document.body.append(part);
  window.location.hash = '#कहानी';
  const router = await openSite();
  await act(() => router.navigate({ to: '/clients', hash: 'कहानी' }));
  await waitFor(() => expect(document.activeElement).toBe(part));
  const isScrolled = router.options.scrollRestoration as (to: { location: { hash: string } }) => boolean;
  expect(isScrolled({ location: { hash: 'logos' } })).toBe(true);
});

test.each([
  ['the shown page', '', true, true],
  ['a part of it', '#logos', true, false],
  ['another page', '/clients', true, false],
  ['the shown page on another host', 'http://example.com/', true, false],
  ['the shown page, in a new tab', '', false, false],
])('a pressed link to %s', async (_, href, isTaken, isRepeated) => {
  await openSite();
  pressLink(href || window.location.pathname, isTaken);
  expect(scrolls().length > 0).toBe(isRepeated);
  expect(document.activeElement?.tagName).toBe(isRepeated ? 'H1' : 'BODY');

  const { length } = scrolls();
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.body.click();
  expect(scrolls(), 'a press that is no link').toHaveLength(length);
});

test('only before a link to a part of the page may the browser restore its place', async () => {
  const router = await openSite();
  await act(() => router.navigate({ to: '/clients' }));
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  for (const [href, mode] of [
    ['/elsewhere#logos', 'manual'],
    [window.location.pathname, 'manual'],
    ['#logos', 'auto'],
  ] as const) {
    pressLink(href);
    expect(history.scrollRestoration).toBe(mode);
  }
});

test('Back starts at the top like any change of page, and a reload keeps the place (SCROLL-1)', async () => {
  const router = await openSite();
  await act(() => router.navigate({ to: '/clients' }));
  await waitFor(() => expect(scrolls()).toEqual([[{ top: 0, behavior: 'instant' }]]));
  expect(history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});

test('a page without a heading is announced all the same', async () => {
  const router = await openSite();
  document.title = 'Bare';
  await act(() => router.navigate({ to: '/thankyou' }));
  await waitFor(() => expect(document.getElementById('announcer')?.textContent).toBe('Bare'));
});

test.each(['/Clients', '/clients/'])(
  'at %s, a link to /clients leads back to its top (PAGE-7)',
  async (spelled) => {
    await openSite();
    window.history.replaceState(null, '', spelled);
    pressLink('/clients');
    expect(scrolls()).toContainEqual([{ top: 0, behavior: 'instant' }]);
  },
);

describe('while the next page is on its way', () => {
  async function travel() {
    const router = await openSite();
    loading = Promise.withResolvers();
    await act(async () => void router.navigate({ to: '/contact' }));
    await waitFor(() => expect(shutter()?.dataset.state).toBe('travelling'));
    return router;
  }
  afterEach(async () => {
    vi.useRealTimers();
    await act(async () => loading.resolve());
  });

  test.each([
    ['the first page', { fromLocation: undefined, pathChanged: true }],
    ['an anchor', { fromLocation: { state: {} }, pathChanged: false }],
  ])('%s that is rendered late is not taken for it', async (_, event) => {
    const router = await travel();
    router.emit({ type: 'onRendered', toLocation: router.state.location, ...event } as never);
    expect(shutter()?.dataset.state).toBe('travelling');
  });

  test('the shutter has the colour of that page, and of another page when the visitor navigates to that instead', async () => {
    const router = await travel();
    vi.useFakeTimers();
    answerReduced(false);
    const { pageLoaded } = router.options.context as { pageLoaded: (wall: string) => Promise<void> };
    for (const wall of ['genda', 'neel']) {
      const fromLocation = router.state.location;
      router.emit({
        type: 'onBeforeNavigate',
        fromLocation,
        toLocation: fromLocation,
        pathChanged: true,
      } as never);
      void pageLoaded(wall);
      expect(shutter()?.dataset).toMatchObject({ state: 'closing', wall });
    }
  });

  test('it waits until the shutter has closed', async () => {
    const router = await travel();
    vi.useFakeTimers();
    answerReduced(false);
    let isClosed = false;
    const { pageLoaded } = router.options.context as { pageLoaded: (wall: string) => Promise<void> };
    void pageLoaded('genda').then(() => {
      isClosed = true;
    });
    await vi.advanceTimersByTimeAsync(SHUTTER - 1);
    expect(isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isClosed).toBe(true);
  });
});

test('the load of the first page starts no change of page', async () => {
  const router = await openSite();
  router.emit({
    type: 'onBeforeNavigate',
    fromLocation: undefined,
    toLocation: router.state.location,
    pathChanged: true,
  } as never);
  expect(shutter()?.dataset.state).toBe('settled');
});
