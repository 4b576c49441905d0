import type { Plugin } from 'vite';
import { serveDevPage } from '../devPage.ts';

/** Serves the machine room at `/machines/` of the dev server. No build contains it. */
export function machineRoomPlugin(): Plugin {
  return {
    name: 'machine-room',
    apply: 'serve',
    // Found late, in a worker, they would reload the page in use.
    config: () => ({ optimizeDeps: { include: ['elkjs/lib/elk-api.js', 'xstate/graph'] } }),
    configureServer: (server) =>
      serveDevPage(server, {
        path: '/machines',
        document: '/machineRoom/index.html',
        name: 'The machine room',
      }),
  };
}
