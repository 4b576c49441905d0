import { existsSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { readForwarded } from '../../openapi/service/http/forwarded.ts';
import { aliasTarget, documentOf, NOT_FOUND_PATH } from '../content/pages.ts';
import type { Settings } from '../settings.ts';
import { cacheControl, contentTypeOf, securityHeaders } from './headers.ts';
import { inlineSources, noInlineSources } from './inlineSources.ts';
import { isCompressed, isCompressible } from './precompressed.ts';
import { answerUnmodified, isUnmodified, tagOf } from './validators.ts';

const NOT_FOUND_FILE = `/${documentOf(NOT_FOUND_PATH)}`;

/** `/Contact/` → `/contact.html`: in any case, with or without a trailing slash (PAGE-7). */
function fileFor(path: string): string {
  if (path.startsWith('/static/')) return path;
  const page = path.toLowerCase().replace(/\/+$/, '') || '/';
  return extname(page) === '' ? `/${documentOf(page)}` : page;
}

/** True for files without a public path: precompressed copies, documents, and the not-found page. Home is at '/' alone. */
const isUnnamed = (path: string) =>
  isCompressed(path) || /\.html$|^\/index\/*$/i.test(path) || fileFor(path) === NOT_FOUND_FILE;

/** Films are fetched in ranges. Their names change with their bytes, so `If-Range` always holds. */
const isFilm = (path: string) => path.endsWith('.mp4');

/** True for a single byte range; servers may ignore any other (RFC 9110, 14.2). */
const isRange = (range: string) => /^bytes=(\d+-\d*|-\d+)$/.test(range);

interface SiteEnv {
  Variables: {
    /** The file that is sent, relative to the built site; a compressed copy counts as its text. */
    file?: string;
    /** The ETag of the bytes that are sent. */
    tag: string;
  };
}

interface SiteOptions {
  /** The number of proxies in front whose forwarded headers are trusted. */
  trustedProxies?: number;
}

/**
 * Serves the built site: every page under its path, files under theirs, the not-found page with status 404. Texts are
 * sent as their precompressed copies to browsers that accept them.
 *
 * @param siteDir the folder of the built site
 * @throws when there is no built site
 */
export async function createSite(
  siteDir: string,
  settings: Settings,
  { trustedProxies = 0 }: SiteOptions = {},
): Promise<Hono<SiteEnv>> {
  if (!existsSync(join(siteDir, NOT_FOUND_FILE)))
    throw new Error(
      `There is no built site in ${siteDir}: run \`npm run build\` first; \`npm run test:browser\` builds those of tests.`,
    );

  // Each document's policy names its own alone, so that headers stay as short with more pages.
  const sourcesOf = await inlineSources(siteDir);

  const app = new Hono<SiteEnv>();
  app.onError((error) => {
    console.error(error);
    // A new response drops the headers of the file.
    return new Response('This page cannot be sent at the moment.', { status: 500 });
  });

  app.use(async (context, next) => {
    await next();
    const { headers, status } = context.res;
    const { path } = context.req;
    const { isTls } = readForwarded((name) => context.req.header(name), undefined, trustedProxies);
    const sources = sourcesOf.get(context.get('file') ?? '') ?? noInlineSources;
    for (const [name, value] of Object.entries(securityHeaders(settings, { isTls, sources })))
      headers.set(name, value);
    headers.set('Cache-Control', cacheControl(path, status < 400));
    const type = contentTypeOf(path);
    if (type !== undefined && status < 300) headers.set('Content-Type', type);
  });
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('This page can only be read.', 405, { Allow: 'GET, HEAD' });
  });
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    // The router in the browser takes several slashes for one.
    const path = pathname.replace(/\/{2,}/g, '/');
    const target = aliasTarget(path) ?? path;
    return target === pathname ? next() : context.redirect(target + search, 301);
  });

  const files = {
    // The library takes the folder relative to the working directory.
    root: relative(process.cwd(), siteDir) || '.',
    precompressed: true,
    onFound: async (file: string, context: Context<SiteEnv>) => {
      context.set('file', relative(siteDir, file).replace(/\.(br|gz)$/, ''));
      context.set('tag', await tagOf(file));
    },
  };
  const sendFile = serveStatic({ ...files, rewriteRequestPath: fileFor });
  const sendNotFound = serveStatic({ ...files, path: NOT_FOUND_FILE });

  app.use(etag());
  app.use(async (context, next) => {
    const { path, raw } = context.req;
    if (!isFilm(path) || !isRange(raw.headers.get('Range') ?? '')) raw.headers.delete('Range');
    await next();
    const { headers, status } = context.res;
    if (isCompressible(fileFor(path))) headers.set('Vary', 'Accept-Encoding');
    if (status >= 400) return;
    if (isFilm(path)) headers.set('Accept-Ranges', 'bytes');
    headers.set('ETag', context.get('tag'));
    if (isUnmodified(context)) await answerUnmodified(context);
  });
  app.use((context, next) => (isUnnamed(context.req.path) ? next() : sendFile(context, next)));
  app.use(async (context, next) => {
    // The range was meant for a missing film.
    context.req.raw.headers.delete('Range');
    const page = (await sendNotFound(context, next)) ?? context.text('Not found');
    return new Response(page.body, { status: 404, headers: page.headers });
  });
  return app;
}
