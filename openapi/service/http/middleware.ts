/** Middleware before each call: log line, limits, and the reading of the body. */
import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { ServiceConfig } from '../config.ts';
import type { Call, Enquiry } from '../contract.ts';
import type { Database } from '../database/databaseTypes.ts';
import { readForwarded } from './forwarded.ts';
import type { Metrics } from './metrics.ts';
import { networksOf } from './networks.ts';
import { problems } from './problems.ts';
import { isIdempotencyKey, validateEnquiry } from './validation.ts';

export interface ServiceEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; call?: Call; reference?: string };
}

/** One log line and one count per request. Never a body, a name or an address. */
export const logRequests =
  (log: Logger, metrics: Metrics): MiddlewareHandler<ServiceEnv> =>
  async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('X-Request-Id', requestId);
    const ms = performance.now() - start;
    metrics.countRequest(c.get('call'), c.res.status, ms / 1000);
    log.info(
      {
        requestId,
        method: c.req.method,
        path: c.req.path.slice(0, 100),
        status: c.res.status,
        ms: Math.round(ms),
        reference: c.get('reference'),
      },
      'request',
    );
  };

/** The longest body, in bytes. */
const longestBody = 262_144;

/** Factor on the limit of an address for an IPv6 /48, which may be one subscriber's or a whole company's. */
const wideMultiple = 8;

/** Limits calls by client address and call, over a minute from the first; {@link Database.limiter} counts them. */
export function limitRate(
  call: Call,
  database: Database,
  { ratePerMinute, trustedProxies }: Pick<ServiceConfig, 'ratePerMinute' | 'trustedProxies'>,
): MiddlewareHandler<ServiceEnv> {
  const limiter = (points: number) => database.limiter({ keyPrefix: call, points, duration: 60 });
  const [narrowLimiter, wideLimiter] = [limiter(ratePerMinute), limiter(ratePerMinute * wideMultiple)];
  return async (c, next) => {
    const socketAddress = c.env?.incoming?.socket.remoteAddress;
    const { address } = readForwarded((name) => c.req.header(name), socketAddress, trustedProxies);
    const [narrow, wide] = networksOf(address);
    try {
      await narrowLimiter.consume(narrow);
      // The /48 is counted last, so that requests refused for their /64 do not use up its limit.
      if (wide) await wideLimiter.consume(wide);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw problems.tooMany(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
    await next();
  };
}

/** Refuses a body that is not declared as plain JSON, before reading it. */
export const requireJson: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const encoding = c.req.header('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw problems.notJson();
  await next();
};

/** Limits a body of unknown length while it is read. */
const limitStream = bodyLimit({
  maxSize: longestBody,
  onError: () => {
    throw problems.tooLarge(longestBody);
  },
});

/** Refuses a larger body than one with a message of 20000 characters in any JSON escaping, such as `\ud83d\ude00`. */
export const limitBody: MiddlewareHandler<ServiceEnv> = async (c, next) => {
  // `bodyLimit` would begin to read it; then the server could not read the rest, and would end the connection.
  if (Number(c.req.header('Content-Length')) > longestBody) throw problems.tooLarge(longestBody);
  return limitStream(c, next);
};

/**
 * The enquiry and the idempotency key of a request.
 *
 * @throws ProblemError 400 when the body is not JSON or the key not a key, 422 when the body is not an enquiry.
 */
export async function readEnquiry(
  c: Context<ServiceEnv>,
): Promise<{ enquiry: Enquiry; key: string | undefined }> {
  const key = c.req.header('Idempotency-Key');
  if (key !== undefined && !isIdempotencyKey(key)) {
    throw problems.malformed(
      'The Idempotency-Key must be 1 to 128 letters, digits, dots, underscores, colons or hyphens.',
    );
  }
  const validation = validateEnquiry(parseJson(await c.req.arrayBuffer()));
  if ('errors' in validation) throw problems.invalidFields(validation.errors);
  return { enquiry: validation.enquiry, key };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    // The parser's message would only repeat parts of a body that its sender has.
    throw problems.malformed('The body is not valid JSON.');
  }
}
