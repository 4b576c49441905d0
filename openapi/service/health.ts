/** What a balancer asks: is the process alive, and may it be given calls. */
import { Hono } from 'hono';
import { asData } from './http.ts';
import { problems } from './problems.ts';

/** For so many ms an answer about the database holds, so that asking often does not load it. */
const freshMs = 1_000;

interface HealthParts {
  /** Whether the database has its tables and takes changes; rejects when it cannot be reached. */
  isReady: () => Promise<boolean>;
  isClosing: () => boolean;
}

/** `/healthz` and `/readyz`, to be mounted at the root of whatever serves, on which they lay nothing else. */
export function createHealth({ isReady, isClosing }: HealthParts): Hono {
  let asked = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) };
  const ready = () => {
    const at = performance.now();
    if (at - asked.at > freshMs) asked = { at, ready: isReady().catch(() => false) };
    return asked.ready;
  };
  const health = new Hono();
  health.get('/healthz', asData, (c) => c.json({ status: 'alive' }));
  health.get('/readyz', asData, async (c) => {
    if (!isClosing() && (await ready())) return c.json({ status: 'ready' });
    return problems.unavailable(1).toResponse();
  });
  return health;
}
