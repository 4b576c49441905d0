/** Headers that the server (httpServer.ts) gives every response: those of pure data, never executed and never cached. */

export const dataHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Two years, in s: browsers that came over TLS once never use HTTP again (RFC 6797). Sent over TLS only. */
export const strictTransport: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
};
