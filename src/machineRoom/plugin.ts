import type { Plugin } from 'vite';

const PATH = '/machines';

/** Serves the machine room at `/machines/` of the hot-reloading server. No build contains it. */
export function machineRoomPlugin(): Plugin {
  return {
    name: 'machine-room',
    apply: 'serve',
    // Found late, in a worker, they would reload the page in use.
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk-api.js', 'xstate/graph'] } }),
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const [pathname] = (request.url ?? '').split('?');
        if (pathname === PATH || pathname === `${PATH}/`) request.url = '/machineRoom/index.html';
        next();
      });
      server.httpServer?.once('listening', () => {
        server.config.logger.info(`  The machine room is at ${PATH}/`);
      });
    },
  };
}
