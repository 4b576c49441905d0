import type { Page, Route } from '@playwright/test';
import { settlementOf } from '../../support/plan.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { hydrated } from '../hydrated.ts';
import { painted } from '../settled.ts';

const CONTACT_CHUNK = '**/static/js/contact-*.js';

type Answer = (route: Route) => Promise<void>;

/**
 * The contact page's script, delayed until the walk answers its requests. One attempt may send several: the preload,
 * the import, and the one that finds the reason of a failure.
 */
class DeferredScript {
  private waiting: Route[] = [];
  private how: Answer | undefined;

  static async of(page: Page): Promise<DeferredScript> {
    const script = new DeferredScript();
    await page.route(CONTACT_CHUNK, async (route) => {
      if (script.how) await script.how(route);
      else script.waiting.push(route);
    });
    return script;
  }

  hold(): void {
    this.how = undefined;
  }

  /** Waits until it is requested. */
  async requested(): Promise<void> {
    await expect.poll(() => this.waiting.length, { intervals: [20] }).toBeGreaterThan(0);
  }

  async answer(how: Answer): Promise<void> {
    await this.requested();
    this.how = how;
    await Promise.all(this.waiting.splice(0).map(how));
  }
}

const scripts = new WeakMap<Page, DeferredScript>();

function scriptOf(page: Page): DeferredScript {
  const script = scripts.get(page);
  if (!script) throw new Error('The page has not been opened.');
  return script;
}

async function openArticle(page: Page, url: string) {
  await page.goto(`${url}/blog/understanding-media-buying?inspect=console`);
  await hydrated(page);
  scripts.set(page, await DeferredScript.of(page));
  // While the site's server answers, Try again opens a new document; the walk stays in this one.
  await page.route('**/contact', (route) => route.fulfill({ status: 503 }));
}

/** Clicks without moving the pointer there: a hover would preload the script before the click. */
const goToContact = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact', includeHidden: true }).dispatchEvent('click');

/** Waits until the script is requested and its timeout runs. */
async function beginToWait(page: Page) {
  await scriptOf(page).requested();
  await painted(page);
}

export const chunk: BrowserAdapter<'chunk'> = {
  unable: {
    firefox: 'in the same document it never requests again a script whose import failed',
    webkit: 'its driver holds back scripts and calls only, and Try again requests the document first',
  },
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|not caught/,
  open: async (page, { site }) => {
    await page.clock.install();
    await openArticle(page, site.url);
    await goToContact(page);
    await beginToWait(page);
  },
  events: {
    'retry.pressed': async (page) => {
      scriptOf(page).hold();
      await page.getByRole('button', { name: 'Try again' }).click();
      await beginToWait(page);
    },
  },
  settle: async (page, event) => {
    const { done, value } = settlementOf(event);
    const isMissing = value instanceof Error && value.name === 'MissingChunk';
    // Missing as after a new deployment, or a network error.
    const fail: Answer = (route) => (isMissing ? route.fulfill({ status: 404 }) : route.abort());
    await scriptOf(page).answer(done ? (route) => route.continue() : fail);
  },
  sees: async (page, state) => {
    if (state === 'loading') await expect(page.getByLabel('Full Name')).toHaveCount(0);
    else if (state === 'loaded') await expect(page.getByLabel('Full Name')).toBeVisible();
    else await expect(page.getByText(`Loading chunk contact failed. (${state.split('.')[1]})`)).toBeVisible();
  },
};
