import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** The built site that the tests read: `dist/`, or what SITE_DIR names, as for the server. */
export const siteDir = fileURLToPath(new URL(`../../${process.env.SITE_DIR || 'dist'}/`, import.meta.url));

/** The built documents: their path on the site and what stands in them. */
const documents = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(siteDir, file), 'utf8');
    const path = `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
    return { path, html, document: new JSDOM(html).window.document };
  });

const leadsOn = (document: Document) => document.querySelector('meta[http-equiv=refresh]') !== null;

export const builtPages = documents.filter(({ document }) => !leadsOn(document));

/** What stands in place of an alias on hosts that cannot redirect. */
export const aliasDocuments = documents.filter(({ document }) => leadsOn(document));

export const readBuilt = (path: string) => readFileSync(join(siteDir, path), 'utf8');

/** The scripts that a script imports statically, itself included. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, imported = ''] of readBuilt(path).matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
    withImports(join(path, '..', imported), found);
  }
  return found;
}

/** The scripts that a page fetches by itself: those its document names, with all they import statically. */
export function eagerScripts(document: Document): string[] {
  const named = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
  const eager = new Set<string>();
  for (const element of named)
    withImports(element.getAttribute('src') ?? element.getAttribute('href') ?? '', eager);
  return [...eager];
}

/** What a file of the site weighs on the wire, bytes of brotli. */
export function brotliBytes(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(join(siteDir, path))).length;
  weights.set(path, bytes);
  return bytes;
}

/** The same scripts belong to many pages. */
const weights = new Map<string, number>();
