import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FEED_PATH } from '../../src/content/pages.ts';
import { createSite } from '../../src/server/site.ts';
import { settings } from '../../src/settings.ts';
import { fileIn, readBuilt, siteDir } from '../support/siteFiles.ts';
import { withoutHashes } from './siteServer.ts';

type Headers = Record<string, string>;
interface Rule {
  pattern: string;
  headers: Headers;
}

/** `_headers` in its hosts' syntax: a pattern, and below it, indented, the headers of its paths. */
function readHeadersFile(): Rule[] {
  const rules: Rule[] = [];
  for (const line of readBuilt('_headers').split('\n').filter(Boolean)) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name === undefined || value === undefined) rules.push({ pattern: line, headers: {} });
    else if (rule) rule.headers[name] = value;
  }
  return rules;
}

const fits = (path: string, pattern: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers that hosts derive from the rules: those of every rule that fits. */
function hosted(path: string): Headers {
  const headers: Headers = {};
  for (const rule of readHeadersFile().filter(({ pattern }) => fits(path, pattern))) {
    for (const [name, value] of Object.entries(rule.headers)) {
      expect(headers[name], `hosts would join two values of ${name}`).toBeUndefined();
      headers[name] = withoutHashes(value);
    }
  }
  return headers;
}

describe('our server sends the same headers over TLS as the files for other hosts', () => {
  let site: Awaited<ReturnType<typeof createSite>>;
  beforeAll(async () => {
    site = await createSite(siteDir, settings, { trustedProxies: 1 });
  });
  const sent = async (path: string, names: readonly string[]): Promise<Headers> => {
    const { headers } = await site.request(path, { headers: { 'X-Forwarded-Proto': 'https' } });
    return Object.fromEntries(names.map((name) => [name, withoutHashes(headers.get(name))]));
  };

  test.each([
    ['home', '/'],
    ['a page', '/contact'],
    ['an article', '/blog/understanding-media-buying'],
    ['a service', '/services/seo'],
    ['a script', fileIn('js')],
    ['a film', fileIn('mp4')],
    ['captions', fileIn('vtt')],
    ['the manifest', '/site.webmanifest'],
    ['the feed', FEED_PATH],
  ])('%s', async (_, path) => {
    const wanted = hosted(path);
    expect(Object.keys(wanted)).toEqual(
      expect.arrayContaining(['Cache-Control', 'Content-Security-Policy', 'Strict-Transport-Security']),
    );
    expect(await sent(path, Object.keys(wanted))).toEqual(wanted);
    expect(wanted['Cache-Control'], 'a file whose name changes with it is never asked for again').toBe(
      path.startsWith('/static/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  });

  test('the name of every file that is never asked for again has a hash of its content', () => {
    const names = readdirSync(join(siteDir, 'static'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !/-[\w-]{8}\.\w+(\.br|\.gz)?$/.test(name))).toEqual([]);
  });

  test('a path that leads nowhere', async () => {
    // Hosts decide themselves how long a missing page may be cached.
    const wanted = hosted('/nowhere');
    expect(wanted['Content-Security-Policy']).toBeDefined();
    expect(await sent('/nowhere', Object.keys(wanted))).toEqual(wanted);
    expect(await sent('/nowhere', ['Cache-Control'])).toEqual({ 'Cache-Control': 'no-store' });
  });
});
