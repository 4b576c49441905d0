/** A path that no page has. */
export const UNKNOWN_PATH = '/no/such/page';

/** The browser itself logs a document with an error status; that is no error of the page's. */
export const unknownPageNoted =
  /^Failed to load resource: the server responded with a status of 404 .*\/no\/such\/page$/;
