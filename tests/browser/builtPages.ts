import { fileURLToPath } from 'node:url';
import { documentsIn } from '../support/documents.ts';
import { UNKNOWN_PATH } from './unknownPage.ts';

/** Every built page except redirects, and a path without a page. */
export const builtPages = documentsIn(fileURLToPath(new URL('../../dist/', import.meta.url)))
  .filter(({ path, isRedirect }) => path !== '/404' && !isRedirect)
  .map(({ path }) => path)
  .concat(UNKNOWN_PATH);

/** Every single page, and one of each kind with many pages. */
export const onePageOfEachKind = builtPages.filter(
  (path) =>
    !/^\/(services|blog)\/./.test(path) ||
    ['/services/seo', '/blog/understanding-media-buying'].includes(path),
);
