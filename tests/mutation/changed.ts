import { globSync } from 'node:fs';

/** The files that decide what a machine does: the machines, and the functions that they import. */
export const allMachineFiles = globSync('machines/*.ts', {
  cwd: new URL('../..', import.meta.url),
  exclude: ['machines/index.ts', 'machines/transitions.ts'],
}).map((file) => file.replaceAll('\\', '/'));

/**
 * Those files among `paths`; a deleted file has no mutants.
 *
 * @param paths relative to the project's root, with slashes
 */
export const machineFiles = (paths: readonly string[]): string[] =>
  [...new Set(paths)].filter((path) => allMachineFiles.includes(path));
