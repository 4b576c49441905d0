import type { Plugin } from 'vite';

/** The pages of the dev server that no build contains: an address, without its last slash, and its document. */
const pages = [
  { name: 'The design page', path: '/design', document: '/design/index.html' },
  { name: 'The machine room', path: '/machines', document: '/machineRoom/index.html' },
];

/** Serves the design page and the machine room on the dev server. */
export const devPagesPlugin = (): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  // The machine room's; found late, in a worker, they would reload the page in use.
  config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk-api.js'] } }),
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const [pathname = ''] = (request.url ?? '').split('?');
      const page = pages.find(({ path }) => pathname.replace(/\/$/, '') === path);
      if (page) request.url = page.document;
      next();
    });
    server.httpServer?.once('listening', () => {
      for (const { name, path } of pages) server.config.logger.info(`  ${name} is at ${path}/`);
    });
  },
});
