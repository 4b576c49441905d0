import type { Page } from '@playwright/test';
import { pauseActs } from '../../support/surroundings.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Clients', exact: true });
const control = (page: Page) => strip(page).getByRole('button');
/** Its way in eight frames, px. */
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
  part: 'section[aria-label="Clients"]',
  open: async (page, { site }) => {
    await page.goto(`${site.url}/?inspect=console`);
    await page.mouse.move(2, 2);
    await expect(strip(page)).toHaveAttribute('data-hydrated');
  },
  events: pauseActs(strip, control),
  shows: strip,
  sees: async (page, _, snapshot) => {
    const isGrid = snapshot.matches({ motion: 'reduced' });
    await expect(control(page)).toBeVisible({ visible: !isGrid });
    if (!isGrid) {
      const isPaused = snapshot.matches({ control: 'paused' });
      await expect(control(page)).toHaveText(`${isPaused ? 'Play' : 'Pause'} the strip: Clients`);
    }
    // A pause takes hold with the next frame, which a busy machine may draw late.
    if (snapshot.hasTag('paused')) await expect.poll(() => ran(page)).toBe(0);
    else await expect.poll(() => ran(page)).toBeGreaterThan(0);
  },
};
