import { fileURLToPath } from 'node:url';
import { documentsIn } from '../support/documents.ts';
import { UNKNOWN_PATH } from './unknownPage.ts';

/** Every page that was built, but for those that only lead on to another; and one that was not. */
export const builtPages = documentsIn(fileURLToPath(new URL('../../dist/', import.meta.url)))
  .filter(({ path, leadsOn }) => path !== '/404' && !leadsOn)
  .map(({ path }) => path)
  .concat(UNKNOWN_PATH);

/** Every page of its own, and one of each kind of which there are many. */
export const onePageOfEachKind = builtPages.filter(
  (path) =>
    !/^\/(services|blog)\/./.test(path) ||
    ['/services/seo', '/blog/understanding-media-buying'].includes(path),
);
