import { strictTransport } from '../../openapi/service/headers.ts';
import { FEED_PATH } from '../content/pages.ts';
import type { Settings } from '../settings.ts';

/** A year, s: files under `static/` carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Kept, but asked for again each time: an answer of 304 when nothing has changed. */
const REVALIDATED = 'no-cache';
/** Of answers that are about this moment only: what is missing today may exist tomorrow. */
export const NOT_KEPT = 'no-store';

/** Where the files are whose names carry a hash of their content. */
const HASHED = '/static/';

type Headers = Record<string, string>;

/**
 * What every answer of the site is sent with.
 *
 * @param options.isTls whether the visitor came over TLS, and is to stay there
 */
export function securityHeaders(
  { apiBase, vitalsUrl }: Settings,
  { isTls = false }: { isTls?: boolean } = {},
): Headers {
  const connections = [apiBase, vitalsUrl]
    .filter((url) => url !== null && !url.startsWith('/'))
    .map((url) => new URL(String(url)).origin);
  // No Trusted Types: React sets an article's prose as a plain text, and the structured data is written into a script.
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
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

/** The types that an ending does not tell, or that servers do not know, by path; `*` at the end stands for anything. */
export const contentTypes: Headers = {
  // By its ending it is any XML.
  [FEED_PATH]: 'application/rss+xml; charset=utf-8',
  '/site.webmanifest': 'application/manifest+json; charset=utf-8',
  [`${HASHED}vtt/*`]: 'text/vtt; charset=utf-8',
};

/** How long an answer may be kept. */
export function cacheControl(path: string, isFound = true): string {
  if (!isFound) return NOT_KEPT;
  return path.startsWith(HASHED) ? IMMUTABLE : REVALIDATED;
}

/** The type to say for a path, where its ending does not tell. */
export const contentTypeOf = (path: string): string | undefined =>
  Object.entries(contentTypes).find(([pattern]) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path.toLowerCase() === pattern,
  )?.[1];
