import type { Settings } from '../settings.ts';

/** A year, s: files under `static/` carry a hash of their content in their name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What every document and file of the site is sent with. */
export function securityHeaders({ apiBase, vitalsUrl }: Settings): Record<string, string> {
  const connections = [apiBase, vitalsUrl]
    .filter((url) => url !== null && !url.startsWith('/'))
    .map((url) => new URL(String(url)).origin);
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'connect-src': ["'self'", ...new Set(connections)].join(' '),
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map((directive) => directive.join(' '))
      .join('; '),
    // 'same-origin' would cut the inspector's window off from the page it watches.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** How long a path's answer may be kept. */
export const cacheControl = (path: string) => (path.startsWith('/static/') ? IMMUTABLE : 'no-cache');
