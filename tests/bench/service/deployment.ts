/** The service as it is deployed: one process on SQLite, or three on PostgreSQL behind a load balancer. */
import { readFile } from 'node:fs/promises';
import { type Balancer, startBalancer } from '../../support/service/balancer.ts';
import { newPlace, type Place } from '../../support/service/place.ts';
import { type ServerProcess, startServer } from '../../support/service/process.ts';

/** The service's default waits for mails, except a grace period of 5 s instead of 120 s. */
const usual = {
  ENQUIRY_MAIL_GRACE_MS: '5000',
  ENQUIRY_MAIL_BACKOFF_MS: '1000',
  ENQUIRY_MAIL_BACKOFF_MAX_MS: '3600000',
};

/** The first of the instances' ports, so that a killed instance restarts at its old address. */
const firstPort = 5640;

interface Deployment {
  place: Place;
  /** Base URL of the API. */
  api: string;
  /** Origin of each process, past the load balancer. */
  origins: readonly string[];
  /** Kills an instance and restarts it; resolves once it accepts requests. */
  kill(index: number): Promise<void>;
  /** Stops an instance; resolves with its exit code and the time it took, in ms. */
  stop(index: number): Promise<{ code: number | null; ms: number }>;
  /** Memory of all processes together, in bytes. */
  memory(): Promise<number>;
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a deployment in a new place.
 *
 * @param postgres the URL of a PostgreSQL server; without it, SQLite
 */
export async function startDeployment(
  postgres: string | undefined,
  env: Record<string, string> = {},
): Promise<Deployment> {
  const place = await newPlace(postgres);
  const start = (index: number) =>
    startServer({
      ...place.env,
      ...usual,
      ENQUIRY_TRUST_PROXY: postgres ? '1' : '0',
      PORT: String(firstPort + index),
      ...env,
    });
  const servers: ServerProcess[] = await Promise.all(
    Array.from({ length: postgres ? 3 : 1 }, (_, index) => start(index)),
  );
  const origins = servers.map(({ api }) => new URL(api).origin);
  const balancer: Balancer | undefined = postgres ? await startBalancer(() => origins) : undefined;
  const at = (index: number): ServerProcess => {
    const server = servers[index];
    if (!server) throw new Error(`There is no instance ${index}`);
    return server;
  };
  return {
    place,
    origins,
    api: balancer?.api ?? at(0).api,
    async kill(index) {
      await at(index).stop('SIGKILL');
      servers[index] = await start(index);
    },
    async stop(index) {
      const begun = performance.now();
      const [code] = await at(index).stop('SIGTERM');
      return { code, ms: performance.now() - begun };
    },
    async memory() {
      const each = await Promise.all(servers.map(({ child }) => residentBytes(child.pid)));
      return each.reduce((sum, bytes) => sum + bytes, 0);
    },
    async [Symbol.asyncDispose]() {
      await balancer?.[Symbol.asyncDispose]();
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
      await place.remove();
    },
  };
}

/**
 * Resident memory of a process in bytes, by Linux' own account.
 * @throws when there is no such process, or no `/proc`
 */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const resident = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (resident === undefined) throw new Error(`Process ${pid} has no resident memory.`);
  return Number(resident) * 1024;
}

export const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
