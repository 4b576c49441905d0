import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackages, isProgram, programOf, run } from './programs.ts';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Debian's and Ubuntu's package of Chromium without a user interface. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const playwrightsOwn = () => (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);

const systems = () =>
  SYSTEM_BROWSERS.map(programOf).find(Boolean) ??
  [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ].find(isProgram);

/** Debian and Ubuntu let root install Chromium; everyone else gets Playwright's. */
function install(): void {
  console.info('No browser was found: installing Chromium.');
  if (installPackages('chromium', HEADLESS_SHELL) || installPackages('chromium')) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/**
 * Finds Chromium as visitors have it: `CHROME_PATH`, then Playwright's own, then the system's; else installs one.
 *
 * @returns the path of its program
 * @throws an Error with the command to run, when none is available
 */
export function findBrowser(): string {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isProgram(wanted)) return wanted;
    throw new Error(
      `CHROME_PATH is '${wanted}', but there is no program there: point it at Chromium or Chrome, or unset it.`,
    );
  }
  const found = playwrightsOwn() ?? systems();
  if (found) return found;
  install();
  const installed = playwrightsOwn() ?? systems();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install Chromium or Chrome, or set CHROME_PATH to one, then run `npm test` again.',
  );
}

/**
 * The browser of most tests: the headless shell beside `findBrowser()`, which needs a quarter less CPU time, or that
 * browser itself where there is no such shell.
 *
 * @returns the path of its program; undefined for Playwright's own shell, which Playwright finds by itself
 */
export function findHeadlessBrowser(): string | undefined {
  const browser = findBrowser();
  if (process.env.CHROME_PATH) return browser;
  return browser === playwrightsOwn() ? undefined : (programOf(HEADLESS_SHELL) ?? browser);
}

/**
 * Installs the missing programs of the browser tests.
 *
 * @returns the path of the browser that most tests will run in
 * @throws an Error with the command to run, when no browser is available
 */
export function prepareBrowsers(): string {
  const browser = findBrowser();
  if (findHeadlessBrowser() === browser && !process.env.CHROME_PATH) installPackages(HEADLESS_SHELL);
  return findHeadlessBrowser() ?? `${browser}, headless shell`;
}
