import { createMemoryHistory } from '@tanstack/react-router';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoadChunk, loadChunk } from '../../src/actors/chunk.ts';
import { useFirstPage } from '../../src/actors/hydration.ts';
import { createSiteRouter } from '../../src/router.tsx';
import { aliases, encodedAlias, spellings } from '../specification/values/pages.ts';

async function openSite(path = '/') {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return router;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

test.each([
  [undefined, 'intent'],
  [false, 'intent'],
  [true, false],
])('where saving data is %s, the pages that links lead to are preloaded: %s', (saveData, preload) => {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  expect(createSiteRouter().options.defaultPreload).toBe(preload);
});

test('a page that is only preloaded is not reported as the next one', async () => {
  const pageLoaded = vi.fn(async () => {});
  const router = await openSite();
  router.update({ ...router.options, context: { pageLoaded } });
  await router.preloadRoute({ to: '/clients' });
  expect(pageLoaded).not.toHaveBeenCalled();
  // The first page is shown; `tests/browser/beforeHydration.spec.ts` has a change of page before that.
  renderHook(useFirstPage);
  await router.navigate({ to: '/clients' });
  expect(pageLoaded).toHaveBeenCalledOnce();
});

test('a page that arrives after another navigation began is not reported as the next one', async () => {
  const pageLoaded = vi.fn(async () => {});
  const requested = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const load: LoadChunk = async (name, request) => {
    if (name === 'clients') {
      requested.resolve();
      await arrival.promise;
    }
    return loadChunk(name, request);
  };
  const router = await openSite();
  renderHook(useFirstPage);
  router.update({ ...router.options, context: { load, pageLoaded } });
  void router.navigate({ to: '/clients' });
  await requested.promise;
  await router.navigate({ to: '/contact' });
  arrival.resolve();
  await vi.dynamicImportSettled();
  expect(pageLoaded.mock.calls).toEqual([['raniWash']]);
});

test.each(['/100%', '/%E0%A4%A', '/blog/%E0%A4%A'])(
  '%s, whose escapes are malformed, is the not-found page',
  async (path) => {
    const router = await openSite(path);
    expect(router.state.matches.at(-1)?.loaderData).toMatchObject({ file: 'notFound' });
  },
);

test.each([...Object.entries(aliases), [encodedAlias, aliases['/blog/{token}']]])(
  'a link to %s leads to %s (BLOG-4, BLOG-5)',
  async (alias, target) => {
    const router = await openSite();
    await router.navigate({ href: alias });
    expect(router.state.location.pathname).toBe(target);
  },
);

test.each(spellings)('%s is the page of %s (PAGE-7)', async (spelled) => {
  const router = await openSite(spelled);
  expect(router.state.matches.at(-1)?.loaderData).not.toMatchObject({ file: 'notFound' });
});
