import type { Page } from '@playwright/test';
import { showTab } from '../support/surroundings.ts';
import { settlementOf } from '../support/walk.ts';
import { castInBrowser } from './cast.ts';
import { expect, test } from './fixtures.ts';

test.use({ savesData: false });

const film = (page: Page) => page.locator('main section').first().locator('video');
const control = (page: Page) => page.getByRole('button', { name: /the film$/, includeHidden: true }).first();

/** The page in which a film plays, or does not, when the test says so; and which has loaded when the test says so. */
const stage = () => {
  const { play } = HTMLMediaElement.prototype;
  const scene = { isLoaded: false, settle: (_error?: string) => {} };
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return new Promise((resolve, reject) => {
      scene.settle = (error) =>
        error === undefined ? play.call(this).then(resolve, reject) : reject(new Error(error));
    });
  };
  Object.defineProperty(document, 'readyState', { get: () => (scene.isLoaded ? 'complete' : 'interactive') });
  Object.assign(window, { scene });
};
interface Scene {
  isLoaded: boolean;
  settle: (error?: string) => void;
}

export const heroVideoDriver = await castInBrowser('heroVideo', {
  moves: true,
  part: 'main > section:first-of-type',
  open: async (page, { site }) => {
    await page.addInitScript(stage);
    await page.goto(`${site.url}/?inspect=console`);
    await page.waitForLoadState('networkidle');
  },
  act: {
    'page.loaded': async (page, { isWelcome }) => {
      await page.emulateMedia({ reducedMotion: isWelcome ? 'no-preference' : 'reduce' });
      await page.evaluate(() => {
        (Reflect.get(window, 'scene') as Scene).isLoaded = true;
        window.dispatchEvent(new Event('load'));
      });
    },
    'control.pressed': (page) => control(page).click(),
    'page.hidden': (page) => showTab(page, false),
    'page.shown': (page) => showTab(page, true),
    'motion.reduced': async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      // A page hears of a preference with its next frame.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.emulateMedia({ reducedMotion: 'reduce' });
    },
  },
  settle: async (page, event) => {
    const { done } = settlementOf(event);
    await page.evaluate(
      (error) => (Reflect.get(window, 'scene') as Scene).settle(error),
      done ? undefined : 'NotAllowedError',
    );
  },
  shows: film,
  sees: async (page, state) => {
    const moves = ['starting', 'playing', 'suspended'].includes(state);
    await expect(control(page)).toHaveText(moves ? 'Pause the film' : 'Play the film');
    await expect(control(page)).toBeVisible({ visible: state !== 'poster' });
    if (state !== 'starting') await expect(film(page)).toHaveJSProperty('paused', state !== 'playing');
    if (state === 'poster') await expect(film(page).locator('source')).toHaveCount(0);
  },
});
