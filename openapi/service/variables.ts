/** Reads environment variables, and describes a wrong one without its secrets. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message names the variable, the value and the accepted form. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(variable: string, given: string | undefined, wanted: string, cause?: unknown) {
    const value = given === undefined ? 'is not set' : `is '${given}'`;
    super(`${variable} ${value}; wanted: ${wanted}.`, cause === undefined ? undefined : { cause });
  }
}

/** A variable's text; an empty one counts as not set. */
export const read = (env: Environment, variable: string): string | undefined =>
  env[variable]?.trim() || undefined;

/**
 * Reads an integer setting.
 *
 * @throws ConfigError when the text is no whole number from `min` to `max`.
 */
export function readInteger<Fallback extends number | undefined>(
  env: Environment,
  variable: string,
  { fallback, min, max }: { fallback: Fallback; min: number; max: number },
): number | Fallback {
  const given = read(env, variable);
  if (given === undefined) return fallback;
  const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ConfigError(variable, given, `a whole number from ${min} to ${max}`);
}

/** The escaping of user and password in a URL, for messages. */
export const percentEncoding =
  'percent-encoded in user and password (% as %25, / as %2F, ? as %3F, # as %23, @ as %40, : as %3A)';

/** True when an unescaped '/', '?' or '#' in the password cut the host short: an '@' follows the host. */
export const endsHostEarly = ({ pathname, search, hash }: URL): boolean =>
  `${pathname}${search}${hash}`.includes('@');

/** Keeps scheme, host, port and path of a URL; of a text without a host, nothing that could be a password. */
export function maskUrl(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed?.host || endsHostEarly(parsed)) return url.replace(/[:@].*$/s, ':***');
  const { protocol, username, password, host, pathname } = parsed;
  const hasUser = Boolean(username || password);
  return `${protocol}//${hasUser ? '***@' : ''}${host}${pathname === '/' ? '' : pathname}`;
}
