import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';

/** Mounts the enquiry service at `/api` of the dev server, as on the built site. */
export function enquiryServicePlugin(): Plugin {
  return {
    name: 'enquiry-service',
    apply: 'serve',
    async configureServer(server) {
      if (process.env.VITEST) return;
      // Not a literal: Vite would bundle the whole service into its configuration.
      const module = new URL('./enquiryService.ts', import.meta.url).href;
      const { startEnquiryService } = (await import(module)) as typeof import('./enquiryService.ts');
      const { app, close, description, mountPath } = await startEnquiryService(process.env);
      server.config.logger.info(
        `  Enquiries are kept in ${description.enquiries}, mails go to ${description.mails}`,
      );
      const listener = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(`${mountPath}/`)) void listener(request, response);
        else next();
      });
      server.httpServer?.once('close', () => void close());
    },
  };
}
