import { pages } from '../content/pages.ts';
import { throwIfAny } from '../content/plugin/problems.ts';

/**
 * Compares the route list with the files in `src/routes`.
 *
 * @param files their names, without the ending
 * @throws an Error that lists the pages without a file and the files without a page, each with its remedy
 */
export function checkRoutes(files: readonly string[]): void {
  const listed: readonly string[] = pages.map(({ file }) => file);
  throwIfAny([
    ...pages
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

checkRoutes(
  Object.keys(import.meta.glob('../routes/*.tsx')).map((path) => path.replace(/^.*\/|\.tsx$/g, '')),
);
