import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';
import { freePort } from '../support/server.ts';

/** Opens the tests' browser with a debugging port for Lighthouse. */
export async function openBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
