import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';
import { pauseActs } from '../surroundings.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Clients', exact: true });
const control = (page: Page) => strip(page).getByRole('button');
/** Defers idle callbacks until the test calls `rest`. */
const deferIdle = () => {
  const waiting: IdleRequestCallback[] = [];
  window.requestIdleCallback = (then) => waiting.push(then);
  const rest = () => {
    for (const then of waiting.splice(0)) then({ didTimeout: false, timeRemaining: () => 50 });
  };
  Object.assign(window, { rest });
};
/** Its movement in eight frames, px. */
const ran = (page: Page) =>
  strip(page)
    .getByRole('list')
    .first()
    .evaluate(async (list) => {
      const place = () => list.getBoundingClientRect().left;
      const before = place();
      for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
      return before - place();
    });

export const logoStrip: BrowserAdapter<'logoStrip'> = {
  moves: true,
  // A single strip scrolls, and a keyboard reaches it in some browsers only: for a second at most.
  part: 'section[aria-label="Clients"][data-doubled], section[aria-label="Clients"] > button',
  regions: ['control', 'motion', 'track'],
  open: async (page) => {
    await page.addInitScript(deferIdle);
    await page.goto('/?inspect=console');
    await page.mouse.move(2, 2);
    await hydrated(page);
  },
  events: {
    ...pauseActs(strip, control),
    'page.settled': (page) => page.evaluate(() => (Reflect.get(window, 'rest') as () => void)()),
  },
  element: strip,
  expectState: async (page, _, snapshot) => {
    const isGrid = snapshot.matches({ motion: 'reduced' });
    await expect(control(page)).toBeVisible({ visible: !isGrid });
    if (!isGrid) {
      const { width = 0, height = 0 } = (await control(page).boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
    }
    // A pause takes hold with the next frame, which a busy machine may draw late.
    const runs = snapshot.matches({ track: 'doubled' }) && !snapshot.hasTag('paused');
    if (!runs) await expect.poll(() => ran(page)).toBe(0);
    else await expect.poll(() => ran(page)).toBeGreaterThan(0);
  },
};
