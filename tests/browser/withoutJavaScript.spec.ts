import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { homeWords } from '../../src/content/home.ts';
import { button, carousel } from './carousel.ts';
import { chat, SMALL, seesEndAboveDock, top } from './dock.ts';
import { expect, test } from './fixtures.ts';
import { control, hero } from './heroVideo.ts';
import { showsEveryLogo } from './logoStrip.ts';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

/** Controls that need a script are hidden, and each has one replacement. */
async function replacesControls(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Enquiry' });
  await expect(form.getByText('This form needs JavaScript.')).toBeVisible();
  const mail = form.getByRole('link', { name: agency.email });
  await expect(mail).toHaveCSS('text-decoration-line', 'underline');
  await expect(form.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
  await expect(form.getByRole('button', { name: 'Submit' })).toBeHidden();
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Menu', includeHidden: true })).toBeHidden();
  await expect(header.locator('a[href^="tel:"]')).toBeHidden();
}

test('home', async ({ page }) => {
  await page.goto('/');

  await test.step('every picture and heading is there, and the rows open', async () => {
    await expect(page.getByRole('img', { name: /telescope/ }).first()).toHaveCSS('clip-path', 'none');
    const heading = page.getByRole('heading', { name: 'SEO', exact: true });
    const row = page.locator('details[name=specialty]').filter({ has: heading });
    await row.locator('summary').click();
    await expect(row.getByRole('link', { name: 'See SEO' })).toBeVisible();
  });

  await test.step('a strip is a grid in which every item can be seen', () => showsEveryLogo(page));

  await test.step('on a small screen each control that needs a script has a replacement', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await replacesControls(page);
    await expect(page.locator('video[aria-labelledby=film]').filter({ visible: true })).toHaveCount(1);
    await expect(hero(page).getByRole('img').first(), 'the poster stands for the film').toBeVisible();
    await expect(control(page)).toBeHidden();
  });

  await test.step('every slide can be pushed into view, and its link followed', async () => {
    await page.setViewportSize({ width: 1440, height: 800 });
    for (const name of ['Pause the slides', /^Slide 1/]) await expect(button(page, name)).toBeHidden();
    for (const { headline } of homeWords.buzz.teasers) {
      const heading = carousel(page).getByRole('heading', { name: headline });
      await heading.scrollIntoViewIfNeeded();
      await expect(heading).toBeInViewport({ ratio: 1 });
    }
    await carousel(page).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/Blog$/);
  });
});

test('contact', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');

  await test.step('every page is within reach, and the form says how to reach the agency', async () => {
    await replacesControls(page);
    await expect(page.locator('video[aria-labelledby=film]')).toHaveCount(0);
    const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y, 'no room is left for a header that floats').toBeLessThan(y + height + 72);
    for (const label of ['Home', 'About', 'Clients', 'Services', 'Careers', 'Contact'])
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }),
      ).toBeInViewport({ ratio: 1 });
  });

  await test.step('the chat link is always there, and the page ends above it', async () => {
    await page.setViewportSize(SMALL);
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    await expect(top(page)).toBeHidden();
    expect(await chat(page).boundingBox()).toMatchObject({ x: 0, width: SMALL.width });
    await seesEndAboveDock(page);
  });

  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.getByRole('banner'), 'it would float over other walls').toHaveCSS('position', 'absolute');
});

test('careers: both sides of a card can be read, and the form says where to write', async ({ page }) => {
  await page.goto('/careers');
  await expect(page.getByRole('heading', { level: 3, name: 'SEO Manager' })).toBeVisible();
  await expect(page.getByText('Guide one junior specialist')).toBeVisible();
  await expect(page.getByText('2.5-6 LPA')).toBeVisible();
  await expect(page.getByRole('button', { name: /Details|Close|Submit/ })).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Tell us who you are' });
  await expect(form.getByText('This form needs JavaScript')).toBeVisible();
  await expect(form.getByRole('link', { name: agency.hiringEmail })).toBeVisible();
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  await expect(page.getByLabel('Full Name')).toBeInViewport();
});

test('an article is whole, and its links work', async ({ page }) => {
  await page.goto('/blog/placement-ads-services');
  await expect(page.getByText('A physiotherapy clinic with three branches')).toBeVisible();
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details p').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link', { name: 'paid ads' }).click();
  await expect(page).toHaveURL('/services/paid-ads');
});
