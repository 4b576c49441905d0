import { fileURLToPath } from 'node:url';
import { defineConfig, type UserProjectConfigExport } from 'vitest/config';
import site from '../../vite.config.ts';

/** The tests that have to notice a mistake; those that notice it soonest come first. */
const ORDER =
  process.env.NOTICING === 'machines'
    ? ['specification', 'machines']
    : ['specification', 'machines', 'views'];

const orderOf = (project: UserProjectConfigExport): number =>
  typeof project === 'object' && 'test' in project ? ORDER.indexOf(String(project.test?.name)) : -1;

export default defineConfig((env) => {
  const config = site(env);
  const projects = (config.test?.projects ?? []) as UserProjectConfigExport[];
  return {
    ...config,
    root: fileURLToPath(new URL('../../src', import.meta.url)),
    test: {
      ...config.test,
      projects: projects
        .filter((project) => orderOf(project) >= 0)
        .map((project) => ({
          ...(project as object),
          test: {
            ...(project as { test: object }).test,
            sequence: { groupOrder: orderOf(project) },
          },
        })),
    },
  };
});
