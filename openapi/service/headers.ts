/** What every answer of the service is sent with: it is data and nothing else, and nobody's to keep. */

export const dataHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Two years, s: browsers that came over TLS once never ask without it again (RFC 6797). Only said over TLS. */
export const strictTransport: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
};
