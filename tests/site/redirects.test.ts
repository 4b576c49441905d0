import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aliases, NOT_FOUND_PATH } from '../../src/content/pages.ts';
import { sitePages } from '../../src/content/sitePages.ts';
import { readBuilt, siteDir } from '../support/siteFiles.ts';

interface Rule {
  from: string;
  to: string;
  status: string;
}

/** `_redirects` in the syntax of both hosts: one rule per line, and comments. */
const rules: Rule[] = readBuilt('_redirects')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [from = '', to = '', status = '', ...more] = line.split(' ');
    expect(more, line).toEqual([]);
    return { from, to, status };
  });

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');
const isPage = (path: string) => existsSync(join(siteDir, `${path === '/' ? 'index' : path}.html`));

/** The target of a rule for a path: `*` matches anything, and `:splat` is the match. */
function targetOf({ from, to }: Rule, path: string): string | undefined {
  if (!from.endsWith('*')) return from === path ? to : undefined;
  const prefix = from.slice(0, -1);
  return path.startsWith(prefix) ? to.replace(':splat', path.slice(prefix.length)) : undefined;
}

/** The first rule that fits, by a host's treatment of paths and statuses; undefined when a file comes first. */
type Host = (path: string) => { target: string; status: string } | undefined;

const firstOf = (known: readonly Rule[], path: string) => {
  for (const rule of known) {
    const target = targetOf(rule, path);
    if (target !== undefined) return { target, status: rule.status };
  }
  return;
};

/** https://docs.netlify.com/manage/routing/redirects/: files come first unless a status ends in '!'; slashes do not count. */
const netlify: Host = (path) => {
  const found = firstOf(rules, decodeURI(withoutSlash(path))) ?? firstOf(rules, withoutSlash(path));
  if (found?.status.endsWith('!')) return { ...found, status: found.status.slice(0, -1) };
  return isPage(decodeURI(withoutSlash(path))) ? undefined : found;
};

/** https://developers.cloudflare.com/pages/configuration/redirects/: rules come first; other statuses than these are ignored. */
const cloudflareRules = rules.filter(({ status }) =>
  ['200', '301', '302', '303', '307', '308'].includes(status),
);
const cloudflare: Host = (path) =>
  firstOf(cloudflareRules, path) ??
  // The host itself redirects a page's file name or trailing slash.
  (/.\/$|\.html$/.test(path) && isPage(path.replace(/(\/|\.html)$/, ''))
    ? { target: path.replace(/(\/|\.html)$/, ''), status: '308' }
    : undefined);

/** A visitor's final response: the path of a page with 200, or 404. */
function answer(host: Host, path: string): string {
  let at = path;
  for (let hop = 0; hop < 4; hop += 1) {
    const found = host(at);
    if (found?.status === '404') return '404';
    if (found) at = found.target;
    const isFinal = !found || found.status === '200';
    if (isFinal) return isPage(decodeURI(withoutSlash(at))) ? `200 ${decodeURI(withoutSlash(at))}` : '404';
  }
  return 'a loop';
}

const routes = sitePages.map(({ path }) => path).filter((path) => path !== NOT_FOUND_PATH && path !== '/');
const articles = routes.filter((path) => path.startsWith('/blog/'));
const others = routes.filter((path) => !path.startsWith('/blog/'));
const first = (path: string) => path.replace(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase());
const words = (path: string) => path.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

describe.each([
  ['Netlify', netlify],
  ['Cloudflare Pages', cloudflare],
])('on %s', (_, host) => {
  test.each([...others, '/blog'].map((path) => [path]))('capitals of %s lead there (PAGE-7)', (path) => {
    for (const spelled of [path, first(path), words(path), path.toUpperCase()])
      for (const end of ['', '/']) expect(answer(host, spelled + end), spelled + end).toBe(`200 ${path}`);
  });

  test('every article is found below /Blog and /BLOG', () => {
    for (const path of articles)
      for (const section of ['/Blog/', '/BLOG/', '/blog/'])
        expect(answer(host, path.replace('/blog/', section))).toBe(`200 ${path}`);
  });

  test('every alias leads on (BLOG-4, BLOG-5)', () => {
    for (const [alias, target] of Object.entries(aliases)) {
      // Browsers encode braces.
      const encoded = encodeURI(alias);
      for (const asked of [encoded, encoded.replace('%7B', '%7b').replace('%7D', '%7d')]) {
        // Where files come first, the alias is a document with a refresh.
        expect([`200 ${target}`, `200 ${alias}`], asked).toContain(answer(host, asked));
        expect(rules).toContainEqual(expect.objectContaining({ from: asked, to: target }));
      }
    }
  });

  test.each(['/404', '/404/', '/nowhere', '/Nowhere', '/blog/nowhere', '/Blog/nowhere', '/Services/x'])(
    '%s gets 404',
    (path) => {
      expect(answer(host, path)).toBe('404');
    },
  );
});

describe('the file', () => {
  test("keeps to Cloudflare's limits: 2,000 fixed rules, then 100 with a splat, 1,000 characters each", () => {
    const splats = rules.map(({ from }) => from.includes('*'));
    expect(splats.indexOf(true)).toBe(splats.lastIndexOf(false) + 1);
    expect(splats.filter(Boolean).length).toBeLessThanOrEqual(100);
    expect(splats.length).toBeLessThanOrEqual(2000);
    for (const { from, to } of rules) expect(from.length + to.length).toBeLessThan(1000);
  });

  test('has no rule twice for the same status, and every redirect is for good and leads to a page', () => {
    const keys = rules.map(({ from, status }) => `${from} ${status}`);
    expect(keys).toEqual([...new Set(keys)]);
    for (const { from, to, status } of rules.filter((rule) => rule.from !== '/404')) {
      expect(status, from).toBe('301');
      if (!to.includes(':splat')) expect(isPage(to), from).toBe(true);
    }
  });
});
