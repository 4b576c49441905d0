import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders } from '../../src/server/headers.ts';
import { inlineSources, noInlineSources } from '../../src/server/inlineSources.ts';
import { settings } from '../../src/settings.ts';
import { fileIn, siteDir } from '../support/siteFiles.ts';
import { type Answer, ask, serveSite } from './siteServer.ts';

const sourcesOf = await inlineSources(siteDir);
/** An incomplete site: the not-found page, and a page that cannot be read. */
const brokenDir = mkdtempSync(join(tmpdir(), 'agency-way-half-'));

writeFileSync(join(brokenDir, '404.html'), 'Not here');
mkdirSync(join(brokenDir, 'contact.html', 'index.html'), { recursive: true });

const site = await serveSite(siteDir);
const overTls = await serveSite(siteDir, 1);
const behindTwo = await serveSite(siteDir, 2);
const broken = await serveSite(brokenDir);
afterAll(() => rmSync(brokenDir, { recursive: true }));

describe('every response carries the security headers', () => {
  /** With the inline sources of the document that is sent, or of none. */
  const expectSecure = ({ headers }: Answer, document = '') => {
    const sources = sourcesOf.get(document) ?? noInlineSources;
    for (const [name, value] of Object.entries(securityHeaders(settings, { sources })))
      expect(headers[name.toLowerCase()], name).toBe(value);
  };

  test.each([
    ['a page', '/contact', 200, 'contact.html'],
    ['an article', '/blog/understanding-media-buying', 200, 'blog/understanding-media-buying.html'],
    ['a script', fileIn('js'), 200, ''],
    ['a redirect', '/blog/{token}', 301, ''],
    ['the not-found page', '/nowhere', 404, '404.html'],
    ['a missing script', '/static/js/missing.js', 404, '404.html'],
    ['a path that is no UTF-8', '/%E0%A4%A', 404, '404.html'],
    ['a way out of the folder', '/..%2f..%2fpackage.json', 404, '404.html'],
    ['a file only meant compressed', '/contact.html.br', 404, '404.html'],
  ])('%s', async (_, path, status, document) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await ask(site + path, { 'Accept-Encoding': encoding });
      expect(answer.status).toBe(status);
      expectSecure(answer, document);
      const { scripts, styles } = sourcesOf.get(document) ?? noInlineSources;
      expect([scripts.length, styles.length]).toEqual(document ? [1, 1] : [0, 0]);
    }
  });

  test('a method that changes nothing here', async () => {
    const answer = await ask(`${site}/contact`, {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expectSecure(answer);
  });

  test('a part that a film does not have', async () => {
    const answer = await ask(site + fileIn('mp4'), { Range: 'bytes=999999999-' });
    expect(answer.status).toBe(416);
    expectSecure(answer);
  });

  test('an unchanged page', async () => {
    const { headers } = await ask(`${site}/contact`);
    const answer = await ask(`${site}/contact`, { 'If-None-Match': headers.etag ?? '' });
    expect(answer.status).toBe(304);
    expectSecure(answer, 'contact.html');
  });

  test('a failure of the server, which says nothing of itself and is not kept', async () => {
    using complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await ask(`${broken}/contact`, { 'Accept-Encoding': 'br' });
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toBe('This page cannot be sent at the moment.');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(complaint).toHaveBeenCalledOnce();
    expectSecure(answer);
  });
});

test('no page may be framed, load plugins, send a form elsewhere, be taken for another type or tell others its path', () => {
  const { 'Content-Security-Policy': policy = '', ...others } = securityHeaders(settings);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(others).toMatchObject({
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each([
  ['the calls', { apiBase: 'http://127.0.0.1:4174/api' }, 'http://127.0.0.1:4174'],
  ['web vitals', { vitalsUrl: 'https://apart.agency.example/reports' }, 'https://apart.agency.example'],
])('the page may send %s to another origin, and to no third one', (_, apart, origin) => {
  const { 'Content-Security-Policy': policy = '' } = securityHeaders({ ...settings, ...apart });
  expect(policy.split('; ')).toContain(`connect-src 'self' ${origin}`);
});

describe('every response over TLS says to stay there', () => {
  test.each([
    ['a trusted proxy says so', 1, 'https', true],
    ['the first of two trusted proxies says so', 2, 'https,http', true],
    ['the caller says so, and the trusted proxy otherwise', 1, 'https,http', false],
    ['a trusted proxy says otherwise', 1, 'http', false],
    ['nobody says anything', 1, undefined, false],
    ['someone says so who is not trusted', 0, 'https', false],
  ])('%s', async (_, proxies, proto, isTls) => {
    const url = [site, overTls, behindTwo][proxies] ?? site;
    for (const path of ['/contact', '/nowhere']) {
      const { headers } = await ask(url + path, proto === undefined ? {} : { 'X-Forwarded-Proto': proto });
      expect(headers['strict-transport-security']).toBe(isTls ? 'max-age=63072000' : undefined);
      const policy = String(headers['content-security-policy']).split('; ');
      expect(policy.includes('upgrade-insecure-requests')).toBe(isTls);
    }
  });
});
