import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';
import { pauseActs } from '../surroundings.ts';

const tile = (page: Page) =>
  page.getByRole('list', { name: 'Services' }).getByRole('link', { name: /^PR & ORM/ });
const layers = (page: Page) => tile(page).locator('span[data-state]');

/** Defers the decoding of layers until the test calls `settle`. */
const deferLayers = () => {
  const { decode } = HTMLImageElement.prototype;
  const waiting: ((error?: string) => void)[] = [];
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    return new Promise((resolve, reject) => {
      waiting.push((error) =>
        error === undefined ? decode.call(this).then(resolve, reject) : reject(new Error(error)),
      );
    });
  };
  /** @returns true when a request was pending */
  const settle = (error?: string) => {
    const settled = waiting.splice(0);
    for (const arrive of settled) arrive(error);
    return settled.length > 0;
  };
  Object.assign(window, { settle });
};

/** The object's distance from its rest, px. */
const reach = (page: Page) =>
  layers(page)
    .locator('[data-part="object"]')
    .evaluate((object) => {
      const [x = 0, y = 0] = getComputedStyle(object).translate.split(' ').map(Number.parseFloat);
      return Math.hypot(x || 0, y || 0);
    });

export const popOut: BrowserAdapter<'popOut'> = {
  moves: true,
  part: 'main',
  regions: ['object'],
  open: async (page) => {
    await page.addInitScript(deferLayers);
    await page.goto('/services?inspect=console');
    await page.mouse.move(2, 2);
    await hydrated(page);
    await tile(page).scrollIntoViewIfNeeded();
  },
  events: pauseActs(tile, tile),
  settle: async (page, { done }) => {
    await page.waitForFunction(
      (error) => (Reflect.get(window, 'settle') as (error?: string) => boolean)(error),
      done ? undefined : 'offline',
    );
  },
  element: layers,
  expectState: async (page, _, snapshot) => {
    if (snapshot.matches({ object: 'out' })) {
      await expect.poll(() => reach(page)).toBeCloseTo(14, 0);
    } else if (snapshot.matches({ object: 'resting' })) {
      // Back at rest, and the picture is flat.
      await expect(layers(page).locator('img')).toHaveCount(0);
    }
  },
};
