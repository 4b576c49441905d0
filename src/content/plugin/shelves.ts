/**
 * How many articles a shelf holds: enough to keep the list of shelves short, few enough that one weighs little. One
 * article more is some 60 bytes of brotli on its shelf, and one shelf more some 35 in the list.
 */
export const SHELF_SIZE = 24;

/** The name of the module of a shelf, before its number. */
export const SHELF_MODULE = 'virtual:articleShelf-';

/** The slugs of some articles, in the order in which JavaScript compares strings. */
export type Shelf = readonly string[];

/** Puts articles on shelves by their slugs, so that the first on each shelf tells which one an article is on. */
export function shelvesOf(slugs: readonly string[], size: number): Shelf[] {
  const sorted = slugs.toSorted();
  return Array.from({ length: Math.ceil(sorted.length / size) }, (_, number) =>
    sorted.slice(number * size, (number + 1) * size),
  );
}

/** `virtual:articleShelves`. A shelf that is the only one comes with it: every article's page needs both. */
export function shelfListModule(shelves: readonly Shelf[]): string {
  const alone = shelves.length === 1;
  const entries = shelves.map(([first], number) => {
    const load = alone ? 'async () => ({ articles })' : `() => import('${SHELF_MODULE}${number}')`;
    return `{ first: ${JSON.stringify(first)}, load: ${load} },`;
  });
  return [
    ...(alone ? [`import { articles } from '${SHELF_MODULE}0';`] : []),
    'export const shelves = [',
    ...entries,
    '];',
  ].join('\n');
}

/**
 * The module of a shelf.
 * @param dir the folder of the articles, with the slash at its end
 */
export function shelfModule(shelf: Shelf, dir: string): string {
  const entries = shelf.map(
    (slug) => `${JSON.stringify(slug)}: () => import(${JSON.stringify(`${dir}${slug}.md`)}),`,
  );
  return ['export const articles = {', ...entries, '};'].join('\n');
}
