import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built document: its path on the site and its content. */
interface BuiltDocument {
  path: string;
  html: string;
  /** True for the document of an alias, which redirects on hosts that cannot. */
  isRedirect: boolean;
}

/**
 * Every document of a built site.
 *
 * @throws when there is none, with the command that builds it
 */
export function documentsIn(siteDir: string): BuiltDocument[] {
  if (!existsSync(siteDir)) throw new Error(`There is no built site in ${siteDir}: npm run build`);
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(siteDir, file), 'utf8');
      return {
        path: `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`,
        html,
        isRedirect: html.includes('<meta http-equiv="refresh"'),
      };
    });
}
