import { serviceTiles } from '../specification/values/pages.ts';
import { expect, reading, test } from './fixtures.ts';

test.describe('Services (/services)', () => {
  reading(
    'a banner, intro text and a grid of 8 service tiles, each leading to its route',
    async ({ page, site }) => {
      await page.goto(`${site.url}/services`);
      await expect(page.getByRole('img', { name: /^Eight small windows/ })).toBeVisible();
      await expect(page.getByText('You get a written scope and a price')).toBeVisible();
      const grid = page.getByRole('list', { name: 'Services', exact: true });
      await expect(grid.getByRole('heading')).toHaveText(serviceTiles.map(([name]) => name));
      const paths = await grid
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths).toEqual(serviceTiles.map(([, path]) => path));
    },
  );

  test('a scrolling strip of 15 industries, duplicated for looping', async ({ page, site }) => {
    await page.goto(`${site.url}/services`);
    const strip = page.getByRole('region', { name: 'Industries', exact: true });
    await expect(strip.getByRole('listitem')).toHaveCount(15);
    await expect(strip.locator('li')).toHaveCount(30);
  });

  test("a 'Request a call back' button to /contact", async ({ page, site }) => {
    await page.goto(`${site.url}/services`);
    await page.getByRole('link', { name: 'Request a call back' }).click();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });
});

test.describe('Service detail pages', () => {
  for (const [tile, path] of serviceTiles) {
    reading(
      `${path}: title, tagline, description, offerings, 'Our Clients', 'GET IN TOUCH' and an FAQ of 4`,
      async ({ page, site }) => {
        await page.goto(site.url + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const words = page.getByRole('region', { name: tile, exact: true });
        await expect.poll(() => words.locator('p').count()).toBeGreaterThanOrEqual(3);
        await expect.poll(() => words.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
        await expect(page.getByRole('heading', { name: 'Our Clients' })).toBeVisible();
        await expect
          .poll(() => page.getByRole('region', { name: 'Our Clients' }).getByRole('img').count())
          .toBeGreaterThanOrEqual(11);
        await expect(page.locator('#faq details')).toHaveCount(4);
        await expect(
          page.getByRole('navigation', { name: 'Neighbouring services' }).getByRole('link'),
        ).toHaveCount(2);
        const button = page.getByRole('link', { name: 'GET IN TOUCH' });
        await expect(button).toHaveAttribute('href', '/contact');
      },
    );
  }

  reading('the picture hides less than a quarter of the title’s last line', async ({ page, site }) => {
    for (const [, path] of serviceTiles) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site.url + path);
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

  test('an unknown service is the not-found page', async ({ page, site }) => {
    const response = await page.request.get(`${site.url}/services/nothing`);
    expect(response.status()).toBe(404);
  });
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
