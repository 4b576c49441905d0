import { readdirSync, readFileSync } from 'node:fs';
import { UNKNOWN_PATH } from './unknownPage.ts';

const siteDir = new URL('../../dist/', import.meta.url);

/** Every page that was built, but for those that only lead on to another; and one that was not. */
export const builtPages = readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .filter((file) => !readFileSync(new URL(file, siteDir), 'utf8').includes('http-equiv="refresh"'))
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}`)
  .concat(UNKNOWN_PATH);
