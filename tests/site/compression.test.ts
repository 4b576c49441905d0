import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isCompressed, isCompressible } from '../../src/server/precompressed.ts';
import { siteDir } from '../support/builtSite.ts';
import { ask, type SiteServer, serveSite } from '../support/siteServer.ts';

const page = readFileSync(join(siteDir, 'contact.html'));

let site: SiteServer;
beforeAll(async () => {
  site = await serveSite(siteDir);
});
afterAll(() => site.close());

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
