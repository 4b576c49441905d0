import type { Plugin } from 'vite';
import { serveDevPage } from '../devPage.ts';

/** Serves the design page at `/design` of the dev server. No build contains it. */
export const designPagePlugin = (): Plugin => ({
  name: 'design-page',
  apply: 'serve',
  configureServer: (server) =>
    serveDevPage(server, { path: '/design', document: '/design/index.html', name: 'The design page' }),
});
