import { defineConfig } from '@playwright/test';
import { findBrowser } from '../support/browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results',
  fullyParallel: false,
  workers: 2,
  // Once more on a machine that was too busy; the report tells which, and twice is a failure.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // A busy machine is slow, not wrong.
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.build/browser-tests.json' }]],
  use: {
    viewport: { width: 1440, height: 800 },
    actionTimeout: 10_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
