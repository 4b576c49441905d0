import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { documentsIn } from './documents.ts';

/** The folder of the built site: `dist/`, or SITE_DIR, as for the server. */
export const siteDir = fileURLToPath(new URL(`../../${process.env.SITE_DIR || 'dist'}/`, import.meta.url));

const documents = documentsIn(siteDir).map((built) => ({
  ...built,
  document: new JSDOM(built.html).window.document,
}));

/** Every page, without the documents of aliases. */
export const builtPages = documents.filter(({ isRedirect }) => !isRedirect);

/** The documents of aliases, which redirect on hosts that cannot. */
export const aliasDocuments = documents.filter(({ isRedirect }) => isRedirect);

/** A page's document. @throws when the page is not built */
export function pageAt(path: string): Document {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page.document;
}

/** The address of one file of a folder of `static/`. */
export const fileIn = (folder: string) =>
  `/static/${folder}/${readdirSync(join(siteDir, 'static', folder))[0]}`;

export const readBuilt = (path: string) => readFileSync(join(siteDir, path), 'utf8');

/** A script, and all scripts that it imports statically. */
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

/** The transfer size of a text file of the site, bytes: that of its brotli copy, if it has one. */
export const brotliBytes = (path: string): number =>
  (statSync(join(siteDir, `${path}.br`), { throwIfNoEntry: false }) ?? statSync(join(siteDir, path))).size;
