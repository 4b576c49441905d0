import { expect, test } from './fixtures.ts';

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
