/** The service and its command as processes of their own, as an operator runs them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../../openapi/service/config.ts';
import { addressOf } from '../server.ts';
import { agency } from './service.ts';

const module = (name: string) => fileURLToPath(new URL(`../../../openapi/service/${name}`, import.meta.url));

/** Only what a test states, so that a developer's own settings change nothing. */
const environment = (env: Environment) => ({ PATH: process.env.PATH, ...env });

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the service's modules to its end. */
export async function runModule(name: string, args: string[], env: Environment): Promise<Finished> {
  const child = spawn(process.execPath, [module(name), ...args], { env: environment(env) });
  const [stdout, stderr, [code]] = await Promise.all([
    child.stdout.setEncoding('utf8').toArray(),
    child.stderr.setEncoding('utf8').toArray(),
    once(child, 'close'),
  ]);
  return { code, stdout: stdout.join(''), stderr: stderr.join('') };
}

export interface ServerProcess {
  api: string;
  child: ChildProcess;
  /** Sends a signal and waits for the end; resolves with exit code and signal. */
  stop(signal: NodeJS.Signals): Promise<[code: number | null, signal: string | null]>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts the stand-alone server and waits until it says where it listens. */
export async function startServer(env: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, [module('server.ts')], {
    env: environment({
      ENQUIRY_MAIL_TO: agency.mailTo,
      ENQUIRY_MAIL_FROM: agency.mailFrom,
      ENQUIRY_AGENCY_NAME: agency.agencyName,
      PORT: '0',
      ...env,
    }),
  });
  const closed = once(child, 'close') as Promise<[number | null, string | null]>;
  const api = await addressOf(child);
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return closed;
  };
  return {
    api,
    child,
    stop,
    async [Symbol.asyncDispose]() {
      await stop('SIGKILL');
    },
  };
}
