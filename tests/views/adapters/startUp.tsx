import { expect, vi } from 'vitest';
import { sinceLoad } from '../../../src/shell/startUp/appLoad.ts';
import { StartUp } from '../../../src/shell/startUp/StartUp.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite, TIMEOUT_MS } from '../site.tsx';

const flag = () => document.querySelector<HTMLElement>('[data-flag="start-up"]');

/** Renders the timer as if the app had loaded `elapsed` ms ago. */
async function renderLate(elapsed: number) {
  const now = performance.now.bind(performance);
  const ahead = elapsed - sinceLoad();
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  await renderInSite(<StartUp />);
  await vi.waitFor(() => expect(flag()).not.toBeNull(), TIMEOUT_MS);
}

export const startUp: ViewAdapter<'startUp'> = {
  open: ({ input }) => renderLate((input as { elapsed: number }).elapsed),
  events: {},
  element: flag,
};
