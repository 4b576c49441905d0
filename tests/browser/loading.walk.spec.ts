import type { Page, Route } from '@playwright/test';
import { settlementOf } from '../support/walk.ts';
import { castInBrowser } from './cast.ts';
import { expect } from './fixtures.ts';

const CONTACT_CHUNK = '**/static/js/contact-*.js';

type Answer = (route: Route) => Promise<void>;

/**
 * The contact page's script, held back until the walk says how it arrives. One attempt may ask for it more than once:
 * ahead of the import, by the import, and to learn why the import failed.
 */
class HeldScript {
  private waiting: Route[] = [];
  private how: Answer | undefined;

  static async of(page: Page): Promise<HeldScript> {
    const script = new HeldScript();
    await page.route(CONTACT_CHUNK, async (route) => {
      if (script.how) await script.how(route);
      else script.waiting.push(route);
    });
    return script;
  }

  hold(): void {
    this.how = undefined;
  }

  async answer(how: Answer): Promise<void> {
    await expect.poll(() => this.waiting.length, { intervals: [20] }).toBeGreaterThan(0);
    this.how = how;
    await Promise.all(this.waiting.splice(0).map(how));
  }
}

const scripts = new WeakMap<Page, HeldScript>();

function scriptOf(page: Page): HeldScript {
  const script = scripts.get(page);
  if (!script) throw new Error('The page has not been opened.');
  return script;
}

async function openArticle(page: Page, url: string) {
  await page.goto(`${url}/blog/understanding-media-buying?inspect=console`);
  await page.waitForLoadState('networkidle');
  scripts.set(page, await HeldScript.of(page));
}

/** Without a pointer on its way there, whose hover would have asked for the script before the click does. */
const goToContact = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact', includeHidden: true }).dispatchEvent('click');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const chunkDriver = await castInBrowser('chunk', {
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|not caught/,
  open: async (page, { site }) => {
    await page.clock.install();
    await openArticle(page, site.url);
    await goToContact(page);
  },
  act: {
    'retry.pressed': (page) => {
      scriptOf(page).hold();
      return page.getByRole('button', { name: 'Try again' }).click();
    },
  },
  settle: async (page, event) => {
    const { done, value } = settlementOf(event);
    const isMissing = value instanceof Error && value.name === 'MissingChunk';
    // Gone as after a new deployment, or out of reach.
    const fail: Answer = (route) => (isMissing ? route.fulfill({ status: 404 }) : route.abort());
    await scriptOf(page).answer(done ? (route) => route.continue() : fail);
  },
  sees: async (page, state) => {
    if (state === 'loading') await expect(page.getByLabel('Full Name')).toHaveCount(0);
    else if (state === 'loaded') await expect(page.getByLabel('Full Name')).toBeVisible();
    else await expect(page.getByText(`Loading chunk contact failed. (${state.split('.')[1]})`)).toBeVisible();
  },
});

export const navigationDriver = await castInBrowser('navigation', {
  open: (page, { site }) => openArticle(page, site.url),
  act: {
    'navigation.started': async (page) => {
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await goToContact(page);
    },
    'page.rendered': (page) => scriptOf(page).answer((route) => route.continue()),
  },
  shows: (page) => page.locator('#announcer'),
  sees: async (page, state) => {
    if (state === 'travelling' || !page.url().endsWith('/contact')) return;
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(await page.title());
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
});
