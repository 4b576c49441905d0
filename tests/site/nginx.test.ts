import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases, NOT_FOUND_PATH } from '../../src/content/pages.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { siteDir } from '../support/builtSite.ts';
import { findNginx, startNginx } from '../support/nginx.ts';
import { type Answer, ask } from '../support/siteServer.ts';

const nginx = findNginx();
if (nginx === undefined)
  console.warn(
    'SKIPPED: no nginx was found and none could be installed, so its responses were not compared.',
  );

const folders = readdirSync(join(siteDir, 'static'));
const fileIn = (folder: string) => `/static/${folder}/${readdirSync(join(siteDir, 'static', folder))[0]}`;
const routes = sitePages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);

const site = await createSite(siteDir, settings, { trustedProxies: 1 });

const capitals = (path: string) => path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const groups = {
  'every route': routes,
  'every route with a trailing slash': routes.slice(1).map((path) => `${path}/`),
  'every route in capitals (PAGE-7, HOST-4)': [
    '/Blog',
    '/BLOG',
    '/Blog/',
    ...routes.map(capitals),
    ...routes.map((path) => path.toUpperCase()),
  ],
  'every alias (BLOG-4, BLOG-5)': [
    ...Object.keys(aliases),
    ...Object.keys(aliases).map((path) => `${capitals(path)}/?from=mail`),
    '/blog/%7Btoken%7D',
    '/blog/%7btoken%7d',
    '/Blog/%7BTOKEN%7d',
  ],
  'unknown paths': [
    '/nowhere',
    '/Nowhere/',
    '/blog/nothing',
    '/services/seo/more',
    '/static',
    '/static/js',
    '/static/js/',
    '/static/js/missing.js',
  ],
  'the not-found page requested by name': ['/404', '/404/', '/404.html'],
  'files that are no pages of the site': [
    '/index.html',
    '/contact.html',
    '/contact.html.gz',
    '/blog/{token}.html',
    '/_headers',
    '/_redirects',
  ],
  'files beside the pages': [
    '/robots.txt',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/site.webmanifest',
    '/icon-192.png',
    '/favicon.ico',
  ],
  'a file of each kind': folders.map(fileIn),
};

/** Both names of a type are correct; each server knows one of them. */
const OTHER_NAMES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'text/xml': 'application/xml',
};
const typeOf = (type = '') => {
  const [name = ''] = type.split(';');
  return OTHER_NAMES[name] ?? name;
};

const HEADERS = [
  'Location',
  'Cache-Control',
  'Content-Encoding',
  ...Object.keys(securityHeaders(settings, { isTls: true })),
];

/** The parts of a response that a browser uses; it does not read a redirect's text. */
const comparedParts = ({ status, headers, body }: Answer) => ({
  status,
  ...(status < 300 || status >= 400
    ? {
        type: typeOf(headers['content-type']),
        // nginx sends it with compressed responses, our server with every text.
        vary: headers['content-encoding'] && headers.vary,

        body: createHash('sha256').update(body).digest('hex'),
      }
    : {}),
  ...Object.fromEntries(HEADERS.map((name) => [name, headers[name.toLowerCase()]])),
});

describe.skipIf(nginx === undefined)('nginx with the generated file responds as our server does', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  /** Answers a call with the headers that it came with. */
  const service = createServer(({ headers }, response) => void response.end(JSON.stringify(headers)));
  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const { port } = service.address() as AddressInfo;
    server = await startNginx(nginx ?? '', `${siteDir.replace(/\/$/, '')}.nginx.conf`, siteDir, port);
  }, 60_000);
  afterAll(async () => {
    await server?.stop();
    service.close();
  });

  const fetchFromNginx = (path: string, headers = {}) =>
    ask({ socketPath: server.socketPath, path }, { 'Accept-Encoding': 'gzip', ...headers });

  async function fetchFromOurs(path: string): Promise<Answer> {
    const answer = await site.request(path, {
      headers: { 'Accept-Encoding': 'gzip', 'X-Forwarded-Proto': 'https' },
    });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  }

  test.each(Object.entries(groups))('to %s', async (_, paths) => {
    for (const path of paths)
      expect(comparedParts(await fetchFromNginx(path)), path).toEqual(
        comparedParts(await fetchFromOurs(path)),
      );
  });

  test('to pages with 200, to aliases with 301, to anything else with 404', async () => {
    const statuses = async (paths: readonly string[]) =>
      new Set(await Promise.all(paths.map(async (path) => (await fetchFromNginx(path)).status)));
    expect(await statuses(groups['every route in capitals (PAGE-7, HOST-4)'])).toEqual(new Set([200]));
    expect(await statuses(groups['every alias (BLOG-4, BLOG-5)'])).toEqual(new Set([301]));
    expect(await statuses(groups['unknown paths'])).toEqual(new Set([404]));
    expect(await statuses(groups['the not-found page requested by name'])).toEqual(new Set([404]));
    expect(await statuses(groups['files that are no pages of the site'])).toEqual(new Set([404]));
  });

  test('and hands calls on to the service, with what it reads of a trusted proxy', async () => {
    const { status, body } = await fetchFromNginx('/api/contactUs', {
      Host: 'www.agency.example',
      'X-Forwarded-For': '192.0.2.7',
      'X-Forwarded-Proto': 'https',
    });
    expect(status).toBe(200);
    const seen = JSON.parse(body.toString());
    expect(seen.host).toBe('www.agency.example');
    // The caller's own claims come before nginx's entry, or are replaced.
    expect(seen['x-forwarded-for']).toMatch(/^192\.0\.2\.7, ./);
    expect(seen['x-forwarded-proto']).toBe('http');
  });

  test('and an unchanged page is not sent again', async () => {
    const { headers } = await fetchFromNginx('/contact');
    expect((await fetchFromNginx('/Contact', { 'If-None-Match': headers.etag })).status).toBe(304);
  });
});
