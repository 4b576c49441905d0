import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { readSettings } from '../settings.build.ts';
import { startEnquiryService } from './enquiryService.ts';
import { createSite } from './site.ts';

const DEFAULT_PORT = 4173;
/** How long a request may take to arrive whole, ms: whoever sends it drop by drop is cut off. */
const REQUEST_TIMEOUT = 30_000;
const projectDir = fileURLToPath(new URL('../..', import.meta.url));

function readPort(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT is '${value}', but has to be a whole number from 0 to 65535.`);
}

/** Builds in a process of its own, which leaves nothing of the build in the server's memory. */
function build(): void {
  const { status } = spawnSync(process.execPath, [`${projectDir}src/build.ts`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Serves the built site and the enquiry service on one origin, until it is told to stop. */
async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const port = readPort(env.PORT);
  const hostname = env.HOST || '127.0.0.1';
  const service = await startEnquiryService(env);
  const site = await createSite(`${projectDir}${env.SITE_DIR || 'dist'}`, readSettings(env));
  const { fetch } = service.app.route('/', site);

  const server = serve(
    { fetch, port, hostname, serverOptions: { requestTimeout: REQUEST_TIMEOUT } },
    ({ port: taken }) => {
      console.info(
        [
          '',
          `  The Agency Way is at     http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${taken}`,
          `  Enquiries are kept in    ${service.description.enquiries}   (npm run enquiries lists them)`,
          `  Mails go to              ${service.description.mails}`,
          '',
        ].join('\n'),
      );
    },
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} on ${hostname} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
        : `The server cannot listen on ${hostname}:${port}: ${error.message}`,
    );
    process.exit(1);
  });

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => void service.close().then(() => process.exit(0)));
    });
  }
}

try {
  if (process.argv.includes('--build')) build();
  await start(process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
