import type { Page } from '@playwright/test';
import { serviceTiles } from '../specification/values/pages.ts';
import { expect, reading, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const open = async (page: Page) => {
  await page.goto('/');
  await hydrated(page);
};
const rows = (page: Page) => page.locator('details[name=specialty]');
const rowOf = (page: Page, name: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

reading.describe('what it says and where it leads', () => {
  reading.beforeEach(({ page }) => open(page));

  reading(
    "title 'The Agency Way - Digital Marketing and Advertising Agency in Gurgaon', tagline, canonical root",
    async ({ page }) => {
      await expect(page).toHaveTitle('The Agency Way - Digital Marketing and Advertising Agency in Gurgaon');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Framing People Centric Experiences');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/$/);
    },
  );

  reading('an Explore arrow to /about-us and a second Explore arrow to /services', async ({ page }) => {
    const explore = page.getByRole('main').getByRole('link', { name: 'Explore', exact: true });
    await expect(explore).toHaveCount(2);
    await expect(explore.first()).toHaveAttribute('href', '/about-us');
    await expect(explore.last()).toHaveAttribute('href', '/services');
  });

  reading('Specialist Divisions cards: Strategy, Design, Technology', async ({ page }) => {
    const section = page.getByRole('region', { name: 'Specialist Divisions' });
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Strategy', 'Design', 'Technology']);
    for (const name of ['strategy', 'design', 'technology']) {
      await expect(section.getByRole('link', { name: `See ${name}` })).toHaveAttribute('href', '/services');
    }
    // 600, 690 and 640 high at 1440, on one line of ground.
    await expect(async () => {
      const boxes = await section
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
      expect(boxes.map(({ height }) => Math.round(height))).toEqual([600, 690, 640]);
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    }).toPass();
  });

  reading(
    'two client strips of 12 and 11 logos, and a See All button to /clients (HOME-4)',
    async ({ page }) => {
      for (const [label, count] of [
        ['Clients', 12],
        ['More clients', 11],
      ] as const) {
        const strip = page.getByRole('region', { name: label, exact: true });
        await expect(strip.getByRole('img')).toHaveCount(count);
      }
      await expect(page.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/clients');
    },
  );

  reading(
    "'Where Our Specialty Lies' lists the eight services, each leading to its page",
    async ({ page }) => {
      const section = page.getByRole('region', { name: 'Where Our Specialty Lies' });
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(serviceTiles.map(([name]) => name));
      await expect(
        section.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).resolves.toEqual(serviceTiles.map(([, path]) => path));
    },
  );

  reading(
    'a promotional video with controls and captions, which nothing starts but the visitor',
    async ({ page }) => {
      const film = page.locator('video[controls]');
      await expect(film).toHaveAttribute('preload', 'none');
      await expect(film.locator('track[kind=captions]')).toHaveCount(1);
      expect(await film.evaluate((video: HTMLVideoElement) => video.paused && !video.autoplay)).toBe(true);
      await page.getByRole('link', { name: 'Watch the film' }).click();
      await expect(film).toBeInViewport();
      await expect(film).toHaveAttribute('poster', /promo/);
      await expect(page.getByRole('link', { name: 'Open the film' })).toHaveCount(0);
      await page.getByText('Transcript').click();
      await expect(page.getByText('Its sign says “This one is yours”', { exact: false })).toBeVisible();
    },
  );

  reading(
    'a carousel titled "What\'s the Buzz?" with 4 teasers; each arrow links to /Blog',
    async ({ page }) => {
      const carousel = page.getByRole('region', { name: "What's the Buzz?" });
      await expect(carousel.getByRole('heading', { name: "What's the Buzz?" })).toHaveCount(1);
      const links = carousel.locator('a');
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/Blog');
    },
  );

  reading("a contact form under 'Ready to redefine your brand experience?'", async ({ page }) => {
    const block = page.getByRole('region', { name: 'Ready to redefine your brand experience?' });
    await expect(block.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  });
});

test.describe('what it does', () => {
  test.beforeEach(({ page, javaScriptEnabled }) => (javaScriptEnabled ? open(page) : page.goto('/')));

  test('an opening row goes from 92 to 420 high, its title to wdth 125, and one row is open at a time', async ({
    page,
  }) => {
    const row = rowOf(page, 'Paid Ads');
    const height = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().height));
    const stretch = () => row.locator('h3').evaluate((title) => getComputedStyle(title).fontStretch);
    await expect(rowOf(page, 'Social Media')).toHaveAttribute('open');
    await expect.poll(height).toBe(92);
    await expect.poll(stretch).toBe('64%');

    await row.locator('summary').click();
    await expect.poll(height).toBe(420);
    await expect.poll(stretch).toBe('125%');
    await expect(page.locator('details[name=specialty][open]')).toHaveCount(1);
    await row.getByRole('link', { name: 'See Paid Ads' }).click();
    await expect(page).toHaveURL(/\/services\/paid-ads$/);
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the rows open as well, and nothing is cut off', async ({ page }) => {
      const row = rowOf(page, 'Influencer Marketing');
      await row.locator('summary').click();
      await expect(row.getByRole('link', { name: 'See Influencer Marketing' })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(390);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('every picture and heading is there, and the rows open', async ({ page }) => {
      await expect(page.getByRole('img', { name: /telescope/ }).first()).toHaveCSS('clip-path', 'none');
      const row = rowOf(page, 'SEO');
      await row.locator('summary').click();
      await expect(row.getByRole('link', { name: 'See SEO' })).toBeVisible();
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('pictures never unfold, headings never move, rows open at once', async ({ page }) => {
      const house = page.getByRole('img', { name: /telescope/ }).first();
      await expect(house.locator('xpath=ancestor::div[1]')).toHaveAttribute('data-state', 'folded');
      await house.scrollIntoViewIfNeeded();
      await expect(house.locator('xpath=ancestor::div[1]')).toHaveAttribute('data-state', 'unfolded');
      await expect(house).toHaveCSS('animation-name', 'none');
      const heading = page.getByRole('heading', { name: 'Where Our Specialty Lies' });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toHaveCSS('animation-name', 'none');
      const row = rowOf(page, 'Design');
      const height = await row.evaluate((element) => {
        element.querySelector('summary')?.click();
        return Math.round(element.getBoundingClientRect().height);
      });
      expect(height).toBe(420);
    });
  });
});
