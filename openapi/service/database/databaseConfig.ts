/** The place of the enquiries: the forms of `ENQUIRY_DATABASE_URL`. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, type Environment, maskUrl, percentEncoding, read } from '../variables.ts';

export type DatabaseConfig =
  | {
      kind: 'sqlite';
      /** Absolute path of the file. */
      file: string;
    }
  | {
      kind: 'postgres';
      /** As given, with the password; {@link describeDatabase} leaves it out. */
      url: string;
    };

export const databaseVariable = 'ENQUIRY_DATABASE_URL';

const wanted = 'sqlite:path/to/file, file:path/to/file or postgres://user:password@host:port/database';

/**
 * Reads `ENQUIRY_DATABASE_URL` alone, the only setting that listing enquiries needs.
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

/** The place of the enquiries for messages, without a secret. */
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

/** Requires a host (or a socket's folder as `?host=`) and a database. */
function checkedPostgresUrl(url: string): string {
  const { hostname, pathname, searchParams } = URL.canParse(url) ? new URL(url) : {};
  const hasHost = Boolean(hostname) || searchParams?.has('host');
  if (hasHost && /^\/[^/@]+$/.test(pathname ?? '')) return url;
  throw new ConfigError(databaseVariable, maskUrl(url), `${wanted}, ${percentEncoding}`);
}
