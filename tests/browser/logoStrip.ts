import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Locators and expectations of the strips of logos and industries. */

export const strips = (page: Page) => page.locator('main section[data-state^="pointer"]');
export const list = (strip: Locator) => strip.locator('ul').first();

/** Expects the first strip of home to be a grid in which every logo can be seen, at two widths. */
export async function showsEveryLogo(page: Page): Promise<void> {
  const strip = strips(page).first();
  for (const [width, size] of [
    [390, 28],
    [1440, 38],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(strip.getByRole('button')).toBeHidden();
    const boxes = await list(strip)
      .getByRole('img')
      .evaluateAll((logos) => logos.map((logo) => logo.getBoundingClientRect()));
    expect(boxes).toHaveLength(12);
    for (const { left, right, height } of boxes) {
      expect(height).toBe(size);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    await expect(strip.locator('ul').nth(1)).toBeHidden();
  }
}
