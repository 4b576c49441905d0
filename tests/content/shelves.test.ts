import { fileURLToPath } from 'node:url';
import { build, createServer, type InlineConfig, type Manifest, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentPlugin } from '../../src/content/plugin/index.ts';
import { shelvesOf } from '../../src/content/plugin/shelves.ts';
import { articleSlugs } from '../../src/content/plugin/slugs.ts';

const root = fileURLToPath(new URL('../../src/', import.meta.url));
const LOOKUP = 'content/articleBySlug.ts';

const config = (shelfSize: number): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [contentPlugin({ shelfSize })],
  // Nothing here is for a browser.
  optimizeDeps: { noDiscovery: true },
});

/**
 * The modules that are loaded one after the other from the look-up to an article, by their keys. A shelf has no file's
 * name for its key, so it is found by where it leads.
 */
function wayTo(article: string, manifest: Manifest): string[] {
  const leadsThere = (key: string) => manifest[key]?.dynamicImports?.includes(article);
  if (leadsThere(LOOKUP)) return [LOOKUP, article];
  const shelf = manifest[LOOKUP]?.dynamicImports?.find(leadsThere);
  if (shelf === undefined) throw new Error(`${LOOKUP} does not lead to ${article}.`);
  return [LOOKUP, shelf, article];
}

test('shelves hold every slug once, in order, and no more than they may', () => {
  const shelves = shelvesOf(articleSlugs, 5);
  expect(shelves.map(({ length }) => length)).toEqual([5, 5, 5, 1]);
  expect(shelves.flat()).toEqual(articleSlugs.toSorted());
});

describe.each([
  ['one shelf', 16],
  ['two shelves', 15],
  ['four shelves', 5],
  ['a shelf for each article', 1],
])('on %s', (_, shelfSize) => {
  let server: ViteDevServer;
  let loadBySlug: typeof import('../../src/content/articleBySlug.ts').loadBySlug;
  beforeAll(async () => {
    server = await createServer({ ...config(shelfSize), server: { middlewareMode: true, ws: false } });
    ({ loadBySlug } = (await server.ssrLoadModule(
      root + LOOKUP,
    )) as typeof import('../../src/content/articleBySlug.ts'));
  });
  afterAll(() => server.close());

  test('every article is found', async () => {
    for (const slug of articleSlugs) expect((await loadBySlug(slug))?.slug).toBe(slug);
  });

  test('nothing else is', async () => {
    const others = articleSlugs.flatMap((slug) => [`${slug}-0`, slug.slice(0, -1), slug.toUpperCase()]);
    const beside = ['', '!before-the-first', 'zzz-after-the-last', 'README', 'constructor', '__proto__'];
    for (const slug of [...others, ...beside]) expect(await loadBySlug(slug), slug).toBeUndefined();
  });
});

describe('when they are built', () => {
  /** The manifest of the look-up by itself. */
  async function manifestOf(shelfSize: number): Promise<Manifest> {
    const built = await build({
      ...config(shelfSize),
      build: {
        write: false,
        manifest: true,
        rolldownOptions: { input: root + LOOKUP, preserveEntrySignatures: 'strict' },
      },
    });
    if (Array.isArray(built) || !('output' in built)) throw new Error('One build is expected.');
    const manifest = built.output.find(({ fileName }) => fileName.endsWith('manifest.json'));
    if (manifest?.type !== 'asset') throw new Error('There is no manifest.');
    return JSON.parse(String(manifest.source));
  }

  const waysIn = (manifest: Manifest) =>
    articleSlugs.toSorted().map((slug) => wayTo(`content/articles/${slug}.md`, manifest));

  test('several are scripts of their own, and the way to an article leads over its own', async () => {
    const ways = waysIn(await manifestOf(5));
    expect(ways.map(({ length }) => length)).toEqual(articleSlugs.map(() => 3));
    const shelves = [...new Set(ways.map(([, shelf]) => shelf))];
    expect(ways.map(([, shelf]) => shelves.indexOf(shelf))).toEqual(
      articleSlugs.map((_, index) => Math.floor(index / 5)),
    );
  });

  test('an only one is no script of its own', async () => {
    const manifest = await manifestOf(16);
    expect(waysIn(manifest).map(({ length }) => length)).toEqual(articleSlugs.map(() => 2));
    expect(() => wayTo('content/articles/nothing.md', manifest)).toThrow(
      /does not lead to content\/articles\/nothing\.md/,
    );
  });
});
