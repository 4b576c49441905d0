import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { addressOf, databaseIn, keepingIn, outboxIn } from '../support/server.ts';

const projectDir = fileURLToPath(new URL('../..', import.meta.url));

/** A running site with its own enquiries and mails. */
export interface Site {
  url: string;
  databaseFile: string;
  outboxDir: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and the same files. */
  restart(): Promise<void>;
}

/** Starts the server that visitors get, on a port of its own. */
export async function startSite(siteDir: string): Promise<Site & { stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'agency-way-'));
  let server: ChildProcess;

  const launch = async (port: string) => {
    server = spawn(process.execPath, ['src/server/start.ts'], {
      cwd: projectDir,
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        PORT: port,
        SITE_DIR: siteDir,
        SMTP_URL: '',
        ...keepingIn(dataDir),
        ENQUIRY_RATE_PER_MINUTE: '10000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return addressOf(server);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };

  const url = await launch('0');
  return {
    url,
    databaseFile: databaseIn(dataDir),
    outboxDir: outboxIn(dataDir),
    kill: () => end('SIGKILL'),
    restart: async () => void (await launch(new URL(url).port)),
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

interface WorkerFixtures {
  /** The site as specified. */
  site: Site;
  /** The site built with VITE_BEHAVIOUR=assisted. */
  assistedSite: Site;
}

interface TestFixtures {
  /** The console errors and warnings that a test brings about on purpose. Any other fails it. */
  expectedConsole: RegExp | null;
  /** Whether the browser saves data, so that the poster stays: the film takes more of the machine than a test. */
  savesData: boolean;
}

/** Lets a test use the page, and fails it when the console has said anything else than expected. */
async function withSilentConsole(page: Page, expected: RegExp | null, use: (page: Page) => Promise<void>) {
  const complaints: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} ${message.location().url}`);
  };
  const onError = (error: Error) => note(String(error));
  page.on('console', onConsole);
  page.on('pageerror', onError);
  await use(page);
  page.off('console', onConsole);
  page.off('pageerror', onError);
  expect(complaints, 'the console stays silent').toEqual([]);
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
  expectedConsole: [null, { option: true }],
  savesData: [true, { option: true }],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, expectedConsole, savesData }, use) => {
    if (savesData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await withSilentConsole(page, expectedConsole, use);
  },
});

interface ReaderFixtures {
  /** Pixels of the screen to a px of the page. */
  density: number;
  window: Page;
}

/** For tests that only read: one window shows them all their pages, and knows the scripts it has already met. */
export const reading = test.extend<object, ReaderFixtures>({
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
  page: async ({ window, viewport, expectedConsole }, use) => {
    if (viewport) await window.setViewportSize(viewport);
    await withSilentConsole(window, expectedConsole, use);
  },
});

export { expect } from '@playwright/test';
