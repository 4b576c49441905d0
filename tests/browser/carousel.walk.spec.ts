import type { Locator, Page } from '@playwright/test';
import { homeWords } from '../../src/content/home.ts';
import { stillnessActs } from '../support/surroundings.ts';
import { swipe } from '../support/touch.ts';
import { castInBrowser } from './cast.ts';
import { expect } from './fixtures.ts';

const carousel = (page: Page) => page.getByRole('region', { name: "What's the Buzz?" });
/** What one sees of the slides. */
const frame = (page: Page) => carousel(page).locator('[aria-live]').locator('..');
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name });
const control = (page: Page) => button(page, /the slides$/);

/** Presses without a pointer or the keyboard staying there: both would hold it. */
const press = (page: Page, name: string | RegExp) => button(page, name).dispatchEvent('click');

await castInBrowser('carousel', {
  open: async (page, { site }) => {
    // Time stands still unless the walk lets it pass; the animations are the browser's own and run on.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(`${site.url}/?inspect=console`);
    await page.mouse.move(2, 2);
    await expect(carousel(page)).toHaveAttribute('data-alive');
  },
  act: {
    ...stillnessActs(carousel, control),
    'next.pressed': (page) => press(page, 'Next slide'),
    'previous.pressed': (page) => press(page, 'Previous slide'),
    'dot.pressed': (page, { index }) => press(page, new RegExp(`^Slide ${Number(index) + 1}:`)),
    'slide.swiped': (page) => swipe(page, frame(page), 200),
  },
  shows: carousel,
  sees: async (page, _, snapshot) => {
    const { index } = snapshot.context as { index: number };
    const slide = carousel(page).getByRole('group', { name: `${index + 1} of 4` });
    await expect(slide.getByRole('heading')).toHaveText(homeWords.buzz.teasers[index]?.headline ?? '');
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);
    await expect.poll(() => left(slide)).toBe(await left(frame(page)));
    // The only one that can be reached.
    const reachable = frame(page).locator('[aria-roledescription="slide"]:not([inert])');
    await expect(reachable).toHaveAccessibleName(`${index + 1} of 4`);
    await expect(carousel(page).locator('[aria-current]')).toHaveAccessibleName(
      new RegExp(`^Slide ${index + 1}:`),
    );
    const isHeld = snapshot.hasTag('held');
    await expect(carousel(page).locator('[aria-live]')).toHaveAttribute(
      'aria-live',
      isHeld ? 'polite' : 'off',
    );
  },
});
