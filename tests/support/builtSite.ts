import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

export const siteDir = fileURLToPath(new URL('../../dist/', import.meta.url));

/** The built pages: their path on the site and their document. */
export const builtPages = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(join(siteDir, file), 'utf8');
    const path = `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`;
    return { path, html, document: new JSDOM(html).window.document };
  });

const readScript = (path: string) => readFileSync(join(siteDir, path), 'utf8');

/** The scripts that a script imports statically, itself included. */
function withImports(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, imported = ''] of readScript(path).matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g)) {
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
export const brotliBytes = (path: string) => brotliCompressSync(readFileSync(join(siteDir, path))).length;
