/** What a balancer asks: is the process alive, and may it be given calls. */
import { Hono } from 'hono';
import { asData } from './http.ts';
import { problems } from './problems.ts';

/** For so many ms an answer about the database holds, so that asking often does not load it. */
const freshMs = 1_000;

/** A database that has not answered after so many ms is not ready: less than balancers wait, which is often a second. */
const patienceMs = 750;

interface HealthParts {
  /** Whether the database has its tables and takes changes; rejects when it cannot be reached. */
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

/** `/healthz` and `/readyz`, to be mounted at the root of whatever serves, on which they lay nothing else. */
export function createHealth({ isReady, isClosing }: HealthParts): Hono {
  let check = { begun: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false), isUnderWay: false };
  const begin = (begun: number) => {
    const next = { begun, ready: isReady().catch(() => false), isUnderWay: true };
    void next.ready.then(() => {
      next.isUnderWay = false;
    });
    return next;
  };
  /** A database that hangs is asked once; requests that come meanwhile are answered that it is not ready. */
  const ready = () => {
    const now = performance.now();
    if (!check.isUnderWay && now - check.begun > freshMs) check = begin(now);
    return check.isUnderWay ? within(check.ready, Math.max(0, check.begun + patienceMs - now)) : check.ready;
  };
  const health = new Hono();
  health.get('/healthz', asData, (c) => c.json({ status: 'alive' }));
  health.get('/readyz', asData, async (c) => {
    if (!isClosing() && (await ready())) return c.json({ status: 'ready' });
    return problems.unavailable(1).toResponse();
  });
  return health;
}

/** The value of a promise, or false when it takes longer than `ms`. */
function within(promise: Promise<boolean>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ms);
    void promise.then((value) => {
      clearTimeout(timer);
      resolve(value);
    });
  });
}
