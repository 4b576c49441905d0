import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Manifest } from 'vite';
import { type SitePage, sitePages } from './content/paths.ts';
import { createSiteRouter, moduleKey } from './router.tsx';

/** The markup of one page, and what React wants in its head. */
async function render(path: string): Promise<{ head: string; page: string }> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw new Error(`${path} cannot be prerendered.`, { cause: failed.error });
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  const markup = await new Response(prelude).text();
  // Without an <html> to put them in, React writes the head's tags first.
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(markup) ?? [];
  return { head, page: markup.slice(head.length) };
}

/** A module with everything it imports statically, by its keys in the manifest. */
function withImports(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, manifest, found);
  return found;
}

/** The tags that fetch a page's own styles and scripts with the document, before any script asks for them. */
function assetsOf({ file, contentKey }: SitePage, manifest: Manifest, template: string): string {
  const keys = [moduleKey(file).replace('./', '')];
  if (contentKey) keys.push('content/bySlug.ts', contentKey);
  const eager = [...new Set(keys.flatMap((key) => [...withImports(key, manifest)]))];
  // The markup of islands, the shell's and the page's, is in the document, so their styles are wanted now as well.
  const islands = [...withImports('index.html', manifest), ...eager]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((key) => !/^(routes|content)\//.test(key))
    .flatMap((key) => [...withImports(key, manifest)]);

  const isNew = (asset: string | undefined) => asset !== undefined && !template.includes(`"/${asset}"`);
  const styles = new Set([...eager, ...islands].flatMap((key) => manifest[key]?.css ?? []).filter(isNew));
  const scripts = new Set(eager.map((key) => manifest[key]?.file).filter(isNew));
  return [
    ...[...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`),
    ...[...scripts].map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`),
  ].join('');
}

/** `/` → index.html, `/contact` → contact.html: hosts serve those under the path itself. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/**
 * Writes every page of the route list as HTML.
 *
 * @param options.siteDir where the built site is, and the pages go
 * @param options.workDir holds the build's `template.html` and `manifest.json`
 * @throws when a page cannot be drawn; the message names its path
 */
export async function prerenderSite({
  siteDir,
  workDir,
}: {
  siteDir: string;
  workDir: string;
}): Promise<void> {
  const template = await readFile(join(workDir, 'template.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(workDir, 'manifest.json'), 'utf8')) as Manifest;

  for (const sitePage of sitePages) {
    const { head, page } = await render(sitePage.path);
    const html = template
      .replace('<!--head-->', () => head)
      .replace('</head>', () => `${assetsOf(sitePage, manifest, template)}</head>`)
      .replace('<!--page-->', () => page);
    const target = join(siteDir, fileOf(sitePage.path));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
}
