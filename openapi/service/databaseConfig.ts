/** Where enquiries are kept: what `ENQUIRY_DATABASE_URL` may say. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment, maskUrl, percentEncoding, read } from './variables.ts';

export type DatabaseConfig =
  | {
      kind: 'sqlite';
      /** Absolute path of the file. */
      file: string;
    }
  | {
      kind: 'postgres';
      /** As given, with the password; {@link describeDatabase} says it without. */
      url: string;
    };

/** The setting's name, for messages. */
export const databaseVariable = 'ENQUIRY_DATABASE_URL';

const wanted = 'sqlite:path/to/file, file:path/to/file or postgres://user:password@host:port/database';

/**
 * Reads `ENQUIRY_DATABASE_URL` alone, which is all that listing enquiries needs.
 *
 * @throws ConfigError when it names neither a SQLite file nor a PostgreSQL database.
 */
export function readDatabaseConfig(env: Environment): DatabaseConfig {
  const url = read(env, databaseVariable) ?? 'sqlite:.data/enquiries.sqlite';
  if (/^postgres(ql)?:/i.test(url)) return { kind: 'postgres', url: checkedPostgresUrl(url) };
  const [, scheme, rest = ''] = /^(sqlite|file):(.*)$/is.exec(url) ?? [];
  if (!scheme) throw new ConfigError(databaseVariable, maskUrl(url), wanted);
  return { kind: 'sqlite', file: sqliteFile(url, scheme, rest) };
}

/** Where enquiries are kept, in words and without a secret. */
export const describeDatabase = (config: DatabaseConfig): string =>
  config.kind === 'sqlite' ? config.file : maskUrl(config.url);

function sqliteFile(url: string, scheme: string, rest: string): string {
  let path = rest;
  if (rest.startsWith('//')) {
    try {
      path = fileURLToPath(`file:${rest}`);
    } catch (cause) {
      throw new ConfigError(databaseVariable, url, `${wanted}, or ${scheme}:///absolute/path`, cause);
    }
  }
  if (path.trim() === '' || path === ':memory:' || path.includes('\0')) {
    throw new ConfigError(databaseVariable, url, `${wanted}, a file that lasts`);
  }
  return resolve(path);
}

/** A URL that names a host (or a socket's folder as `?host=`) and a database. */
function checkedPostgresUrl(url: string): string {
  const { hostname, pathname, searchParams } = URL.canParse(url) ? new URL(url) : {};
  const hasHost = Boolean(hostname) || searchParams?.has('host');
  if (hasHost && /^\/[^/@]+$/.test(pathname ?? '')) return url;
  throw new ConfigError(databaseVariable, maskUrl(url), `${wanted}, ${percentEncoding}`);
}
