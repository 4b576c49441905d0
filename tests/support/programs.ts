import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Folders of system programs that may be missing in PATH. */
const SYSTEM_DIRS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** The path of a program by its name, in PATH or in these folders; undefined when there is none. */
export const programOf = (name: string): string | undefined =>
  [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_DIRS]
    .map((dir) => join(dir, name))
    .find(isProgram);

export const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs packages as root on Debian or Ubuntu; false where that is impossible or fails. */
export const installPackages = (...names: string[]): boolean =>
  process.getuid?.() === 0 &&
  programOf('apt-get') !== undefined &&
  run('apt-get', 'update') &&
  run('apt-get', 'install', '-y', '--no-install-recommends', ...names);
