import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';
import { inlineSources, noInlineSources } from '../../src/server/inlineSources.ts';
import { isCompressed, isCompressible } from '../../src/server/precompressed.ts';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { DOCUMENT } from '../bench/budgets.ts';
import { builtPages, siteDir } from '../support/builtSite.ts';

/** The site as `npm run serve` mounts it, over real HTTP. */
async function serve(dir: string, trustedProxies = 0) {
  const app = new Hono().route('/', await createSite(dir, settings, { trustedProxies }));
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** A request without the decompression, redirects and path clean-up of `fetch`. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request(url, { headers, method, agent: false }, resolve).on('error', reject).end(),
  );
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

const [film = ''] = readdirSync(join(siteDir, 'static/mp4'));
const filmPath = `/static/mp4/${film}`;
const filmBytes = readFileSync(join(siteDir, filmPath));
const page = readFileSync(join(siteDir, 'contact.html'));
const siteSources = await inlineSources(siteDir);

let site: Awaited<ReturnType<typeof serve>>;
let overTls: Awaited<ReturnType<typeof serve>>;
let behindTwo: Awaited<ReturnType<typeof serve>>;
/** An incomplete site: the not-found page, and a page that cannot be read. */
let broken: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve(siteDir);
  overTls = await serve(siteDir, 1);
  behindTwo = await serve(siteDir, 2);
  const halfDir = mkdtempSync(join(tmpdir(), 'agency-way-half-'));
  writeFileSync(join(halfDir, '404.html'), 'Not here');
  await mkdir(join(halfDir, 'contact.html', 'index.html'), { recursive: true });
  broken = await serve(halfDir);
});
afterAll(() => {
  for (const server of [site, overTls, behindTwo, broken]) server.close();
});

describe('every answer carries the security headers', () => {
  const expectSecure = ({ headers }: Answer, sources = siteSources) => {
    for (const [name, value] of Object.entries(securityHeaders(settings, { sources })))
      expect(headers[name.toLowerCase()], name).toBe(value);
  };

  test.each([
    ['a page', '/contact', 200],
    ['a redirect', '/blog/{token}', 301],
    ['the not-found page', '/nowhere', 404],
    ['a missing script', '/static/js/missing.js', 404],
    ['a path that is no UTF-8', '/%E0%A4%A', 404],
    ['a way out of the folder', '/..%2f..%2fpackage.json', 404],
    ['a file only meant compressed', '/contact.html.br', 404],
  ])('%s', async (_, path, status) => {
    const answer = await ask(site.url + path);
    expect(answer.status).toBe(status);
    expectSecure(answer);
  });

  test('a method that changes nothing here', async () => {
    const answer = await ask(`${site.url}/contact`, {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expectSecure(answer);
  });

  test('a part that a film does not have', async () => {
    const answer = await ask(site.url + filmPath, { Range: `bytes=${filmBytes.length}-` });
    expect(answer.status).toBe(416);
    expectSecure(answer);
  });

  test('an unchanged page', async () => {
    const { headers } = await ask(`${site.url}/contact`);
    const answer = await ask(`${site.url}/contact`, { 'If-None-Match': headers.etag ?? '' });
    expect(answer.status).toBe(304);
    expectSecure(answer);
  });

  test('a failure of the server, which says nothing of itself and is not kept', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await ask(`${broken.url}/contact`, { 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toBe('This page cannot be sent at the moment.');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
    expectSecure(answer, noInlineSources);
  });
});

test.each(builtPages)('$path arrives with the first packets of a connection', async ({ path }) => {
  const { headers, body } = await ask(site.url + path, { 'Accept-Encoding': 'br' });
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(Buffer.byteLength(head.join('')) + body.length).toBeLessThanOrEqual(DOCUMENT);
});

describe('every answer over TLS says to stay there', () => {
  test.each([
    ['a trusted proxy says so', 1, 'https', true],
    ['the first of two trusted proxies says so', 2, 'https,http', true],
    ['the caller says so, and the trusted proxy otherwise', 1, 'https,http', false],
    ['a trusted proxy says otherwise', 1, 'http', false],
    ['nobody says anything', 1, undefined, false],
    ['someone says so who is not trusted', 0, 'https', false],
  ])('%s', async (_, proxies, proto, isTls) => {
    const { url } = [site, overTls, behindTwo][proxies] ?? site;
    for (const path of ['/contact', '/nowhere']) {
      const { headers } = await ask(url + path, proto === undefined ? {} : { 'X-Forwarded-Proto': proto });
      expect(headers['strict-transport-security']).toBe(isTls ? 'max-age=63072000' : undefined);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy.includes('upgrade-insecure-requests')).toBe(isTls);
    }
  });
});

describe('texts are sent as they lie compressed beside themselves', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0', undefined, (body: Buffer) => body],
  ])("to a browser that takes '%s'", async (accepted, encoding, decompress) => {
    const { headers, body } = await ask(`${site.url}/contact`, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).equals(page)).toBe(true);
  });

  test('each with a tag of its own, and HEAD says the same as GET', async () => {
    const tags = new Set<unknown>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const taken = { 'Accept-Encoding': accepted };
      const whole = await ask(`${site.url}/contact`, taken);
      const head = await ask(`${site.url}/contact`, taken, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      const { date: _, ...said } = head.headers;
      expect(whole.headers).toMatchObject(said);
      tags.add(whole.headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  test('the not-found page too', async () => {
    const { status, headers, body } = await ask(`${site.url}/nowhere`, { 'Accept-Encoding': 'br' });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).equals(readFileSync(join(siteDir, '404.html')))).toBe(true);
  });

  test('every text of the build has both where they are smaller, and they are the text', () => {
    const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' });
    const texts = files.filter(isCompressible);
    expect(texts.length).toBeGreaterThan(150);
    for (const file of texts) {
      const content = readFileSync(join(siteDir, file));
      for (const [ending, decompress] of [
        ['.br', brotliDecompressSync] as const,
        ['.gz', gunzipSync] as const,
      ]) {
        if (files.includes(file + ending)) {
          const compressed = readFileSync(join(siteDir, file + ending));
          expect(compressed.length, file).toBeLessThan(content.length);
          expect(decompress(compressed).equals(content), file + ending).toBe(true);
        } else expect(content.length, `${file} is worth compressing`).toBeLessThan(200);
      }
    }
    const alone = files.filter((file) => isCompressed(file) && !texts.includes(file.slice(0, -3)));
    expect(alone).toEqual([]);
  });
});

