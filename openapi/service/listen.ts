import type { Server } from 'node:http';
import { serve } from '@hono/node-server';

/** A request that trickles in is cut off after so many ms. */
const requestTimeout = 30_000;
/** After so many ms a connection that never becomes quiet is cut, so that stopping comes to an end. */
const patience = 5_000;
/** ms */
const orphanCheck = 500;

interface Listening {
  fetch: (request: Request) => Response | Promise<Response>;
  hostname: string;
  /** 0 lets the system choose. */
  port: number;
  /** Told the address as soon as requests are taken. */
  started: (url: string) => void;
  /** Called after the last answer, before the process ends. */
  close: () => Promise<void>;
}

/**
 * Serves on `hostname:port` until SIGINT or SIGTERM, answers what is under way, and calls `close`.
 * A port that cannot be had is told on the console and ends the process with 1.
 */
export function listen({ fetch, hostname, port, started, close }: Listening): void {
  const host = hostname.includes(':') ? `[${hostname}]` : hostname;
  const server = serve({ fetch, hostname, port, serverOptions: { requestTimeout } }, (address) =>
    started(`http://${host}:${address.port}`),
  ) as Server;

  server.on('error', async (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `PORT ${port} is taken on ${hostname}. Stop what uses it, or set PORT to another.`
        : `Cannot listen on ${host}:${port}: ${error.message}`,
    );
    process.exitCode = 1;
    await close();
    process.exit();
  });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => server.closeAllConnections(), patience).unref();
    server.close(() => void close().then(() => process.exit()));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.env.npm_lifecycle_event) onceOrphaned(stop);
}

/** A SIGTERM to `npm start` reaches only the shell between npm and us, which ends without passing it on. */
function onceOrphaned(tell: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) tell();
  }, orphanCheck).unref();
}
