import { strictTransport } from '../../openapi/service/http/headers.ts';
import { FEED_PATH } from '../content/pages.ts';
import type { Settings } from '../settings.ts';
import { type InlineSources, noInlineSources } from './inlineSources.ts';

/** A year, s: files under `static/` carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time: 304 when unchanged. */
const REVALIDATED = 'no-cache';
/** For temporary responses: a missing file may exist tomorrow. */
export const NO_STORE = 'no-store';

/** The folder of files with a hash of their content in their name. */
const HASHED = '/static/';

type Headers = Record<string, string>;

/**
 * Headers of every response of the site.
 *
 * @param options.isTls true when the visitor came over TLS; the response then keeps them there
 * @param options.sources of the documents' inline scripts and style sheets
 */
export function securityHeaders(
  { apiBase, vitalsUrl }: Settings,
  { isTls = false, sources = noInlineSources }: { isTls?: boolean; sources?: InlineSources } = {},
): Headers {
  const connections = [apiBase, vitalsUrl]
    .filter((url) => url !== null && !url.startsWith('/'))
    .map((url) => new URL(String(url)).origin);
  // No `require-trusted-types-for`: React sets article HTML from plain strings, and `syncStructuredData.ts` writes
  // JSON-LD into a script element.
  const policy = {
    'default-src': "'self'",
    'script-src': ["'self'", ...sources.scripts].join(' '),
    'style-src': ["'self'", ...sources.styles].join(' '),
    'connect-src': ["'self'", ...new Set(connections)].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...(isTls && { 'upgrade-insecure-requests': '' }),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' ').trim())
      .join('; '),
    // 'same-origin' would cut the inspector's window off from the page it watches.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    ...(isTls && strictTransport),
  };
}

/** Types that servers cannot derive from the file's ending, by path; `*` at the end stands for anything. */
export const contentTypes: Headers = {
  // The ending alone means any XML.
  [FEED_PATH]: 'application/rss+xml; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
  [`${HASHED}vtt/*`]: 'text/vtt; charset=utf-8',
};

/** The `Cache-Control` of a response. */
export function cacheControl(path: string, isFound = true): string {
  if (!isFound) return NO_STORE;
  return path.startsWith(HASHED) ? IMMUTABLE : REVALIDATED;
}

/** The type of a path whose ending is not enough. */
export const contentTypeOf = (path: string): string | undefined =>
  Object.entries(contentTypes).find(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path.toLowerCase() === pattern,
  )?.[1];
