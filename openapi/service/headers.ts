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

/** A year, s: browsers that came over TLS once never ask without it again (RFC 6797). */
export const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * Whether the visitor came over TLS, by what trusted proxies say. Without one, whoever calls could say so.
 *
 * @param forwardedProto X-Forwarded-Proto: one entry, or one that each proxy appended
 */
export function cameOverTls(forwardedProto: string | undefined, trustedProxies: number): boolean {
  if (trustedProxies === 0) return false;
  const schemes = (forwardedProto ?? '').split(',').map((scheme) => scheme.trim().toLowerCase());
  return schemes[Math.max(schemes.length - trustedProxies, 0)] === 'https';
}
