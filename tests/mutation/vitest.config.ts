import { fileURLToPath } from 'node:url';
import { defineConfig, type UserProjectConfigExport } from 'vitest/config';
import site from '../../vite.config.ts';

const ROWS = '**/machines.test.ts';
/** Tests that draw or read the sources: they fail on every mutant and prove nothing. */
const OF_SOURCES = ['**/diagrams.test.tsx', '**/mutation.test.ts'];

/**
 * The tests that must kill a mutant. The rows of the specification kill most in the least time, so they run first and
 * alone: files that share a worker are all loaded before the first of them runs.
 */
const order = [
  { project: 'specification', include: [ROWS] },
  { project: 'specification', exclude: [ROWS] },
  { project: 'machines', exclude: OF_SOURCES },
  ...(process.env.SUITE === 'machines' ? [] : [{ project: 'views' }]),
];

const testOf = (project: UserProjectConfigExport) =>
  typeof project === 'object' && 'test' in project ? project.test : undefined;

export default defineConfig((env) => {
  const config = site(env);
  const projects = (config.test?.projects ?? []) as UserProjectConfigExport[];
  return {
    ...config,
    root: fileURLToPath(new URL('../../src', import.meta.url)),
    test: {
      ...config.test,
      // A mutant is activated at run time, so a new process may take the transformed modules of the last one.
      fsModuleCache: true,
      projects: order.map(({ project, ...files }, groupOrder) => {
        const found = projects.find((one) => testOf(one)?.name === project);
        const own = {
          name: `${groupOrder} ${project}`,
          sequence: { groupOrder },
          expect: { poll: { timeout: Number(process.env.TEST_TIMEOUT_MS) } },
        };
        return {
          ...(found as object),
          test: { ...(found && testOf(found)), ...files, ...own },
        };
      }),
    },
  };
});
