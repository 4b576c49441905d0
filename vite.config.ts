import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentPlugin } from './src/content/plugin/index.ts';
import { devPagesPlugin } from './src/devPages.ts';
import { enquiryServicePlugin } from './src/server/enquiryServicePlugin.ts';
import { readSettings } from './src/settings.build.ts';

const projectDir = fileURLToPath(new URL('.', import.meta.url));

/** Matches modules by their folders, with the slashes of any system. */
const modules = (paths: string) => new RegExp(paths.replaceAll('/', '[\\\\/]'));

/** Modules that share a script: fewer requests, and a larger file compresses better. */
const chunkGroups = [
  // The one script before hydration; it imports none of the others.
  { name: 'index', test: modules('vite/preload-helper|src/(boot/main|shell/startUp/appLoad)') },
  { name: 'react', test: modules('src/boot/react|node_modules/(react|react-dom|scheduler)/') },
  // Code that two or more pages share, except modules that grow with the content, or that two pages alone need: these
  // stay with their pages. With `minShareCount` alone, and no list of paths, home requests five files more.
  {
    name: 'shell',
    test: modules(
      'node_modules/(react-intersection-observer|@tanstack|xstate|@xstate)/|src/(?!content/(articles|careers|engagements|jobs|prices)|ui/(DataTable|Statement)|media/(?!film|pictures/(careers|contact)))|machines/|virtual:services',
    ),
    minShareCount: 2,
  },
  // The addresses of articles' pictures, some 80 bytes each: with a file for each, the blog requests twelve more. The
  // limit keeps a page from loading those of a thousand articles.
  { name: 'pictures', test: modules('src/media/pictures/'), minShareCount: 2, maxSize: 8_000 },
];

/** One kind of test: its folder under `tests/`, and where it runs. */
const project = (name: string, environment: 'node' | 'jsdom' = 'node') => ({
  extends: true as const,
  test: {
    name,
    environment,
    // Tests clean up, so modules are shared: imports cost half the time.
    isolate: false,
    dir: `${projectDir}tests/${name}`,
    // Long enough for a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Tests import style sheets as text, with `?inline`.
    css: { include: [/\.css\?inline$/] },
    setupFiles: environment === 'jsdom' ? [`${projectDir}tests/views/jsdom.ts`] : [],
    globalSetup: name === 'service' ? [`${projectDir}tests/support/service/postgresSetup.ts`] : [],
  },
});

export default defineConfig(({ isSsrBuild }) => ({
  root: 'src',
  // The server reads the same variables, and no file: both take the environment alone.
  envDir: false,
  publicDir: false,
  define: {
    __SETTINGS__: JSON.stringify(readSettings(process.env)),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  },
  plugins: [contentPlugin(), vanillaExtractPlugin(), react(), enquiryServicePlugin(), devPagesPlugin()],
  build: {
    target: 'baseline-widely-available',
    emptyOutDir: true,
    // Pictures stay files: they are cached by themselves, and the Content-Security-Policy needs no `data:`.
    assetsInlineLimit: 0,
    // One style sheet for the whole site costs less than requests for the parts of each page.
    cssCodeSplit: false,
    // `build/prerender.tsx` writes the list of a page's scripts.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The plugins' time is known, and small.
      checks: { pluginTimings: false },
      output: {
        // The same for the browser and for the prerender, which writes these names into the pages.
        assetFileNames: 'static/[ext]/[name]-[hash][extname]',
        // Scripts come from static/js on the site's own origin (HOST-1).
        ...(isSsrBuild
          ? {}
          : {
              entryFileNames: 'static/js/[name]-[hash].js',
              chunkFileNames: 'static/js/[name]-[hash].js',
              codeSplitting: { groups: chunkGroups },
            }),
      },
    },
  },
  test: {
    // The cache would not notice a change in a module that a style sheet imports.
    fsModuleCache: false,
    // More than a small machine's cores: many of these tests wait for a timer, a process or a mail.
    maxWorkers: 4,
    projects: [
      project('specification'),
      project('machines'),
      project('machineRoom'),
      project('views', 'jsdom'),
      project('contract'),
      project('service'),
      project('content'),
      project('site'),
    ],
  },
}));
