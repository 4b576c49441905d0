/** Environment variables: how one is read, and how a wrong one is told without telling a secret. */

export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that cannot be used. The message names the variable, the value and what is wanted. */
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

/** @throws ConfigError when the text is no whole number from `min` to `max`. */
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

/** Leaves scheme, host, port and path of a URL; of a text without a host, nothing that could be a password. */
export function maskUrl(url: string): string {
  const { protocol, username, password, host, pathname } = URL.canParse(url) ? new URL(url) : {};
  const hasUser = Boolean(username || password);
  // An '@' without a user: a password with a '/', '?' or '#' in it ended the host early.
  if (!host || (url.includes('@') && !hasUser) || pathname?.includes('@')) {
    return url.replace(/[:@].*$/s, ':***');
  }
  return `${protocol}//${hasUser ? '***@' : ''}${host}${pathname === '/' ? '' : pathname}`;
}
