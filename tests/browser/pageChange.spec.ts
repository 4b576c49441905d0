import type { Locator, Page } from '@playwright/test';
import { jobs } from '../../src/content/jobs.ts';
import { expect, test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { withhold } from './withhold.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

const shutter = (page: Page) => page.locator('#shutter');

/** Opens the contact page, and waits until it is hydrated and its router follows links. */
async function openContact(page: Page): Promise<void> {
  await visit(page, '/contact');
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
}

/** Resolves a given time, ms, after the next page's heading is in the document, measured in the page. */
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

const DELAYS = [0, 160];
const scrolledTo = (page: Page) => expect.poll(() => page.evaluate(() => window.scrollY));

test.describe('a page answers from its first frame', () => {
  test.describe('at 390 px', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('a tap on the menu opens it', async ({ page }) => {
      await openContact(page);
      const { x = 0, y = 0, width = 0, height = 0 } = (await toggle(page).boundingBox()) ?? {};
      const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
      for (const delay of DELAYS) {
        await test.step(`${delay} ms after the next heading`, async () => {
          const arrived = afterNextHeading(page, delay);
          await footerLink('Blog').click();
          await arrived;
          await page.touchscreen.tap(x + width / 2, y + height / 2);
          await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');

          await toggle(page).click();
          await footerLink('Contact').click();
          await expect(page).toHaveURL(/\/contact$/);
          await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
        });
      }
    });
  });

  test('the mouse wheel scrolls, and a press on a link is followed', async ({ page }) => {
    await openContact(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await mainLink(page, 'Careers').boundingBox()) ?? {};
    for (const delay of DELAYS) {
      await test.step(`${delay} ms after the next heading`, async () => {
        const arrived = afterNextHeading(page, delay);
        await mainLink(page, 'About').click();
        await page.mouse.move(700, 500);
        await arrived;
        await page.mouse.wheel(0, 600);
        await scrolledTo(page).toBeGreaterThan(500);

        const changed = afterNextHeading(page, delay);
        await mainLink(page, 'Contact').click();
        await changed;
        await page.mouse.click(x + width / 2, y + height / 2);
        await expect(page).toHaveURL(/\/careers$/);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    }
  });
});

/** Records every state of the shutter, with the colour of its wall, as `seen` on the window. */
const watchShutter = (page: Page) =>
  page.evaluate(() => {
    const shutter = document.querySelector<HTMLElement>('#shutter');
    const seen: string[] = [];
    Object.assign(window, { seen });
    if (!shutter) return;
    new MutationObserver(() =>
      seen.push(`${shutter.dataset.state} ${getComputedStyle(shutter, '::before').backgroundColor}`),
    ).observe(shutter, { attributeFilter: ['data-state'] });
  });
const shutterSeen = (page: Page) =>
  page.evaluate(() =>
    [...new Set(Reflect.get(window, 'seen') as string[])].filter((s) => /clos|open/.test(s)),
  );

test('the shutter closes and opens in the colour of the next page; back in the middle of that, the page that is shown stays', async ({
  page,
}) => {
  await page.clock.install();
  await openContact(page);
  await watchShutter(page);
  await mainLink(page, 'About').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  const wall = await page.locator('#site').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await shutterSeen(page)).toEqual(
    ['closing', 'closed', 'opening'].map((state) => `${state} ${wall}`),
  );

  // Back in the middle of the next change, the page that is shown stays, and answers. A busy machine may take longer to
  // go back than the shutter to close.
  await page.clock.pauseAt(Date.now() + 60_000);
  await watchShutter(page);
  await page.evaluate(() => {
    const shutter = document.querySelector('#shutter');
    const observer = new MutationObserver(() => {
      if (shutter?.getAttribute('data-state') !== 'closing') return;
      observer.disconnect();
      history.back();
    });
    if (shutter) observer.observe(shutter, { attributeFilter: ['data-state'] });
  });
  await mainLink(page, 'Clients').click();
  await expect
    .poll(() => shutterSeen(page))
    .toEqual([expect.stringMatching(/^closing/), expect.stringMatching(/^opening/)]);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on one floor');
  await mainLink(page, 'Careers').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('your name on it');
});

test('the shutter opens on a whole page, with each of its islands, and nothing is pushed away', async ({
  page,
}) => {
  await visit(page, '/about-us');
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  await page.evaluate(() => {
    const found: number[] = [];
    const shifts: number[] = [];
    Object.assign(window, { found, shifts });
    const shutter = document.querySelector<HTMLElement>('#shutter');
    if (!shutter) return;
    new MutationObserver(() => {
      if (shutter.dataset.state === 'opening')
        found.push(document.querySelectorAll('main form, main [data-side], #specialty, #film').length);
    }).observe(shutter, { attributeFilter: ['data-state'] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const found = () => page.evaluate(() => Reflect.get(window, 'found'));
  await mainLink(page, 'Contact').evaluate((link: HTMLElement) => link.click());
  await expect.poll(found).toEqual([1]);
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  await mainLink(page, 'Careers').evaluate((link: HTMLElement) => link.click());
  await expect.poll(found).toEqual([1, 1 + jobs.length]);
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  const home = page.getByRole('banner').getByRole('link', { name: /^The Agency Way/ });
  await home.evaluate((link: HTMLElement) => link.click());
  await expect.poll(found).toEqual([1, 1 + jobs.length, 3]);
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

test('a page that is long on its way is announced by a bar, and closes a menu that was opened meanwhile', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.locator('#progress');
  await openContact(page);
  await expect(bar).toBeHidden();
  const letLoad = await withhold(page, '**/static/js/about-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).dispatchEvent('click');
  await expect(shutter(page)).toHaveAttribute('data-state', 'travelling');
  await expect(bar, 'most pages come before it').toHaveCSS('animation-delay', /^0\.5s/);
  await expect(bar).toHaveCSS('animation-duration', '0s, 20s');
  await expect(bar).toBeVisible();
  const level = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).zIndex));
  const header = await level(page.getByRole('banner'));
  expect(await level(bar), 'nothing covers it').toBeGreaterThan(header);
  expect(await level(shutter(page)), 'the shutter covers the header').toBeGreaterThan(header);
  expect(await level(page.locator('aside')), 'the menu covers the dock').toBeLessThan(header);
  await toggle(page).click();
  await expect(page.locator('main')).toHaveJSProperty('inert', true);
  await letLoad();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('on one floor');
  await expect(bar).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
  await expect(heading).toBeFocused();
});
