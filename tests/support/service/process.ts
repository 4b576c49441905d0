/** The service and its commands as an operator runs them, most in processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { run } from '../../../openapi/service/commands/run.ts';
import type { Environment } from '../../../openapi/service/variables.ts';
import { said } from '../server.ts';
import type { Place } from './place.ts';
import { agency } from './sample.ts';

/** The path of one of the service's modules. */
export const module = (name: string) =>
  fileURLToPath(new URL(`../../../openapi/service/${name}`, import.meta.url));

/** Only the test's settings and Node's compile cache, so that a developer's environment has no effect. */
const environment = (env: Environment) => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  ...env,
});

/** The settings without which the stand-alone server does not start, and any free port. */
export const neededSettings = {
  ENQUIRY_MAIL_TO: agency.mailTo,
  ENQUIRY_MAIL_FROM: agency.mailFrom,
  ENQUIRY_AGENCY_NAME: agency.agencyName,
  PORT: '0',
};

interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the service's modules to its end. */
export const runModule = (name: string, args: string[], env: Environment) =>
  runNode([module(name), ...args], env);

/** Runs an ECMAScript module, given as its text, to its end. */
export const runProgram = (program: string, env: Environment) =>
  runNode(['--input-type=module', '--eval', program], env);

async function runNode(args: string[], env: Environment): Promise<Finished> {
  // A program that never ends fails its test and is killed.
  const child = spawn(process.execPath, args, {
    env: environment(env),
    timeout: 120_000,
    killSignal: 'SIGKILL',
  });
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

/** Runs `npm run enquiries` in this process, without a terminal. */
export async function runHere(args: string[], env: Environment): Promise<Finished> {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const code = await run(args, env, { stdin, stdout, stderr });
  for (const stream of [stdout, stderr]) stream.end();
  return { code, stdout: String(await buffer(stdout)), stderr: String(await buffer(stderr)) };
}

const changing = ['--handled', '--resend', '--erase', '--restore'];

/**
 * Runs the owner's command on a place, also beside a service. One that changes a SQLite file runs in a process of its
 * own, because closing the file in this one ends the locks of its services (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export const command = ({ database, env }: Place, ...args: string[]) =>
  database.kind === 'sqlite' && args.some((arg) => changing.includes(arg))
    ? runModule('enquiries.ts', args, env)
    : runHere(args, env);

export interface ServerProcess {
  api: string;
  /** The URL of the metrics, when METRICS_PORT is set. */
  metrics: Promise<string>;
  child: ChildProcess;
  /** Sends a signal and waits for the end; resolves with exit code and signal. */
  stop(signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]>;
  [Symbol.asyncDispose](): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Kills a child at the end of this process at the latest; resolves with its exit code and signal. */
export function endWithThis(child: ChildProcess): Promise<[code: number | null, signal: string | null]> {
  running.add(child);
  child.once('close', () => running.delete(child));
  return once(child, 'close') as Promise<[number | null, string | null]>;
}

// Servers end with this process, even when a test does not stop them.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts the stand-alone server and waits until it reports its address.
 *
 * @param options.largestFile largest size of a file in bytes, as on a full disk
 */
export async function startServer(
  env: Environment,
  { largestFile }: { largestFile?: number } = {},
): Promise<ServerProcess> {
  // The shell counts in blocks of 512 bytes, and the server replaces it.
  const limit = largestFile === undefined ? '' : `ulimit -f ${Math.ceil(largestFile / 512)}; `;
  const child = spawn('sh', ['-c', `${limit}exec "$0" "$1"`, process.execPath, module('server.ts')], {
    env: environment({ ...neededSettings, ...env }),
  });
  const closed = endWithThis(child);
  const metrics = said(child, /Metrics are at (\S+)\s/);
  // A missing line about the metrics is an error only for a test that reads it.
  metrics.catch(() => {});
  const api = await said(child, /Enquiry service at (\S+)\s/);
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  return {
    api,
    metrics,
    child,
    stop,
    async [Symbol.asyncDispose]() {
      await stop('SIGKILL');
    },
  };
}
