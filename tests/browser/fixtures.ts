import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { addressOf, databaseIn, keepingIn, outboxIn } from '../support/server.ts';
import { emulateMotion, fillByKeys } from './overBidi.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** A running site with its own enquiries and mails. */
export interface Site {
  url: string;
  databaseFile: string;
  outboxDir: string;
}

/** Starts the server that visitors get, on a port of its own. */
export async function startSite(siteDir: string): Promise<Site & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  const server = spawn(process.execPath, ['src/server/start.ts'], {
    cwd: projectDir,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_DIR: siteDir,
      SMTP_URL: '',
      ...keepingIn(dataDir),
      // All tests send from one IP address, as one visitor.
      ENQUIRY_RATE_PER_MINUTE: '10000',
      ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '10000',
      ENQUIRY_CONFIRMATIONS_PER_DAY: '10000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  return {
    url: await addressOf(server),
    databaseFile: databaseIn(dataDir),
    outboxDir: outboxIn(dataDir),
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface WorkerFixtures {
  /** The site as specified. */
  site: Site;
  /** The site built with VITE_BEHAVIOUR=assisted. */
  assistedSite: Site;
  /** Pixels of the screen to a px of `window`. */
  density: number;
  /** The page that the tests of `readOnlyTest` share, with its script cache. */
  window: Page;
}

interface TestFixtures {
  /** The console errors and warnings that a test causes on purpose. Any other fails it. */
  expectedConsole: RegExp | null;
  /** True when the browser saves data, so that the poster stays: the film takes more CPU time than a test. */
  savesData: boolean;
  /** The engine that shows the pages. */
  engine: Engine;
}

export type Engine = 'chromium' | 'firefox' | 'webkit';

/** Runs a test with the page, and fails it for unexpected console messages. */
async function withSilentConsole(page: Page, expected: RegExp | null, use: (page: Page) => Promise<void>) {
  const said: Promise<string>[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    said.push(textOf(message).then((text) => `${text} ${message.location().url}`));
  };
  const onError = (error: Error) => void said.push(Promise.resolve(`${error}\n${error.stack}`));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await use(page);
  page.off('console', onConsole);
  page.off('pageerror', onError);
  // A request that is still being answered ends with the page, and neither it nor its refusal is a failure of the test.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const complaints = (await Promise.all(said)).filter((text) => !expected?.test(text) && !SLOW.test(text));
  expect(complaints, 'the console stays silent').toEqual([]);
}

/** WebKit's warning on a busy machine, where a preloaded script is used late. */
const SLOW = /preloaded using link preload but not used within a few seconds/;

/** A page's console message. Over WebDriver BiDi an error reads 'Error', '{}' or nothing. */
async function textOf(message: ConsoleMessage): Promise<string> {
  const text = message.text();
  if (!/\bError$|^\{.*\}$|^$/.test(text)) return text;
  const values = message.args().map((arg) => arg.evaluate((value) => String(value)).catch(() => ''));
  return (await Promise.all(values)).join(' ');
}

const serving =
  (siteDir: string) =>
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  async ({}, use: (site: Site) => Promise<void>) => {
    const site = await startSite(siteDir);
    await use(site);
    await site.stop();
  };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [serving('dist'), { scope: 'worker' }],
  assistedSite: [serving('.build/assisted'), { scope: 'worker' }],
  density: [1, { option: true, scope: 'worker' }],
  window: [
    async ({ browser, site, density }, use) => {
      const context = await browser.newContext({
        baseURL: site.url,
        reducedMotion: 'reduce',
        deviceScaleFactor: density,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  expectedConsole: [null, { option: true }],
  savesData: [true, { option: true }],
  engine: ['chromium', { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async (
    { page, expectedConsole, savesData, engine, contextOptions, javaScriptEnabled, hasTouch },
    use,
    testInfo,
  ) => {
    const isOverBidi = engine !== 'chromium';
    testInfo.skip(
      isOverBidi && javaScriptEnabled === false,
      'Playwright cannot switch scripts off over WebDriver BiDi',
    );
    testInfo.skip(isOverBidi && hasTouch === true, 'Playwright has no touch screen over WebDriver BiDi');
    if (isOverBidi) {
      fillByKeys(page);
      await emulateMotion(page, contextOptions.reducedMotion);
    }
    // Activates one mutant of an instrumented build, by Stryker's id (`tests/mutation`).
    if (process.env.ACTIVE_MUTANT) {
      await page.addInitScript((activeMutant) => {
        Object.assign(window, { __stryker__: { activeMutant } });
      }, process.env.ACTIVE_MUTANT);
    }
    if (savesData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await withSilentConsole(page, expectedConsole, use);
  },
});

/**
 * A `test` on the window of its worker, for tests that change nothing. Not for files that `engines/` runs too: WebKit has
 * one window at a time.
 */
export const readOnlyTest = test.extend({
  page: async ({ window, viewport, expectedConsole }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await withSilentConsole(window, expectedConsole, use);
  },
});

export { expect } from '@playwright/test';