describe('an unchanged page is not sent again', () => {
  test.each([
    ['by its tag', 'etag', 'If-None-Match'],
    ['by its date', 'last-modified', 'If-Modified-Since'],
  ] as const)('%s', async (_, told, asked) => {
    const { headers } = await ask(`${site.url}/contact`, { 'Accept-Encoding': 'br' });
    const known = { 'Accept-Encoding': 'br', [asked]: headers[told] ?? '' };
    const answer = await ask(`${site.url}/contact`, known);
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
  });

  test('but a changed one is, even with a date that says otherwise', async () => {
    const { headers } = await ask(`${site.url}/contact`);
    const known = { 'If-None-Match': '"another"', 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await ask(`${site.url}/contact`, known)).status).toBe(200);
    const old = { 'If-Modified-Since': new Date(0).toUTCString() };
    expect((await ask(`${site.url}/contact`, old)).status).toBe(200);
  });
});

describe('films are sent in parts', () => {
  const { length } = filmBytes;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, length - 1],
    ['bytes=-50', length - 50, length - 1],
    [`bytes=10-${length + 10}`, 10, length - 1],
  ])('%s', async (range, first, last) => {
    const { status, headers, body } = await ask(site.url + filmPath, { Range: range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${length}`);
    expect(body.equals(filmBytes.subarray(first, last + 1))).toBe(true);
  });

  test.each([`bytes=${length}-`, `bytes=${length}-${length + 9}`, 'bytes=-0', 'bytes=9-1'])(
    '%s is no part of a film',
    async (range) => {
      const { status, headers, body } = await ask(site.url + filmPath, { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${length}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toHaveLength(0);
    },
  );

  test.each(['items=0-9', 'bytes=abc', 'bytes=-', '0-9', 'bytes=0-1,4-5'])(
    '%s is not understood, and the film sent whole',
    async (range) => {
      const { status, headers, body } = await ask(site.url + filmPath, { Range: range });
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(body).toHaveLength(length);
    },
  );

  test('and one that is missing leaves the whole not-found page', async () => {
    for (const range of ['bytes=0-9', 'bytes=999999999-']) {
      const { status, headers, body } = await ask(`${site.url}/static/mp4/missing.mp4`, { Range: range });
      expect([status, headers['content-range']]).toEqual([404, undefined]);
      expect(body.equals(readFileSync(join(siteDir, '404.html')))).toBe(true);
    }
  });

  test('and say so when they are sent whole', async () => {
    const { status, headers, body } = await ask(site.url + filmPath);
    expect([status, headers['accept-ranges'], headers.vary]).toEqual([200, 'bytes', undefined]);
    expect(body.length).toBe(statSync(join(siteDir, filmPath)).size);
  });

  test('pages are not: a part of a compressed text would be another part of the text', async () => {
    const { status, body } = await ask(`${site.url}/contact`, { Range: 'bytes=0-9' });
    expect(status).toBe(200);
    expect(body.equals(page)).toBe(true);
  });
});
