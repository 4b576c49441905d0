/**
 * The service by itself, under `/api`, for a site that lives on a CDN. Configured by the variables of `config.ts` and by
 * `HOST` (127.0.0.1) and `PORT` (4174); run as `node openapi/service/server.ts`.
 */
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { createEnquiryService } from './app.ts';
import { ConfigError, describeConfig, readConfig, readListening } from './config.ts';

/** After so many ms a connection that never becomes quiet is cut, so that stopping comes to an end. */
const patienceMs = 5_000;

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { hostname, port } = readListening(process.env);
  const service = await createEnquiryService(config);
  const api = new Hono().route('/api', service.app);

  const server = serve({ fetch: api.fetch, hostname, port }, (address) => {
    const { enquiries, mails } = describeConfig(config);
    console.log(`Enquiry service at http://${hostname}:${address.port}/api`);
    console.log(`Enquiries are kept in ${enquiries}`);
    console.log(`Mails go to ${mails}`);
  }) as Server;
  // A body that trickles in holds a connection for 30 s at most.
  server.requestTimeout = 30_000;

  server.on('error', async (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `PORT ${port} is taken on ${hostname}; set PORT to another.`
        : `Cannot listen on ${hostname}:${port}: ${error.message}`,
    );
    process.exitCode = 1;
    await service.close();
  });

  const stop = () => {
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    server.close(() => void service.close());
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
