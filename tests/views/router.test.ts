import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { createSiteRouter } from '../../src/router.tsx';

test('a page that is only preloaded is not reported as the next one', async () => {
  const pageLoaded = vi.fn(async () => {});
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) });
  await router.load();
  router.update({ ...router.options, context: { pageLoaded } });
  await router.preloadRoute({ to: '/clients' });
  expect(pageLoaded).not.toHaveBeenCalled();
  await router.navigate({ to: '/clients' });
  expect(pageLoaded).toHaveBeenCalledOnce();
});
