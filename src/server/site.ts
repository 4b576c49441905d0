import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { aliasTarget, FEED_PATH } from '../content/pages.ts';
import type { Settings } from '../settings.ts';
import { cacheControl, securityHeaders } from './headers.ts';

/** `/Contact/` → `/contact.html`: whatever the case, with or without a trailing slash (RULINGS R12). */
function fileFor(path: string): string {
  if (path.startsWith('/static/')) return path;
  const page = path.toLowerCase().replace(/\/+$/, '');
  if (page === '') return '/index.html';
  return extname(page) === '' ? `${page}.html` : page;
}

/**
 * Serves the built site: every page under its path, files under theirs, the not-found page with status 404.
 *
 * @param siteDir where the built site is
 * @throws when there is no built site
 */
export async function createSite(siteDir: string, settings: Settings): Promise<Hono> {
  const notFoundFile = join(siteDir, '404.html');
  if (!existsSync(notFoundFile))
    throw new Error(`There is no built site in ${siteDir}: run \`npm run build\` first.`);
  const notFoundPage = await readFile(notFoundFile, 'utf8');
  const headers = Object.entries(securityHeaders(settings));

  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    const isFound = context.res.status < 400;
    context.res.headers.set('Cache-Control', isFound ? cacheControl(context.req.path) : 'no-store');
    // By its ending it is any XML.
    if (isFound && fileFor(context.req.path) === FEED_PATH)
      context.res.headers.set('Content-Type', 'application/rss+xml; charset=utf-8');
  });
  app.use(compress());
  app.use(etag());
  app.use(async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    return context.text('This page can only be read.', 405, { Allow: 'GET, HEAD' });
  });
  app.use(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const target = aliasTarget(pathname);
    return target === undefined ? next() : context.redirect(target + search, 301);
  });
  // The library takes the folder relative to the working directory.
  app.use(
    serveStatic({
      root: relative(process.cwd(), siteDir) || '.',
      rewriteRequestPath: fileFor,
      // The library does not know captions.
      onFound: (path, context) => {
        if (path.endsWith('.vtt')) context.header('Content-Type', 'text/vtt; charset=utf-8');
      },
    }),
  );
  app.all('*', (context) => context.html(notFoundPage, 404));
  return app;
}
