import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { Engine } from '../browser/fixtures.ts';

const program = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Playwright drives both over WebDriver BiDi, both as if they were Firefox. */
const project = (engine: Engine) => ({
  name: engine,
  use: {
    engine,
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: program(`${engine}.ts`),
      firefoxUserPrefs: {
        // Tests stop the page's clock, but not Firefox's limit for long scripts.
        'dom.max_script_run_time': 0,
        // Headless Firefox reports no mouse: 6 means a fine pointer that can hover.
        'ui.primaryPointerCapabilities': 6,
        'ui.allPointerCapabilities': 6,
      },
    },
  },
});

export default defineConfig<{ engine: Engine }>({
  testDir: '..',
  testMatch: [
    'engines/pages.spec.ts',
    'browser/machines.walk.spec.ts',
    ...[
      'careers',
      'careersForm',
      'carousel',
      'contactField',
      'enquiry',
      'keyboardInDialogs',
      'happyPath',
      'pageChange',
      'pages',
      'placeInPage',
    ].map((name) => `browser/${name}.spec.ts`),
  ],
  outputDir: '../../.build/engine-results',
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['dot'], ['json', { outputFile: '../../.build/engine-tests.json' }]],
  use: {
    viewport: { width: 1440, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [project('firefox'), project('webkit')],
});
