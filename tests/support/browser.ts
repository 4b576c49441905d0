import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installPackage, isProgram, programOf, run } from './programs.ts';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  if (!installPackage('chromium')) run('npx', 'playwright', 'install', 'chromium');
}

/**
 * The browser that the tests drive: `CHROME_PATH`, then Playwright's own, then the system's, then one installed now.
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
