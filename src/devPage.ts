import type { ViteDevServer } from 'vite';

interface DevPage {
  /** Its address; a slash at the end makes no difference. */
  path: string;
  /** Its document, from the root of the sources. */
  document: string;
  /** Its name in the server's first words. */
  name: string;
}

/** Serves a page of the dev server that no build contains. */
export function serveDevPage(server: ViteDevServer, { path, document, name }: DevPage): void {
  server.middlewares.use((request, _response, next) => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname.replace(/\/$/, '') === path) request.url = document;
    next();
  });
  server.httpServer?.once('listening', () => server.config.logger.info(`  ${name} is at ${path}/`));
}
