/** Health checks for load balancers: liveness and readiness. */
import { Hono } from 'hono';
import { problems } from './problems.ts';

/** Lifetime of the database's answer, in ms, so that frequent requests do not load it. */
const freshMs = 1_000;

/** Time limit for the database, in ms: less than a load balancer's, which is often a second. */
const timeoutMs = 750;

interface HealthParts {
  /** True when the database has its tables and accepts changes; rejects when it cannot be reached. */
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

/** `/healthz` and `/readyz`, to be mounted at the root of a server. */
export function createHealth({ isReady, isClosing }: HealthParts): Hono {
  let check = { begun: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false), isUnderWay: false };
  const begin = (begun: number) => {
    const next = { begun, ready: isReady().catch(() => false), isUnderWay: true };
    void next.ready.then(() => {
      next.isUnderWay = false;
    });
    return next;
  };
  /** A hanging database is queried once; requests that come meanwhile get the response 'not ready'. */
  const ready = () => {
    const now = performance.now();
    if (!check.isUnderWay && now - check.begun > freshMs) check = begin(now);
    return check.isUnderWay ? within(check.ready, Math.max(0, check.begun + timeoutMs - now)) : check.ready;
  };
  const health = new Hono();
  health.get('/healthz', (c) => c.json({ status: 'ok' }));
  health.get('/readyz', async (c) => {
    if (!isClosing() && (await ready())) return c.json({ status: 'ready' });
    return problems.unavailable(1).toResponse();
  });
  return health;
}

/** The value of a promise, or false after `ms`. */
const within = (promise: Promise<boolean>, ms: number): Promise<boolean> =>
  Promise.race([promise, new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref())]);
