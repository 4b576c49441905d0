import { existsSync } from 'node:fs';

/**
 * The files among `paths` that decide what a machine does: the machines, and the functions that they import. A deleted
 * file has no mutants.
 *
 * @param paths relative to the project's root, with slashes
 */
export const machineFiles = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter(
    (path) => /^machines\/(?!index\.|transitions\.)[\w.]+\.ts$/.test(path) && existsSync(path),
  );
