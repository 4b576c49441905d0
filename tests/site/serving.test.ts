import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isCompressed, isCompressible } from '../../src/server/precompressed.ts';
import { DOCUMENT_BYTES } from '../bench/budgets.ts';
import { builtPages } from '../support/builtSite.ts';
import { fileIn, siteDir } from '../support/siteFiles.ts';
import { ask, serveSite } from './siteServer.ts';

const site = await serveSite(siteDir);

test.each(builtPages)('$path arrives with the first packets of a connection', async ({ path }) => {
  // Browsers keep the connection, which the response confirms in two headers.
  const { bytesOnWire } = await ask(site + path, { 'Accept-Encoding': 'br', Connection: 'keep-alive' });
  expect(
    bytesOnWire,
    'bytes; shorten the words of the page, or style its first screen with fewer rules',
  ).toBeLessThanOrEqual(DOCUMENT_BYTES);
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
    const { headers, body } = await ask(`${site}/contact`, { 'Accept-Encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body).equals(readFileSync(join(siteDir, 'contact.html')))).toBe(true);
  });

  test('each with a tag of its own, and HEAD says the same as GET', async () => {
    const tags = new Set<unknown>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const taken = { 'Accept-Encoding': accepted };
      const whole = await ask(`${site}/contact`, taken);
      const head = await ask(`${site}/contact`, taken, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
      const { date: _, ...said } = head.headers;
      expect(whole.headers).toMatchObject(said);
      tags.add(whole.headers.etag);
    }
    expect(tags.size).toBe(3);
  });

  test.each(['/nowhere', '/blog/nothing', '/404', '/404.html', '/index', '/Index/', '/index.html'])(
    'the not-found page too, for %s',
    async (path) => {
      const { status, headers, body } = await ask(site + path, { 'Accept-Encoding': 'br' });
      expect([status, headers['content-encoding'], headers.vary]).toEqual([404, 'br', 'Accept-Encoding']);
      expect(brotliDecompressSync(body).equals(readFileSync(join(siteDir, '404.html')))).toBe(true);
    },
  );

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
    const { headers } = await ask(`${site}/contact`, { 'Accept-Encoding': 'br' });
    const known = { 'Accept-Encoding': 'br', [asked]: headers[told] ?? '' };
    const answer = await ask(`${site}/contact`, known);
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: headers.etag,
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    for (const name of ['content-encoding', 'content-length', 'content-type'])
      expect(answer.headers).not.toHaveProperty(name);
  });

  test('but a changed one is, even with a date that says otherwise', async () => {
    const { headers } = await ask(`${site}/contact`);
    const known = { 'If-None-Match': '"another"', 'If-Modified-Since': headers['last-modified'] ?? '' };
    expect((await ask(`${site}/contact`, known)).status).toBe(200);
    const old = { 'If-Modified-Since': new Date(0).toUTCString() };
    expect((await ask(`${site}/contact`, old)).status).toBe(200);
  });
});

test.each([
  ['//', '/'],
  ['//blog', '/blog'],
  ['/services//seo?from=mail', '/services/seo?from=mail'],
])('%s, where the page would be another once its scripts run, is sent on to %s', async (path, target) => {
  const { status, headers } = await ask(site + path);
  expect([status, headers.location]).toEqual([301, target]);
});

describe('films are sent in parts', () => {
  const filmPath = fileIn('mp4');
  const filmBytes = readFileSync(join(siteDir, filmPath));
  const { length } = filmBytes;

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, length - 1],
    ['bytes=-50', length - 50, length - 1],
    [`bytes=10-${length + 10}`, 10, length - 1],
  ])('%s', async (range, first, last) => {
    const { status, headers, body } = await ask(site + filmPath, { Range: range });
    expect(status).toBe(206);
    expect(headers['content-type']).toBe('video/mp4');
    expect(headers['content-range']).toBe(`bytes ${first}-${last}/${length}`);
    expect(body.equals(filmBytes.subarray(first, last + 1))).toBe(true);
  });

  test.each([`bytes=${length}-`, `bytes=${length}-${length + 9}`, 'bytes=-0', 'bytes=9-1'])(
    '%s is no part of a film',
    async (range) => {
      const { status, headers, body } = await ask(site + filmPath, { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${length}`);
      expect(headers['cache-control']).toBe('no-store');
      expect(body).toHaveLength(0);
    },
  );

  test.each(['items=0-9', 'bytes=abc', 'bytes=-', '0-9', 'bytes=0-1,4-5'])(
    '%s is not understood, and the film sent whole',
    async (range) => {
      const { status, headers, body } = await ask(site + filmPath, { Range: range });
      expect([status, headers['content-range']]).toEqual([200, undefined]);
      expect(body).toHaveLength(length);
    },
  );

  test('and one that is missing leaves the whole not-found page', async () => {
    for (const range of ['bytes=0-9', 'bytes=999999999-']) {
      const { status, headers, body } = await ask(`${site}/static/mp4/missing.mp4`, { Range: range });
      expect([status, headers['content-range']]).toEqual([404, undefined]);
      expect(body.equals(readFileSync(join(siteDir, '404.html')))).toBe(true);
    }
  });

  test('and say so when they are sent whole', async () => {
    const { status, headers, body } = await ask(site + filmPath);
    expect([status, headers['accept-ranges'], headers.vary]).toEqual([200, 'bytes', undefined]);
    expect(body.length).toBe(statSync(join(siteDir, filmPath)).size);
  });

  test('pages are not: a part of a compressed text would be another part of the text', async () => {
    const { status, headers, body } = await ask(`${site}/contact`, { Range: 'bytes=0-9' });
    expect([status, headers['accept-ranges']]).toEqual([200, undefined]);
    expect(body.equals(readFileSync(join(siteDir, 'contact.html')))).toBe(true);
  });
});
