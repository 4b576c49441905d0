import { serviceTiles } from '../specification/values/pages.ts';
import { expect, reading, test } from './fixtures.ts';

reading('the picture hides less than a quarter of the title’s last line', async ({ page, site }) => {
  for (const [, path] of serviceTiles) {
    await page.goto(site.url + path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const hidden = await page.evaluate(() => {
        const line = document.querySelector('h1 > span:last-child');
        const stage = document.querySelector('h1')?.closest('section')?.lastElementChild;
        if (!line || !stage) throw new Error('There is no title, or no picture.');
        const em = Number.parseFloat(getComputedStyle(line).fontSize);
        // Archivo's capitals: .686 em high, on a line that leaves .096 em under them.
        const foot = line.getBoundingClientRect().bottom - 0.096 * em;
        return (foot - stage.getBoundingClientRect().top) / (0.686 * em);
      });
      expect(hidden, `${path} at ${width} px`).toBeGreaterThan(0);
      expect(hidden, `${path} at ${width} px`).toBeLessThan(0.25);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open and close, and every word and logo is there', async ({ page, site }) => {
    await page.goto(`${site.url}/services/seo`);
    const question = page.locator('#faq details').first();
    await expect(question.locator('p')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p')).toBeVisible();
    await expect(page.getByRole('img', { name: 'noorvali' })).toBeVisible();
    await expect(page.getByRole('img', { name: /magnifying glass/ })).toBeVisible();
  });
});
