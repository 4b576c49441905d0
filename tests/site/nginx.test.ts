import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases, NOT_FOUND_PATH } from '../../src/content/pages.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { securityHeaders } from '../../src/server/headers.ts';
import { nginxFile } from '../../src/server/hosting.ts';
import { noInlineSources } from '../../src/server/inlineSources.ts';
import { settings } from '../../src/settings.ts';
import { fileIn, siteDir } from '../support/siteFiles.ts';
import { findNginx, startNginx } from './nginx.ts';
import { type Answer, ask, hashesIn, serveSite, withoutHashes } from './siteServer.ts';

const nginx = findNginx();
if (nginx === undefined)
  console.warn(
    'SKIPPED: no nginx was found and none could be installed, so its responses were not compared.',
  );

const folders = readdirSync(join(siteDir, 'static'));
const routes = sitePages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH);

const configFile = `${siteDir.replace(/\/$/, '')}.nginx.conf`;

const site = await serveSite(siteDir, 1);

/** The files beside the pages, and their types. */
const TYPES = {
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'application/xml',
  '/blog/rss.xml': 'application/rss+xml',
  '/site.webmanifest': 'application/manifest+json',
  '/icon-192.png': 'image/png',
  '/favicon.ico': 'image/x-icon',
};

const capitals = (path: string) => path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Paths, and the status of their responses. */
const groups: Record<string, { status: number; paths: string[] }> = {
  'every route': { status: 200, paths: routes },
  'every route with a trailing slash': { status: 200, paths: routes.slice(1).map((path) => `${path}/`) },
  'every route in capitals (PAGE-7, HOST-4)': {
    status: 200,
    paths: ['/Blog', '/BLOG', '/Blog/', ...routes.map(capitals), ...routes.map((path) => path.toUpperCase())],
  },
  'every alias (BLOG-4, BLOG-5)': {
    status: 301,
    paths: [
      ...Object.keys(aliases),
      ...Object.keys(aliases).map((path) => `${capitals(path)}/?from=mail`),
      '/blog/%7Btoken%7D',
      '/blog/%7btoken%7d',
      '/Blog/%7BTOKEN%7d',
    ],
  },
  'unknown paths': {
    status: 404,
    paths: [
      ...['/nowhere', '/Nowhere/', '/blog/nothing', '/blog/nothing/at/all', '/services/seo/more'],
      ...['/static', '/static/js', '/static/js/', '/static/js/missing.js', '/static/vtt/missing.vtt'],
    ],
  },
  'the not-found page requested by name': { status: 404, paths: ['/404', '/404/', '/404.html'] },
  'files that are no pages of the site': {
    status: 404,
    paths: [
      ...['/index.html', '/contact.html', '/Contact.HTML', '/contact.html.gz', '/blog/{token}.html'],
      ...['/_headers', '/_redirects', '/index', '/Index/'],
    ],
  },
  'files beside the pages': { status: 200, paths: Object.keys(TYPES) },
  'a file of each kind': { status: 200, paths: folders.map(fileIn) },
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

const SECURITY = Object.keys(securityHeaders(settings, { isTls: true })).map((name) => name.toLowerCase());
const POLICY = 'content-security-policy';
const HEADERS = ['location', 'cache-control', 'content-encoding', ...SECURITY];

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
  ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
  [POLICY]: withoutHashes(headers[POLICY]),
});

const fetchFromOurs = (path: string, method = 'GET') =>
  ask(site + path, { 'Accept-Encoding': 'gzip', 'X-Forwarded-Proto': 'https' }, method);

describe('our server responds', () => {
  test.each(Object.entries(groups))('to %s', async (_, { status, paths }) => {
    for (const path of paths) expect((await fetchFromOurs(path)).status, path).toBe(status);
  });

  test.each(Object.entries(TYPES))('to %s with the type %s', async (path, type) => {
    expect((await fetchFromOurs(path)).headers['content-type']?.split(';')[0]).toBe(type);
  });

  test('to an alias with the address of its article', async () => {
    for (const [alias, target] of Object.entries(aliases)) {
      const { headers } = await fetchFromOurs(`${capitals(alias)}/?from=mail`);
      expect(headers.location).toBe(`${target}?from=mail`);
    }
  });
});

test("nginx's file names the site's host, and the port of our server", () => {
  const config = readFileSync(configFile, 'utf8');
  expect(config).toContain(` server_name ${new URL(settings.siteOrigin).hostname};`);
  expect(config).toContain(' proxy_pass http://127.0.0.1:4173;');
});

test("nginx's file hands no calls on when the service is at another origin", () => {
  const elsewhere = { ...settings, apiBase: 'https://api.agency.example/api' };
  const config = nginxFile({ settings: elsewhere, sources: noInlineSources, pages: [], files: [] });
  expect(config).not.toContain('proxy_pass');
});

describe.skipIf(nginx === undefined)('nginx with the generated file responds as our server does', () => {
  let server: Awaited<ReturnType<typeof startNginx>>;
  /** Answers a call with the headers that it came with. */
  const service = createServer(({ headers }, response) => void response.end(JSON.stringify(headers)));
  beforeAll(async () => {
    await once(service.listen(0, '127.0.0.1'), 'listening');
    const { port } = service.address() as AddressInfo;
    server = await startNginx(nginx ?? '', configFile, siteDir, port);
  });
  afterAll(async () => {
    await server?.stop();
    service.close();
  });

  const fetchFromNginx = (path: string, headers = {}) =>
    ask({ socketPath: server.socketPath, path }, { 'Accept-Encoding': 'gzip', ...headers });

  test.each(Object.entries(groups))('to %s', async (_, { paths }) => {
    for (const path of paths) {
      const [theirs, ours] = [await fetchFromNginx(path), await fetchFromOurs(path)];
      expect(comparedParts(theirs), path).toEqual(comparedParts(ours));
      expect(hashesIn(theirs.headers[POLICY])).toEqual(
        expect.arrayContaining(hashesIn(ours.headers[POLICY])),
      );
    }
  });

  test('and to a method that changes nothing with the security headers alone: no cache may keep it', async () => {
    for (const path of ['/contact', fileIn('js'), fileIn('avif')]) {
      const { status, headers } = await ask({ socketPath: server.socketPath, path }, {}, 'POST');
      expect(status).toBe(405);
      const ours = await fetchFromOurs(path, 'POST');
      for (const name of SECURITY)
        expect(withoutHashes(headers[name]), name).toBe(withoutHashes(ours.headers[name]));
      expect(headers['cache-control']).toBeUndefined();
    }
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
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await fetchFromNginx('/Contact', { 'If-None-Match': headers.etag })).status).toBe(304);
  });
});
