import { defineConfig } from '@playwright/test';
import { findHeadlessBrowser } from '../support/browser.ts';

const browser = findHeadlessBrowser();

export default defineConfig({
  testDir: '.',
  outputDir: '../../.build/test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  workers: 4,
  forbidOnly: Boolean(process.env.CI),
  // Long enough for a busy machine.
  timeout: 180_000,
  expect: {
    timeout: Number(process.env.TEST_TIMEOUT_MS ?? 30_000),
    // Letters are drawn a little differently from one version of a browser to the next; layouts are not.
    toHaveScreenshot: {
      maxDiffPixelRatio: 0.01,
      scale: 'device',
    },
  },
  reporter: [['dot'], ['json', { outputFile: '../../.build/browser-tests.json' }]],
  projects: [
    // The file with the longest tests starts first: its worker has fixtures of its own, so it would otherwise run last.
    { name: 'machine room', testMatch: 'machineRoom.spec.ts' },
    { name: 'site', testIgnore: 'machineRoom.spec.ts' },
  ],
  use: {
    viewport: { width: 1440, height: 800 },
    // The film and the logo strip would take most of the CPU time; tests of motion set 'no-preference'.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: Number(process.env.TEST_TIMEOUT_MS ?? 30_000),
    // A trace of every test takes a third of the machine; `--trace on` asks for one.
    trace: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // The headless shell alone would fit letters to whole pixels, which moves lines.
        '--font-render-hinting=none',
      ],
    },
  },
});
