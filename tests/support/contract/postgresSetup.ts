/** Vitest's global setup of the tests that need PostgreSQL: one server, in which each test makes a database. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the server. */
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  provide('postgres', server.url);
  return () => server[Symbol.asyncDispose]();
}
