import type { Page, Route } from '@playwright/test';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { visit } from '../hydrated.ts';

const PAGE_CHUNK = '**/static/js/contact-*.js';
const ISLAND_CHUNK = '**/static/js/common.script-*.js';

type Answer = (route: Route) => Promise<void>;

/**
 * A script that is delayed until the walk answers its requests. One attempt may send several: the preload, the import,
 * and the one that finds the reason of a failure.
 */
class DeferredScript {
  /** The failures that the page has written to the console. */
  readonly failures: string[] = [];
  private waiting: Route[] = [];
  private how: Answer | undefined;

  static async of(page: Page, chunk: string): Promise<void> {
    const script = new DeferredScript();
    scripts.set(page, script);
    page.on('console', (message) => {
      if (message.text().includes('Loading chunk')) script.failures.push(message.text());
    });
    await page.route(chunk, async (route) => {
      if (script.how) await script.how(route);
      else script.waiting.push(route);
    });
  }

  hold(): void {
    this.how = undefined;
  }

  /** Waits until it is requested. */
  async requested(): Promise<void> {
    await expect.poll(() => this.waiting.length, { intervals: [20] }).toBeGreaterThan(0);
  }

  async answer(how: Answer): Promise<void> {
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

async function openIsland(page: Page) {
  await DeferredScript.of(page, ISLAND_CHUNK);
  await page.goto('/contact?inspect=console');
}

async function followLink(page: Page) {
  await visit(page, '/blog/understanding-media-buying?inspect=console');
  await DeferredScript.of(page, PAGE_CHUNK);
  // While the site's server answers, Try again opens a new document; the walk stays in this one.
  await page.route('**/contact', (route) => route.fulfill({ status: 503 }));
  // Without moving the pointer there: a hover would preload the script before the click.
  const link = page.getByRole('banner').getByRole('link', { name: 'Contact', includeHidden: true });
  await link.dispatchEvent('click');
}

/** Lets the page request its failed script again, and delays it. */
function retry(page: Page, request: () => Promise<unknown>) {
  scriptOf(page).hold();
  return request();
}

export const chunk: BrowserAdapter<'chunk'> = {
  unable: {
    firefox: 'in the same document it never requests again a script whose import failed',
    webkit: 'its driver holds back scripts and calls only, and Try again requests the document first',
  },
  expectedConsole: /Loading chunk|Failed to load resource|dynamically imported module|not caught/,
  open: async (page, { variant }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await (variant === 'island' ? openIsland : followLink)(page);
  },
  events: {
    'retry.requested': (page) => retry(page, () => page.getByRole('button', { name: 'Try again' }).click()),
    'browser.online': (page) =>
      retry(page, () => page.evaluate(() => window.dispatchEvent(new Event('online')))),
  },
  wait: (page, ms) => retry(page, () => page.clock.runFor(ms)),
  settle: async (page, { done, value }) => {
    const isMissing = value instanceof Error && value.name === 'MissingChunk';
    // Missing as after a new deployment, or a network error.
    const fail: Answer = (route) => (isMissing ? route.fulfill({ status: 404 }) : route.abort());
    await scriptOf(page).answer(done ? (route) => route.continue() : fail);
  },
  expectState: async (page, state, { context: { isRetried } }) => {
    const script = scriptOf(page);
    if (state === 'loading') {
      script.failures.length = 0;
      await script.requested();
    }
    const failure = /^failed\.(.+)/.exec(state)?.[1];
    if (isRetried) {
      await expect(page.locator('html[data-hydrated]')).toHaveCount(state === 'loaded' ? 1 : 0);
      await expect(page.getByLabel('Full Name')).toBeVisible();
      if (failure) await expect.poll(() => script.failures.at(-1)).toContain(`failed. (${failure})`);
    } else {
      await expect(page.getByLabel('Full Name')).toHaveCount(state === 'loaded' ? 1 : 0);
      if (failure) await expect(page.getByText(`Loading chunk contact failed. (${failure})`)).toBeVisible();
    }
  },
};
