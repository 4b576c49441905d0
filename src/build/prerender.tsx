import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { articles } from 'virtual:articles';
import { services } from 'virtual:services';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { prerender } from 'react-dom/static';
import type { Manifest } from 'vite';
import { keepEarlyPresses } from '../boot/earlyPresses.ts';
import { jobs } from '../content/jobs.ts';
import { aliases, documentOf, FEED_PATH, NOT_FOUND_PATH } from '../content/pages.ts';
import { type SitePage, sitePages } from '../content/sitePages.ts';
import favicon from '../media/icons/favicon.ico?inline';
import icon192 from '../media/icons/icon-192.png?inline';
import icon512 from '../media/icons/icon-512.png?inline';
import iconMaskable from '../media/icons/icon-maskable-512.png?inline';
import { contentLoaderKey, createSiteRouter, type LoadedPage, moduleKey } from '../router.tsx';
import { cardTags } from '../seo/cardTags.ts';
import { aliasPage, feed, robots, sitemap, webManifest } from '../seo/files.ts';
import { graphOf } from '../seo/graph.ts';
import { headersFile, nginxFile } from '../server/hosting.ts';
import { inlineSources, joinSources } from '../server/inlineSources.ts';
import { redirectsFile } from '../server/redirects.ts';
import { settings } from '../settings.ts';
import { checkOpenings } from './checkOpenings.ts';
import { checkPages } from './checkPages.ts';
import { checkRoutes, routeFiles } from './checkRoutes.ts';
import { firstScreenRules } from './firstScreen.ts';

interface RenderedPage extends LoadedPage {
  path: string;
  /** The head tags that React rendered. */
  head: string;
  html: string;
}

async function render(path: string): Promise<RenderedPage> {
  const router = createSiteRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === 'error');
  if (failed) throw failed.error;
  const page = router.state.matches.at(-1)?.loaderData as LoadedPage;
  // The type of `import.meta.glob` is not checked.
  if (!page.meta) throw new Error('export its `meta`');
  const errors: unknown[] = [];
  const { prelude } = await prerender(<RouterProvider router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // An error that is thrown here ends the process.
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const markup = await new Response(prelude).text();
  // Without an <html> element React writes the head's tags first.
  const [head = ''] = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/.exec(markup) ?? [];
  return { ...page, path, head, html: markup.slice(head.length) };
}

/** The scripts that hydrate a page, with all they import; `boot/main.ts` fetches them side by side. */
function scriptsOf({ file, contentKey }: SitePage, manifest: Manifest, template: string): string {
  const found = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no script of ${key}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  const content = contentKey === undefined ? [] : [contentLoaderKey(file), contentKey];
  for (const key of ['boot/hydrate.tsx', moduleKey(file), ...content]) add(key.replace('./', ''));
  const paths = [...found].map((script) => `/${script}`);
  return paths.filter((path) => !template.includes(`"${path}"`)).join(' ');
}

/** The page's structured data; `syncStructuredData.ts` updates it on navigation. */
function graphTag(page: RenderedPage): string {
  // Escapes `<`, so that no text can close the script element.
  const json = JSON.stringify(graphOf(page)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

const decoded = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** The files beside the pages, by name: for search engines, feed readers and phones. */
const filesBeside = (pages: readonly RenderedPage[]): Record<string, string | Uint8Array> => ({
  'sitemap.xml': sitemap(pages),
  'robots.txt': robots(),
  [FEED_PATH.slice(1)]: feed(articles, services),
  'site.webmanifest': webManifest(),
  // Requested by browsers that draw no SVG as an icon (Safari before 26).
  'favicon.ico': decoded(favicon),
  'icon-192.png': decoded(icon192),
  'icon-512.png': decoded(icon512),
  'icon-maskable-512.png': decoded(iconMaskable),
});

/**
 * Writes every page of the route list as HTML, and the files beside the pages.
 *
 * @param options.siteDir the folder of the built site; the pages go there
 * @param options.workDir holds `template.html`, `manifest.json` and, in `prerender/`, this module's bundle
 * @throws when a page cannot be rendered, its words cannot be published or a link is broken; the message names the place
 */
export async function prerenderSite({
  siteDir,
  workDir,
}: {
  siteDir: string;
  workDir: string;
}): Promise<void> {
  checkRoutes(routeFiles);
  checkOpenings(jobs);
  const template = await readFile(join(workDir, 'template.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(workDir, 'manifest.json'), 'utf8')) as Manifest;
  const write = async (name: string, content: string | Uint8Array) => {
    const target = join(siteDir, name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  };

  const rendered: (RenderedPage & { sitePage: SitePage })[] = [];
  for (const sitePage of sitePages) {
    const { path, file } = sitePage;
    const page = await render(path).catch((cause: unknown) => {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`src/routes/${file}.tsx: ${path} cannot be prerendered: ${reason}`, { cause });
    });
    rendered.push({ ...page, sitePage });
  }
  checkPages(rendered);

  // The full style sheet is linked at the end of <body>, where it does not block the first paint.
  const [sheet = ''] = /<link rel="stylesheet"[^>]*>/.exec(template) ?? [];
  for (const pages of Map.groupBy(rendered, ({ file }) => file).values()) {
    const markup = pages.map(({ html }) => html);
    const rules = await firstScreenRules(markup, sheet, siteDir);
    for (const page of pages) {
      const card = cardTags(page.path);
      const scripts = scriptsOf(page.sitePage, manifest, template);
      const document = template
        .replace(sheet, () => `<script>(${keepEarlyPresses})()</script><style>${rules}</style>`)
        .replace('<!--head-->', () => page.head + card.tags)
        .replace('data-page=""', () => `data-page="${page.meta.canonical}"`)
        .replace('></script>', () => ` fetchpriority="low" data-scripts="${scripts}"></script>`)
        .replace('</head>', () => `${graphTag(page)}</head>`)
        .replace('<!--page-->', () => page.html)
        .replace('</body>', (end) => `${sheet}${end}`);
      await write(documentOf(page.path), document);
      // No script imports a card, so the browser build does not contain it.
      await mkdir(dirname(join(siteDir, card.url)), { recursive: true });
      await copyFile(join(workDir, 'prerender', card.url), join(siteDir, card.url));
    }
  }
  const beside = filesBeside(rendered);
  for (const [name, content] of Object.entries(beside)) await write(name, content);
  for (const [alias, target] of Object.entries(aliases)) await write(documentOf(alias), aliasPage(target));

  const found = rendered.filter(({ path }) => path !== NOT_FOUND_PATH);
  const host = {
    settings,
    sources: joinSources((await inlineSources(siteDir)).values()),
    pages: found.map(({ path }) => path),
    files: Object.keys(beside).map((name) => `/${name}`),
  };
  await write('_headers', headersFile(host));
  await write(
    '_redirects',
    redirectsFile(found.flatMap(({ file, path }) => (file === 'article' ? [] : path))),
  );
  await writeFile(`${siteDir}.nginx.conf`, nginxFile(host));
}
