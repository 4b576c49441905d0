import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources for a Content Security Policy (Level 3): the hashes of the scripts and sheets inside documents. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const noInlineSources: InlineSources = { scripts: [], styles: [] };

/** The hashes of these elements' texts, in the same order everywhere, so that all hosts send the same policy. */
function hashesIn(documents: readonly string[], element: RegExp): string[] {
  const texts = documents.flatMap((html) => Array.from(html.matchAll(element), ([, text = '']) => text));
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [...new Set(texts)].map(hash).sort();
}

/**
 * The sources that let browsers use the inline scripts and style sheets of a site's documents, and no others. Pages of
 * one kind share a sheet and all share the script, so they are few.
 *
 * @param siteDir the folder of the built site
 */
export async function inlineSources(siteDir: string): Promise<InlineSources> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const documents = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
      .map(({ name, parentPath }) => readFile(join(parentPath, name), 'utf8')),
  );
  return {
    scripts: hashesIn(documents, /<script>(.*?)<\/script>/gs),
    styles: hashesIn(documents, /<style>(.*?)<\/style>/gs),
  };
}
