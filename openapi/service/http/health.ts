/** Health checks for load balancers: liveness and readiness. */
import { Hono } from 'hono';
import { problems } from './problems.ts';

/** Lifetime of the database's answer, in ms, so that frequent requests do not load it. */
const freshMs = 1_000;

/** Time limit for the database, in ms: less than a load balancer's, which is often a second. */
const timeoutMs = 750;

/**
 * `/healthz` and `/readyz`, to be mounted at the root of a server.
 *
 * @param isReady true when the database has its tables and accepts changes; rejects when it cannot be reached
 */
export function createHealth(isReady: () => Promise<boolean>): Hono {
  let answer: Promise<boolean> | undefined;
  /** A hanging database is queried once; requests that come meanwhile get the response 'not ready'. */
  const ask = () => {
    const asked = isReady().catch(() => false);
    void asked.then(() => setTimeout(() => (answer = undefined), freshMs).unref());
    return within(asked, timeoutMs);
  };
  const ready = () => (answer ??= ask());
  const health = new Hono();
  health.get('/healthz', (c) => c.json({ status: 'ok' }));
  health.get('/readyz', async (c) => {
    if (await ready()) return c.json({ status: 'ready' });
    return problems.unavailable(1).toResponse();
  });
  return health;
}

/** The value of a promise, or false after `ms`. */
const within = (promise: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([promise, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref())]);
