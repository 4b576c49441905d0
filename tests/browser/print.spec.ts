import type { Locator, Page } from '@playwright/test';
import { expect, readOnlyTest as test } from './fixtures.ts';
import { skipValidation, submitButton } from './form.ts';
import { visit } from './hydrated.ts';
import { UNKNOWN_PATH, unknownPageNoted } from './unknownPage.ts';

/** Opens a page as a sheet of A4 shows it. */
async function openOnPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await visit(page, path);
  await page.emulateMedia({ media: 'print' });
}

test.afterEach(({ page }) => page.emulateMedia({ media: null }));

/** A collapsed `details` is higher than its summary: its text takes place on the paper. */
async function printsCollapsed(collapsed: Locator): Promise<void> {
  const cut = () =>
    collapsed.evaluateAll((all) =>
      all
        .filter(
          (details) => details.clientHeight < 30 + (details.querySelector('summary')?.clientHeight ?? 0),
        )
        .map(({ textContent }) => textContent),
    );
  await expect.poll(cut).toEqual([]);
}

test('home: what floats over it, or only works on a screen, is not printed; collapsed text is', async ({
  page,
}) => {
  await openOnPaper(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toHaveCSS('position', 'static');
  for (const name of ['Menu', 'Back to top', 'Play the film'])
    await expect(page.getByRole('button', { name, includeHidden: true })).toBeHidden();
  await expect(page.getByRole('group', { name: 'Choose a slide', includeHidden: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Chat with us', includeHidden: true })).toBeHidden();
  const videos = await page.locator('video').all();
  expect(videos.length).toBeGreaterThan(0);
  for (const video of videos) await expect(video).toBeHidden();
  await expect(page.locator('div:has(> video[aria-labelledby=film])'), 'the room of the film').toBeHidden();
  const opening = await page.locator('main > section').first().boundingBox();
  expect(opening?.height, 'the tagline leaves room for what follows on its sheet').toBeLessThan(560);
  await expect(page.locator('main img').first(), 'the poster behind the tagline').toBeHidden();

  await expect(page.getByText('Its sign says “This one is yours”', { exact: false })).toBeVisible();
  const rows = page.locator('details[name=specialty]');
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all()) await expect(row.getByRole('link')).toBeVisible();
  await printsCollapsed(rows);
  const scenes = rows.locator('picture > img').filter({ visible: true });
  await expect(scenes, 'the picture of the open row alone').toHaveCount(1);

  await page.setViewportSize({ width: 1123, height: 794 });
  await expect(page.locator('#menu-sheet'), 'on a sheet that lies on its side').toBeHidden();
});

test('contact: a dialog does not lie over what was written', async ({ page }) => {
  await openOnPaper(page, '/contact');
  await skipValidation(page);
  await submitButton(page).click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await expect(page.locator('dialog[open]')).toBeHidden();
});

test('a service and careers: collapsed text is printed', async ({ page }) => {
  await openOnPaper(page, '/services/seo');
  const answers = await page.locator('#faq details p').all();
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) await expect(answer).toBeVisible();
  await printsCollapsed(page.locator('#faq details'));
  await visit(page, '/careers');
  const cards = page.locator('li[data-side]');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all())
    for (const name of ['Responsibilities', 'Requirements'])
      await expect(card.getByRole('heading', { name })).toBeVisible();
  for (const name of ['Details', 'Close'])
    for (const button of await page.getByRole('button', { name, includeHidden: true }).all())
      await expect(button, 'paper shows both sides').toBeHidden();
});

test.describe('with the page for unknown addresses', () => {
  test.use({ expectedConsole: unknownPageNoted });

  test('a short page takes two sheets, without the links of its footer', async ({ page }) => {
    for (const path of [UNKNOWN_PATH, '/thankyou']) {
      await visit(page, path);
      const file = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(file.match(/\/Type \/Page\b/g), path).toHaveLength(2);
    }
  });
});
