import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { installPackages, programOf } from '../support/programs.ts';

/** The system's nginx, or one that root installs on Debian and Ubuntu; undefined when there is none. */
export function findNginx(): string | undefined {
  const found = programOf('nginx');
  if (found) return found;
  console.info('No nginx was found: trying to install it.');
  return installPackages('nginx-light') ? programOf('nginx') : undefined;
}

/** The path of nginx's list of file types, beside its own configuration. */
function typesOf(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const [, configuration = '/etc/nginx/nginx.conf'] = /--conf-path=(\S+)/.exec(stderr) ?? [];
  return join(dirname(configuration), 'mime.types');
}

/** The modules of nginx that need a folder for temporary files at start. */
const BODIES = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const isListening = (socketPath: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(socketPath, () => resolve(true));
    socket.once('connect', () => socket.end());
    socket.once('error', () => resolve(false));
  });

/**
 * Starts nginx with a generated server block, in the foreground, on a socket in a folder of its own.
 *
 * @param nginx the program
 * @param configFile the server block that the build wrote
 * @param siteDir the built site
 * @param service the port of the service that answers its calls
 * @throws an Error with nginx's messages, when it ends instead of listening
 */
export async function startNginx(nginx: string, configFile: string, siteDir: string, service: number) {
  const dir = await mkdtemp(join(tmpdir(), 'nginx-'));
  const socketPath = join(dir, 'nginx.sock');
  const server = (await readFile(configFile, 'utf8'))
    .replace(/listen \d+;/, `listen unix:${socketPath};`)
    .replace(/root [^;]+;/, `root ${siteDir};`)
    .replace(/proxy_pass [^;]+;/, `proxy_pass http://127.0.0.1:${service};`);
  await writeFile(
    join(dir, 'nginx.conf'),
    [
      'daemon off;',
      // One process, under the user who started it.
      'master_process off;',
      'error_log stderr;',
      `pid ${dir}/nginx.pid;`,
      'events {}',
      'http {',
      `include ${typesOf(nginx)};`,
      'access_log off;',
      ...BODIES.map((body) => `${body}_temp_path ${dir}/${body};`),
      server,
      '}',
      '',
    ].join('\n'),
  );
  const child = spawn(nginx, ['-p', dir, '-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = once(child, 'close');
  while (!(await isListening(socketPath))) {
    if (child.exitCode !== null) throw new Error(`nginx ended before it listened:\n${said}`);
    await wait(20);
  }
  return {
    socketPath,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
