import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Resolves a given time after the next page's heading is in the document, measured in the page itself. ms. */
const afterNextHeading = (page: Page, delay: number) =>
  page.evaluate(
    (delay) =>
      new Promise<void>((resolve) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        const observer = new MutationObserver(() => {
          if (heading() === undefined || heading() === before) return;
          observer.disconnect();
          setTimeout(resolve, delay);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    delay,
  );

const DELAYS = [0, 80, 160, 320];
const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY));

test.describe('a page answers from its first frame (390 px, touch)', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const delay of DELAYS) {
    test(`a tap on the menu ${delay} ms after the next heading opens it`, async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      await hydrated(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await toggle(page).boundingBox()) ?? {};
      const arrived = afterNextHeading(page, delay);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await arrived;
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test.describe('a page answers from its first frame (1440 px)', () => {
  for (const delay of DELAYS) {
    test(`a turn of the wheel ${delay} ms after the next heading scrolls`, async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      await hydrated(page);
      const arrived = afterNextHeading(page, delay);
      await mainLink(page, 'About').click();
      await page.mouse.move(700, 500);
      await arrived;
      await page.mouse.wheel(0, 600);
      await scrolledTo(page).toBeGreaterThan(500);
    });

    test(`a press on a link ${delay} ms after the next heading is followed`, async ({ page, site }) => {
      await page.goto(`${site.url}/contact`);
      await hydrated(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await mainLink(page, 'Careers').boundingBox()) ?? {};
      const arrived = afterNextHeading(page, delay);
      await mainLink(page, 'About').click();
      await arrived;
      await page.mouse.click(x + width / 2, y + height / 2);
      await expect(page).toHaveURL(/\/careers$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  }
});
