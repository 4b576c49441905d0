import { RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { loadChunk } from '../../../src/actors/chunk.ts';
import { island } from '../../../src/boot/island.tsx';
import { ErrorScreen } from '../../../src/shell/errorScreen/ErrorScreen.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { openRoutes, TIMEOUT_MS } from '../site.tsx';

/** The pending imports. */
let arriving: PromiseWithResolvers<unknown>[] = [];
let visit = 0;
let isIsland = false;

const load = () => {
  const promise = Promise.withResolvers<unknown>();
  arriving.push(promise);
  return promise.promise;
};

/** Two pages; the test settles the import of the far one. */
async function openSite(chunk: string) {
  const router = await openRoutes({
    '/': { component: () => <h1>Near</h1> },
    '/contact': {
      loader: () => loadChunk(chunk, load),
      component: () => <h1>Far</h1>,
      errorComponent: ErrorScreen,
    },
  });
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate({ to: '/contact' }));
}

/** A page with an island; the test settles its import. */
function openIsland(chunk: string) {
  const Far = island({ file: chunk, load }, () => () => <h1>Far</h1>);
  render(<Far />);
}

const next = async () => {
  await vi.waitFor(() => expect(arriving.length).toBeGreaterThan(0), TIMEOUT_MS);
  // The last one: an import that timed out is still pending.
  return arriving.pop();
};

export const chunk: ViewAdapter<'chunk'> = {
  open: async ({ variant }) => {
    arriving = [];
    visit += 1;
    isIsland = variant === 'island';
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    // The script is gone. The site's server cannot be reached, or Try again would open a new document.
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.endsWith('/far.js')) return new Response(null, { status: 404 });
      throw new TypeError('Failed to fetch');
    });
    await act(() => (isIsland ? openIsland : openSite)(`far-${visit}`));
  },
  events: {
    'retry.requested': () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
    'browser.online': () => fireEvent.online(window),
  },
  settle: async ({ done, value }) => {
    const promise = await next();
    if (done) promise?.resolve(value);
    else if (value instanceof Error && value.name === 'MissingChunk') {
      promise?.reject(new TypeError('Failed to fetch dynamically imported module: http://localhost/far.js'));
    } else promise?.reject(value);
  },
  expectState: async (state) => {
    if (state === 'loading') expect(screen.queryByRole('heading', { name: 'Far' })).toBeNull();
    else if (state === 'loaded') await screen.findByRole('heading', { name: 'Far' });
    else {
      const message = `Loading chunk far-${visit} failed. (${state.slice('failed.'.length)})`;
      if (isIsland) expect(console.error).toHaveBeenLastCalledWith(expect.objectContaining({ message }));
      else await screen.findByText(message);
    }
  },
};
