import type { Page } from '@playwright/test';
import type { AnyRouter } from '@tanstack/react-router';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { visit } from '../hydrated.ts';

const LINKS = ['About', 'Clients', 'Contact'] as const;

/** A page whose router waits for the test before a page counts as loaded, and before it is rendered. */
interface DeferredWindow extends Window {
  __TSR_ROUTER__: AnyRouter;
  loading: PromiseWithResolvers<void>;
  rendering: PromiseWithResolvers<void>;
}

const shutter = (page: Page) => page.locator('#shutter');

/** The vertical offset of each half of the shutter, px. */
const halves = (page: Page) =>
  shutter(page).evaluate((element) =>
    ['::before', '::after'].map((half) => {
      const { transform } = getComputedStyle(element, half);
      return Math.round(new DOMMatrix(transform).m42);
    }),
  );

async function open(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await visit(page, '/about-us?inspect=console');
  await expect(shutter(page)).toHaveAttribute('data-state', 'settled');
  await page.evaluate(() => {
    const deferred = window as unknown as DeferredWindow;
    const router = deferred.__TSR_ROUTER__;
    const { pageLoaded } = router.options.context;
    router.options.context.pageLoaded = async (wall: string) => {
      await deferred.loading.promise;
      await pageLoaded(wall);
    };
    router.startViewTransition = async (update) => {
      await deferred.rendering.promise;
      await update();
    };
  });
}

/** Follows a link of the header: to the shown page, or to one that is neither shown nor loading. */
const follow = (page: Page, to: 'shown page' | 'other page') =>
  page.evaluate(
    ([to, labels]) => {
      const deferred = window as unknown as DeferredWindow;
      deferred.loading = Promise.withResolvers();
      deferred.rendering = Promise.withResolvers();
      const { latestLocation, stores } = deferred.__TSR_ROUTER__;
      const shown = stores.resolvedLocation.get()?.pathname;
      const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Main"] a')];
      const link = links.find(({ pathname, textContent }) =>
        to === 'shown page'
          ? pathname === shown
          : labels.includes(textContent) && pathname !== shown && pathname !== latestLocation.pathname,
      );
      if (to === 'shown page') {
        deferred.loading.resolve();
        deferred.rendering.resolve();
      }
      link?.click();
    },
    [to, LINKS as readonly string[]] as const,
  );

async function load(page: Page, isMotionReduced: boolean): Promise<void> {
  await page.emulateMedia({ reducedMotion: isMotionReduced ? 'reduce' : 'no-preference' });
  await page.evaluate(() => (window as unknown as DeferredWindow).loading.resolve());
}

export const navigation: BrowserAdapter<'navigation'> = {
  moves: true,
  part: '#shutter',
  regions: [],
  open,
  events: {
    'navigation.started': async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await follow(page, 'other page');
    },
    'navigation.cancelled': (page) => follow(page, 'shown page'),
    'link.repeated': async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
      await follow(page, 'shown page');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
    'page.loaded': (page, { isMotionReduced }) => load(page, isMotionReduced),
    'page.rendered': async (page) => {
      // Without a shutter, which needs the page's wall, when nothing has loaded yet.
      if ((await shutter(page).getAttribute('data-state')) === 'travelling') await load(page, true);
      await page.evaluate(() => (window as unknown as DeferredWindow).rendering.resolve());
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.locator('#announcer')).toHaveText(await page.title());
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    },
  },
  element: shutter,
  expectState: async (page, state) => {
    await expect(shutter(page)).toHaveCSS('pointer-events', 'none');
    const isShut = state === 'closing' || state === 'closed';
    // The browser moves the halves by its own clock.
    await expect.poll(() => halves(page)).toEqual(isShut ? [0, 0] : [-401, 401]);
  },
};
