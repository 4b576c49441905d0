import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Sources for a Content Security Policy (Level 3): the hashes of the scripts and sheets inside documents. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

export const noInlineSources: InlineSources = { scripts: [], styles: [] };

/** The hashes of these elements' texts. */
const hashesIn = (html: string, element: RegExp): string[] =>
  Array.from(
    html.matchAll(element),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/**
 * The sources that let browsers use a document's inline script and style sheet, and no others.
 *
 * @param siteDir the folder of the built site
 * @returns them by the document's file in that folder
 */
export async function inlineSources(siteDir: string): Promise<Map<string, InlineSources>> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  const documents = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(async ({ name, parentPath }) => {
      const file = join(parentPath, name);
      const html = await readFile(file, 'utf8');
      const scripts = hashesIn(html, /<script>(.*?)<\/script>/gs);
      const styles = hashesIn(html, /<style>(.*?)<\/style>/gs);
      return [relative(siteDir, file), { scripts, styles }] as const;
    });
  return new Map(await Promise.all(documents));
}

/** The sources of all documents, sorted: for hosts that send one policy with every response. */
export const joinSources = (documents: Iterable<InlineSources>): InlineSources => {
  const all = [...documents];
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))].sort(),
    styles: [...new Set(all.flatMap(({ styles }) => styles))].sort(),
  };
};
