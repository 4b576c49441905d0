import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built site: `dist/`, or SITE_DIR, as for the server. */
export const siteDir = fileURLToPath(new URL(`../../${process.env.SITE_DIR || 'dist'}/`, import.meta.url));

export const readBuilt = (path: string) => readFileSync(join(siteDir, path), 'utf8');

/** The address of one file of a folder of `static/`. */
export const fileIn = (folder: string) =>
  `/static/${folder}/${readdirSync(join(siteDir, 'static', folder))[0]}`;

/** The transfer size of a text file of the site, bytes: that of its brotli copy, if it has one. */
export const brotliBytes = (path: string): number =>
  (statSync(join(siteDir, `${path}.br`), { throwIfNoEntry: false }) ?? statSync(join(siteDir, path))).size;
