import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { documentsIn } from './documents.ts';

/** The folder of the built site: `dist/`, or SITE_DIR, as for the server. */
export const siteDir = fileURLToPath(new URL(`../../${process.env.SITE_DIR || 'dist'}/`, import.meta.url));

const documents = documentsIn(siteDir).map((built) => ({
  ...built,
  document: new JSDOM(built.html).window.document,
}));

export const builtPages = documents.filter(({ leadsOn }) => !leadsOn);

/** The content of an alias's document, on hosts that cannot redirect. */
export const aliasDocuments = documents.filter(({ leadsOn }) => leadsOn);

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

/** The scripts that hydrate a page: those its document names, with all their static imports. */
export function eagerScripts(document: Document): string[] {
  const eager = new Set<string>();
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src]')) {
    withImports(script.getAttribute('src') ?? '', eager);
    for (const path of script.dataset.scripts?.split(' ') ?? []) withImports(path, eager);
  }
  return [...eager];
}

/** The transfer size of a file of the site, bytes of brotli. */
export function brotliBytes(path: string): number {
  const known = weights.get(path);
  if (known !== undefined) return known;
  const bytes = brotliCompressSync(readFileSync(join(siteDir, path))).length;
  weights.set(path, bytes);
  return bytes;
}

/** A cache: many pages share scripts. */
const weights = new Map<string, number>();
