import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The sources that let browsers use the inline style sheets of a site's documents, and no others (Content Security Policy
 * Level 3). Pages of one kind share a sheet, so they are few.
 *
 * @param siteDir the folder of the built site
 */
export async function inlineStyleSources(siteDir: string): Promise<string[]> {
  const sources = new Set<string>();
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true });
  for (const { name, parentPath } of entries.filter(
    (entry) => entry.isFile() && entry.name.endsWith('.html'),
  )) {
    const html = await readFile(join(parentPath, name), 'utf8');
    for (const [, rules = ''] of html.matchAll(/<style>(.*?)<\/style>/gs))
      sources.add(`'sha256-${createHash('sha256').update(rules).digest('base64')}'`);
  }
  // The same order everywhere, so that our server and other hosts send the same policy.
  return [...sources].sort();
}
