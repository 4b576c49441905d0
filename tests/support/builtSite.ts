import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { documentsIn } from './documents.ts';
import { readBuilt, siteDir } from './siteFiles.ts';

const documents = documentsIn(siteDir).map((built) => {
  let document: Document | undefined;
  return {
    ...built,
    /** Parsed at its first use, because parsing all of them takes seconds. */
    get document() {
      document ??= new JSDOM(built.html).window.document;
      return document;
    },
  };
});

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
