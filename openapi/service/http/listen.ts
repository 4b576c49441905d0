/** Serves until a stop signal, and stops gracefully. */
import type { Server } from 'node:http';
import type { Logger } from 'pino';
import { type Environment, read, readInteger } from '../variables.ts';
import { createHttpServer } from './httpServer.ts';

/** Time limit for open connections at a stop, in ms. */
const connectionsTimeoutMs = 5_000;
/** Time limit of a stop, in ms, even while a mail server hangs: the lease of its mail runs out. */
const longestStopMs = 25_000;
/** Interval at which a stopping server closes idle connections, ms. */
const idleCheckMs = 50;
/** Interval of the check that the parent process still runs, ms. */
const orphanCheckMs = 500;

interface Address {
  hostname: string;
  /** 0 lets the system choose. */
  port: number;
}

interface Listening extends Address {
  /** Address of the metrics; undefined serves none. */
  metrics: Address | undefined;
}

/**
 * Reads the listening address: `HOST` and `PORT`, and for the metrics `METRICS_HOST` and `METRICS_PORT`.
 *
 * @throws ConfigError for an invalid port.
 */
export function readListening(env: Environment, fallback: number): Listening {
  const ports = { min: 0, max: 65_535 };
  const metricsPort = readInteger(env, 'METRICS_PORT', { ...ports, fallback: undefined });
  return {
    hostname: read(env, 'HOST') ?? '127.0.0.1',
    port: readInteger(env, 'PORT', { ...ports, fallback }),
    metrics:
      metricsPort === undefined
        ? undefined
        : { hostname: read(env, 'METRICS_HOST') ?? '127.0.0.1', port: metricsPort },
  };
}

interface Served extends Listening {
  fetch: (request: Request) => Response | Promise<Response>;
  /** Handles requests at the metrics' address only. */
  fetchMetrics: (request: Request) => Response | Promise<Response>;
  /** Number of trusted proxies in front. */
  trustedProxies: number;
  log: Logger;
  /** Called with the addresses once requests are accepted. */
  started: (url: string, metricsUrl: string | undefined) => void;
  /** Called after the last response, before the process ends. */
  close: () => Promise<void>;
}

/**
 * Serves until SIGINT or SIGTERM; then takes no new connections, finishes requests, calls `close` and exits with 0.
 * A port that cannot be opened is reported on the console, and the process exits with 1.
 */
export async function listen(served: Served): Promise<void> {
  const { fetch, fetchMetrics, trustedProxies, log, metrics, started, close } = served;
  const server = createHttpServer({ fetch, trustedProxies, log });
  const metricsServer = createHttpServer({ fetch: fetchMetrics, trustedProxies: 0 });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(), longestStopMs).unref();
    setTimeout(() => server.closeAllConnections(), connectionsTimeoutMs).unref();
    const quiet = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    server.close(async () => {
      clearInterval(quiet);
      metricsServer.closeAllConnections();
      await close();
      process.exit();
    });
  };

  try {
    // Metrics first, so that they can be read when `started` is called.
    const metricsUrl = metrics && (await open(metricsServer, metrics, ['METRICS_HOST', 'METRICS_PORT']));
    started(await open(server, served, ['HOST', 'PORT']), metricsUrl);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    await close();
    process.exit();
  }
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  if (process.env.npm_lifecycle_event) watchParent(stop);
}

/** Resolves with the address once the server accepts requests; rejects with an operator's message. */
function open(
  server: Server,
  { hostname, port }: Address,
  [hostVariable, portVariable]: [string, string],
): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `${portVariable} ${port} is taken on ${hostname}. Stop what uses it, or set ${portVariable} to another.`
            : `Cannot listen on ${hostVariable} ${hostname}, ${portVariable} ${port}: ${error.message}`,
        ),
      ),
    );
    server.listen(port, hostname, () => {
      const address = server.address();
      const host = hostname.includes(':') ? `[${hostname}]` : hostname;
      resolve(`http://${host}:${typeof address === 'object' ? address?.port : port}`);
    });
  });
}

/** Calls `onOrphaned` when the parent has ended: npm's shell does not forward SIGTERM. */
function watchParent(onOrphaned: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) onOrphaned();
  }, orphanCheckMs).unref();
}
