/** A clean machine with this host's programs, and its own /etc, /opt, /srv, /tmp and /var. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const lent = ['bin', 'sbin', 'lib', 'lib32', 'lib64', 'usr', 'dev', 'proc', 'sys', 'run', 'root', 'home'];
const empty = ['opt', 'srv', 'tmp', 'var', 'var/backups', 'var/lib', 'var/log', 'var/tmp', 'standIns'];

/** The environment without the variables of `npm run`, which a server lacks; npm's own settings stay. */
const ownEnvironment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_).*|INIT_CWD|NODE|NODE_ENV|NODE_OPTIONS)$/.test(name),
  ),
);
const ownPath = (process.env.PATH ?? '').split(':').filter((folder) => !folder.includes('node_modules'));

export interface CleanRoot {
  /** Path of its root on this machine. */
  folder: string;
  /** Runs shell commands with `sh -e` to their end. Returns their standard output. */
  run(commands: string, options?: RunOptions): { succeeded: boolean; output: string };
  /** Starts shell commands without waiting. Standard output and error are pipes of the returned process. */
  start(commands: string, options?: RunOptions): ChildProcess;
}

interface RunOptions {
  /** The folder to run in; `/` without it. */
  folder?: string;
  env?: Record<string, string>;
}

/**
 * Creates a clean root. Needs root and a private mount namespace, which removes the mounts at its end.
 *
 * @param folder path of the root, which is created
 */
export function cleanRoot(folder: string): CleanRoot {
  mkdirSync(folder, { recursive: true });
  mount('--bind', folder, folder);
  for (const name of empty) mkdirSync(join(folder, name));
  chmodSync(join(folder, 'tmp'), 0o1777);
  cpSync('/etc', join(folder, 'etc'), { recursive: true, verbatimSymlinks: true, filter: isPlain });
  for (const name of lent) {
    const place = join(folder, name);
    if (!existsSync(`/${name}`)) continue;
    if (lstatSync(`/${name}`).isSymbolicLink()) {
      symlinkSync(readlinkSync(`/${name}`), place);
    } else {
      mkdirSync(place);
      mount('--rbind', `/${name}`, place);
    }
  }
  for (const name of ['systemctl', 'confined']) {
    copyFileSync(
      fileURLToPath(new URL(`standIns/${name}.sh`, import.meta.url)),
      join(folder, 'standIns', name),
    );
    chmodSync(join(folder, 'standIns', name), 0o755);
  }
  const inside = (commands: string, { folder: cwd = '/', env = {} }: RunOptions = {}) => ({
    args: [folder, 'sh', '-ec', `cd ${cwd}\n${commands}`],
    env: { ...ownEnvironment, PATH: ['/standIns', ...ownPath].join(':'), ...env },
  });
  return {
    folder,
    run(commands, options) {
      console.info(commands.trim().replaceAll(/^/gm, '  $ '));
      const { args, env } = inside(commands, options);
      const { status, stdout } = spawnSync('chroot', args, {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
      });
      process.stdout.write(stdout);
      return { succeeded: status === 0, output: stdout };
    },
    start(commands, options) {
      const { args, env } = inside(commands, options);
      return spawn('chroot', args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    },
  };
}

const mount = (...args: string[]) => execFileSync('mount', args);

const isPlain = (file: string) => !lstatSync(file).isSocket() && !lstatSync(file).isFIFO();
