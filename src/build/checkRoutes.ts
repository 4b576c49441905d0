import { pages } from '../content/pages.ts';
import { throwIfAny } from '../content/plugin/problems.ts';

/** The names of the files in `src/routes`, without the ending. */
export const routeFiles = Object.keys(import.meta.glob('../routes/*.tsx')).map((path) =>
  path.replace(/^.*\/|\.tsx$/g, ''),
);

/**
 * Compares the route list with the files in `src/routes`.
 *
 * @throws an Error that lists the pages without a file, the files without a page and the paths of two pages, each with
 *   its remedy
 */
export function checkRoutes(
  files: readonly string[],
  routes: readonly { path: string; file: string }[] = pages,
): void {
  const listed = routes.map(({ file }) => file);
  const paths = routes.map(({ path }) => path);
  throwIfAny([
    ...paths
      .filter((path, index) => paths.indexOf(path) !== index)
      .map((path) => ({
        file: 'src/content/pages.ts',
        field: path,
        remedy: 'two pages have this path; give one of them another',
      })),
    ...routes
      .filter(({ file }) => !files.includes(file))
      .map(({ path, file }) => ({
        file: 'src/content/pages.ts',
        field: path,
        remedy: `there is no src/routes/${file}.tsx; write it, or name another`,
      })),
    ...files
      .filter((file) => !listed.includes(file))
      .map((file) => ({
        file: `src/routes/${file}.tsx`,
        field: 'path',
        remedy: `no page has this file; add { path: '/${file}', file: '${file}', label: '…' } to src/content/pages.ts`,
      })),
  ]);
}
