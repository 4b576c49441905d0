import type { Page } from '@playwright/test';
import { lettersOf, misfitsInEach } from './cutText.ts';
import { expect, readOnlyTest, test } from './fixtures.ts';
import { visit } from './hydrated.ts';
import { withhold } from './withhold.ts';

const rowOf = (page: Page, name: string) =>
  page.locator('details[name=specialty]').filter({ has: page.getByRole('heading', { name, exact: true }) });
const filmLink = (page: Page) => page.getByRole('link', { name: 'Watch the film' });

readOnlyTest('home from its tagline to its form, under reduced motion', async ({ page }) => {
  await visit(page, '/');
  const film = page.locator('video[controls]');
  const captions = film.locator('track[kind=captions]');

  await test.step('the film waits: poster and captions are fetched when it comes near', async () => {
    await expect(film).toHaveAccessibleDescription(/./);
    await expect(film).toHaveAttribute('preload', 'none');
    await expect(film).not.toHaveAttribute('poster');
    await expect(captions).not.toHaveAttribute('src');
    await expect(captions).toHaveAttribute('srclang', /^en/);
    expect(await film.evaluate((video: HTMLVideoElement) => video.paused && !video.autoplay)).toBe(true);
    await expect(film, 'telephones play it in its place').toHaveJSProperty('playsInline', true);
  });

  await test.step('the name of a service and its description stay apart, with any text setting', async () => {
    // Every other width is tried with every page.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const { over } of await misfitsInEach(page, Object.values(lettersOf))) expect(over).toEqual([]);
  });

  await test.step('the tagline stands on the blank wall beneath the windows, in low windows too', async () => {
    const tagline = page.getByRole('heading', { level: 1 });
    for (const [width, height] of [
      [1440, 900],
      [1440, 500],
      [1280, 520],
      [960, 430],
    ] as const) {
      await page.setViewportSize({ width, height });
      const gap = () =>
        tagline.evaluate((heading) => {
          const street = heading.closest('section')?.getBoundingClientRect();
          if (!street) throw new Error('The tagline is in no section.');
          // The film is 16:9 and fills the section from its top; its wall is blank from .43 of its height.
          const filmHeight = Math.max(street.height, (street.width * 9) / 16);
          return heading.getBoundingClientRect().top - street.top - 0.43 * filmHeight;
        });
      await expect.poll(gap, `px at ${width} × ${height}`).toBeGreaterThan(0);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step('the names of the three divisions are equally wide, and what they do begins on one line', async () => {
    const words = ['Finds the people', 'Gives those people', 'Builds the site'];
    for (const width of [2560, 1440, 820]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = () =>
        Promise.all(words.map(async (text) => (await page.getByText(text).boundingBox())?.y ?? Number.NaN));
      const apart = async () => Math.max(...(await tops())) - Math.min(...(await tops()));
      await expect.poll(apart, `px at ${width} px`).toBeLessThan(1);
    }
    await page.setViewportSize({ width: 1440, height: 800 });
  });

  await test.step("the film's heading is no smaller on wider screens", async () => {
    const heading = page.getByRole('heading', { name: 'See how we see people' });
    const widths: number[] = [];
    for (const width of [1440, 1920, 2560, 3840]) {
      await page.setViewportSize({ width, height: 900 });
      widths.push(Math.round((await heading.boundingBox())?.width ?? Number.NaN));
    }
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  });

  await test.step('pictures never unfold, headings never move, rows open at once', async () => {
    const house = page.getByRole('img', { name: /telescope/ }).first();
    await expect(house.locator('xpath=ancestor::div[1]')).toHaveAttribute('data-state', 'folded');
    await house.scrollIntoViewIfNeeded();
    await expect(house.locator('xpath=ancestor::div[1]')).toHaveAttribute('data-state', 'unfolded');
    await expect(house).toHaveCSS('animation-name', 'none');
    const heading = page.getByRole('heading', { name: 'Where Our Specialty Lies' });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toHaveCSS('animation-name', 'none');
    await expect(rowOf(page, 'Social Media')).toHaveAttribute('open');
    const [closed, opened] = await rowOf(page, 'Design').evaluate((row) => {
      const look = () => {
        const title = row.querySelector('h3');
        return {
          height: Math.round(row.getBoundingClientRect().height),
          stretch: title && getComputedStyle(title).fontStretch,
        };
      };
      const before = look();
      row.querySelector('summary')?.click();
      return [before, look()];
    });
    expect(closed).toEqual({ height: 92, stretch: '64%' });
    expect(opened).toEqual({ height: 420, stretch: '125%' });
    await expect(page.locator('details[name=specialty][open]'), 'one at a time').toHaveCount(1);
  });

  await test.step('the cards of the divisions', async () => {
    const section = page.getByRole('region', { name: 'Specialist Divisions' });
    // 600, 690 and 640 high at 1440, on one line of ground.
    await expect(async () => {
      const boxes = await section
        .getByRole('img')
        .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()));
      expect(boxes.map(({ height }) => Math.round(height))).toEqual([600, 690, 640]);
      expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    }).toPass();
    const house = section.getByRole('img').first();
    const middle = await house.evaluate((image) => {
      image.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = image.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.textContent;
    });
    expect(middle, 'the whole house is the link').toContain('See SEO, paid ads and PR');
  });

  await test.step('"Watch the film" leads to the whole film', async () => {
    for (const [width, height] of [
      [768, 1024],
      [844, 390],
      [1024, 600],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await filmLink(page).press('Enter');
      await expect(async () => {
        const box = await film.boundingBox();
        const top = await page
          .getByRole('banner')
          .evaluate((header) => header.getBoundingClientRect().bottom);
        expect(box?.y).toBeGreaterThanOrEqual(top - 1);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
      }, `at ${width} px`).toPass();
    }
    await expect(film).toHaveAttribute('poster', /promo/);
    await expect
      .poll(() => captions.evaluate(({ track }: HTMLTrackElement) => track.cues?.length))
      .toBeGreaterThan(0);
  });

  await test.step('the open transcript leaves the film whole', async () => {
    await page.getByText('Transcript').click();
    await expect(page.getByText('Its sign says “This one is yours”', { exact: false })).toBeVisible();
    for (const width of [1440, 1280, 900, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const ratio = () => film.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
      await expect.poll(ratio, `at ${width} px`).toBeCloseTo(16 / 9, 1);
    }
    await expect(filmLink(page), 'at 390 px').toBeHidden();
  });

  await test.step('on a small screen an open row fits, and its link is followed', async () => {
    await rowOf(page, 'Influencer Marketing').locator('summary').click();
    const link = page.getByRole('link', { name: 'See Influencer Marketing' });
    await expect(link).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(390);
    await link.click();
    await expect(page).toHaveURL(/\/services\/influencer-marketing$/);
  });
});

test('a press of the picture plays the film, and another one pauses it', async ({ page }) => {
  await visit(page, '/');
  const film = page.locator('video[controls]');
  await film.click();
  await expect(film).toHaveJSProperty('paused', false);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await film.click();
  await expect(film).toHaveJSProperty('paused', true);
});

test.describe('without the film', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('a film whose files did not come can be started again', async ({ page }) => {
    const files = /promo.*\.mp4/;
    await page.route(files, (route) => route.abort());
    await visit(page, '/');
    const film = page.locator('video[controls]');
    await film.click();
    await expect(film, 'no file is left to try').toHaveJSProperty('networkState', 3);
    await page.unroute(files);
    const { y } = (await film.boundingBox()) ?? {};
    await film.press('Space');
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    expect((await film.boundingBox())?.y, 'the page stays where it is').toBe(y);
  });
});

test.describe('while its scripts are withheld', () => {
  test.use({ expectedConsole: /./ });

  test('the focus moves from the link to the film to the player that replaces it', async ({ page }) => {
    const letLoad = await withhold(page, '**/static/js/**');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Open the film' }).focus();
    await letLoad();
    await expect(page.locator('video[controls]')).toBeFocused();
  });
});
