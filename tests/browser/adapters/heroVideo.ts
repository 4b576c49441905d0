import type { Page } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { film } from '../heroVideo.ts';
import { visit } from '../hydrated.ts';
import { showTab } from '../surroundings.ts';

const control = (page: Page) => page.getByRole('button', { name: /the film$/, includeHidden: true }).first();

interface DeferredPlayback {
  isLoaded: boolean;
  /** Settles the last call of `play()`: resolves it, or rejects it with an error of that name. */
  settle: (error?: string) => unknown;
  /** Plays the film by the browser itself. */
  resume: (video: HTMLVideoElement) => Promise<void>;
}
type DeferredWindow = typeof window & { deferred: DeferredPlayback };

/** Defers the page's load, and the film's `play()`, until the test settles them. */
const deferPlayback = () => {
  const { play } = HTMLMediaElement.prototype;
  const deferred: DeferredPlayback = {
    isLoaded: false,
    settle: () => {},
    async resume(video) {
      // Without sources nothing plays; only the rejection can be tested.
      if (video.childElementCount === 0)
        Object.defineProperty(video, 'paused', { value: false, configurable: true });
      else await play.call(video);
      video.dispatchEvent(new Event('playing'));
      Reflect.deleteProperty(video, 'paused');
    },
  };
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    return new Promise((resolve, reject) => {
      deferred.settle = (error) =>
        error === undefined
          ? play.call(this).then(resolve, reject)
          : reject(Object.assign(new Error('No film'), { name: error }));
    });
  };
  // A film on a busy machine waits now and then.
  for (const type of ['waiting', 'playing'])
    window.addEventListener(type, (event) => event.isTrusted && event.stopPropagation(), { capture: true });
  Object.defineProperty(document, 'readyState', {
    get: () => (deferred.isLoaded ? 'complete' : 'interactive'),
  });
  Object.assign(window, { deferred });
};

/** Changes a preference, and waits for the page's next frame, in which its event is sent. */
async function prefer(page: Page, reducedMotion: 'reduce' | 'no-preference') {
  const heard = await page.evaluateHandle(() => {
    const change = Promise.withResolvers<void>();
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    query.addEventListener('change', () => change.resolve(), { once: true });
    return { change: change.promise };
  });
  await page.emulateMedia({ reducedMotion });
  await heard.evaluate(({ change }) => change);
}

export const heroVideo: BrowserAdapter<'heroVideo'> = {
  moves: true,
  savesData: false,
  // Its film and its strips take a fifth less time than on a wide screen.
  screen: 'small',
  part: 'main > section:first-of-type',
  never: {
    states: ['starting', 'stalled', 'suspended', 'unplayable'],
    because: 'the first three look like playing, the last like the poster',
  },
  open: async (page) => {
    await page.clock.install();
    await page.addInitScript(deferPlayback);
    await visit(page, '/?inspect=console');
    // From here on the walk advances the clock; the film has a clock of its own.
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  events: {
    'page.loaded': async (page, { isMotionReduced, isHidden, hasCodec }) => {
      if (isMotionReduced) await prefer(page, 'reduce');
      if (isHidden) await showTab(page, false);
      await page.evaluate((isPlayable) => {
        if (!isPlayable) HTMLMediaElement.prototype.canPlayType = () => '';
        (window as DeferredWindow).deferred.isLoaded = true;
        window.dispatchEvent(new Event('load'));
      }, hasCodec);
      if (isMotionReduced) await prefer(page, 'no-preference');
    },
    'control.pressed': (page) => control(page).click(),
    'page.hidden': (page) => showTab(page, false),
    'page.shown': (page) => showTab(page, true),
    'motion.reduced': async (page) => {
      await prefer(page, 'reduce');
      await prefer(page, 'no-preference');
    },
    'composition.changed': async (page) => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      const isPortrait = width / height <= 5 / 8;
      // Of the same width: `everyState.ts` checks states by width.
      await page.setViewportSize({ width, height: isPortrait ? width : width * 2 });
      await expect(film(page).locator('source').first()).toHaveAttribute(
        'src',
        isPortrait ? /\/hero\./ : /\/hero-m\./,
      );
    },
    'film.stopped': (page) => film(page).evaluate((video: HTMLVideoElement) => video.pause()),
    'film.waited': (page) =>
      film(page).evaluate(async (video: HTMLVideoElement) => {
        // At its end it goes back to its beginning.
        if (video.seeking)
          await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
        video.dispatchEvent(new Event('waiting'));
      }),
    'film.resumed': (page) =>
      film(page).evaluate((video: HTMLVideoElement) => (window as DeferredWindow).deferred.resume(video)),
  },
  settle: async (page, { done, value }) => {
    await page.evaluate(
      (error) => (window as DeferredWindow).deferred.settle(error),
      done ? undefined : (value as Error).name,
    );
  },
  element: film,
  expectState: async (page, state) => {
    const runs = ['playing', 'stalled'].includes(state);
    const stands = ['poster', 'unplayable'].includes(state);
    await expect(control(page)).toBeVisible({ visible: !stands });
    await expect(film(page)).toBeVisible({ visible: !stands && state !== 'blocked' });
    if (state !== 'starting') await expect(film(page)).toHaveJSProperty('paused', !runs);
  },
};
