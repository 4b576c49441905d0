import { cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sinceLoad } from '../../src/appLoad.ts';
import { StartUp } from '../../src/features/startUp/StartUp.tsx';
import { castInView, PATIENCE, renderInSite } from './cast.tsx';

const flag = () => document.querySelector<HTMLElement>('[data-flag="start-up"]');

/** Renders the timer as if the app had loaded `elapsed` ms ago. */
async function renderLate(elapsed: number) {
  const now = performance.now.bind(performance);
  const ahead = elapsed - sinceLoad();
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  await renderInSite(<StartUp />);
  await vi.waitFor(() => expect(flag()).not.toBeNull(), PATIENCE);
}

// biome-ignore lint/suspicious/noExportsInTest: only its type is imported, by the index of drivers
export const startUpDriver = await castInView('startUp', {
  open: ({ input }) => renderLate((input as { elapsed: number }).elapsed),
  act: {},
  shows: flag,
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([5_000, 9_000])('rendered %i ms after the load, the flag is set at once', async (elapsed) => {
  await renderLate(elapsed);
  await vi.waitFor(() => expect(flag()?.dataset.state).toBe('elapsed'), 500);
});
