import type { Page } from '@playwright/test';
import { pageFileName } from '../../src/content/pages.ts';
import { typed } from '../modelInputs/enquiry.ts';
import { builtPages, onePageOfEachKind } from './builtPages.ts';
import { cardOf, openCareers } from './careersPage.ts';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { fillForm, form, interceptCalls, openForm, submitButton } from './form.ts';
import { hydrated, visit } from './hydrated.ts';
import { filmHasControls } from './settled.ts';
import { unknownPageNoted } from './unknownPage.ts';

/**
 * Compares pages with the pictures in `screenshots/`, at half size and without motion. After an intended change, check
 * and commit the new ones: `npm run test:browser -- screenshots --update-snapshots=changed`.
 */
// Their window differs from that of all other tests, so they run last, in parallel.
test.describe.configure({ mode: 'parallel' });
test.skip(process.platform !== 'linux', 'letters are drawn otherwise on other systems');
test.use({
  density: 0.5,
  expectedConsole: new RegExp(`${unknownPageNoted.source}|^(Error submitting form|Failed to load resource)`),
});

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 390, height: 844 };

/** Waits for every picture of the page and its letters. */
async function settle(page: Page) {
  await hydrated(page);
  await filmHasControls(page);
  // A browser that switches compositions aborts the first request: `decode` is called again.
  await expect(() =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const images = Array.from(document.images);
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode()));
    }),
  ).toPass();
  // A film's poster is fetched when the film comes near.
  for (const film of await page.locator('video[controls]').all()) {
    await film.scrollIntoViewIfNeeded();
    await expect(film).toHaveAttribute('poster');
    await film.evaluate(({ poster }: HTMLVideoElement) =>
      Object.assign(new Image(), { src: poster }).decode(),
    );
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  }
}

/** Compares the page, or its part in the window, on each screen. */
async function matchesScreenshot(
  page: Page,
  name: string,
  { fullPage = false, screens = [WIDE, SMALL] } = {},
) {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}-${screen.width}.png`, { fullPage });
  }
}

for (const path of onePageOfEachKind) {
  test(`${path} looks as before`, async ({ page }) => {
    await page.goto(path);
    await matchesScreenshot(page, pageFileName(path), { fullPage: true });
  });
}

test('between the breakpoints grids have as many columns as before', async ({ page }) => {
  const columns: Record<string, string> = {};
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const counts = await page.locator('main *, footer *').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element))
          .filter(({ display }) => display === 'grid')
          .map(({ gridTemplateColumns }) => gridTemplateColumns.match(/px/g)?.length ?? 1),
      );
      const wide = counts.filter((count) => count > 1);
      columns[`${path} at ${width} px`] = wide.filter((count, at) => count !== wide[at - 1]).join(' ');
    }
  }
  expect(`${JSON.stringify(columns, null, 2)}\n`).toMatchSnapshot('columns.json');
});

// Each service has a title and a picture of its own; further articles differ in their words alone.
for (const path of builtPages) {
  if (!path.startsWith('/services/') || onePageOfEachKind.includes(path)) continue;
  test(`${path} opens as before`, async ({ page }) => {
    await page.goto(path);
    await matchesScreenshot(page, pageFileName(path), { screens: [WIDE] });
  });
}

test('a page that Chromium would darken by itself looks as it is drawn', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contact');
  await matchesScreenshot(page, 'contact', { fullPage: true });
  // The next test has the same window.
  await page.emulateMedia({ colorScheme: null });
  await session.detach();
});

test('the menu', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }),
  ).toBeVisible();
  await settle(page);
  await expect(page).toHaveScreenshot('menu-390.png');
});

test('a card that is open', async ({ page }) => {
  await openCareers(page);
  const card = cardOf(page, 'SEO Manager');
  await card.getByRole('button', { name: 'Details' }).click();
  await expect(card).toHaveAttribute('data-side', 'details');
  await matchesScreenshot(page, 'card-open');
});

test.describe('the form and its dialog', () => {
  test.afterEach(async ({ page }) => {
    await page.unrouteAll();
    // The draft, which the next test would find.
    await page.evaluate(() => sessionStorage.clear());
  });

  test('invalid fields', async ({ page }) => {
    await openForm(page, '/contact');
    await fillForm(page, { ...typed, companyName: '  ', message: ' ' });
    await submitButton(page).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await matchesScreenshot(page, 'dialog-alert');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await matchesScreenshot(page, 'form-errors');
  });

  test('waiting, and an answer', async ({ page }) => {
    await openForm(page, '/contact');
    const calls = await interceptCalls(page);
    await fillForm(page);
    await submitButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('Please stand by');
    await matchesScreenshot(page, 'dialog-waiting');
    await expect.poll(() => calls.length).toBe(1);
    await calls[0]?.fulfill({ json: { success: false, status: false, message: 'No more today.' } });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await matchesScreenshot(page, 'dialog-answer');
  });

  test('a call that fails, assisted', async ({ page, assistedSite }) => {
    await openForm(page, `${assistedSite.url}/contact`);
    const calls = await interceptCalls(page);
    await fillForm(page);
    await submitButton(page).click();
    await expect.poll(() => calls.length).toBe(1);
    await calls[0]?.abort();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await matchesScreenshot(page, 'dialog-assisted');
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(form(page)).toHaveAttribute('data-state', /^filling/);
  });
});
