/** Vitest's global setup for tests with PostgreSQL: one server, in which each test creates a database. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false });
  provide('postgres', server.url);
  return () => server[Symbol.asyncDispose]();
}
