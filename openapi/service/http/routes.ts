/** The two calls as routes over the store. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { ServiceConfig } from '../config.ts';
import { type Call, type ContactAnswer, calls, type MailAnswer } from '../contract.ts';
import { isUnavailable } from '../database/database.ts';
import type { Database } from '../database/databaseTypes.ts';
import type { Store } from '../database/store.ts';
import type { Outbox } from '../mails/outbox.ts';
import type { Metrics } from './metrics.ts';
import {
  limitBody,
  limitRate,
  logRequests,
  readEnquiry,
  requireJson,
  type ServiceEnv,
} from './middleware.ts';
import { ProblemError, problems } from './problems.ts';

interface RouteParts {
  config: ServiceConfig;
  database: Database;
  store: Store;
  outbox: Outbox;
  metrics: Metrics;
  log: Logger;
  clock: Clock;
}

/** Routes relative to the API base. */
export function createRoutes(parts: RouteParts): Hono<ServiceEnv> {
  const { config, database, store, outbox, metrics, log, clock } = parts;
  const app = new Hono<ServiceEnv>();

  app.onError((error, c) => {
    if (error instanceof ProblemError) return error.toResponse();
    // The sender has hung up before the end of the body, and gets no answer; it is for the log and the metrics.
    if (c.req.raw.signal.aborted && c.env?.incoming?.complete === false)
      return problems.malformed('The body ended before it was whole.').toResponse();
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return (isUnavailable(error) ? problems.unavailable(1) : problems.internal()).toResponse();
  });

  app.use(logRequests(log, metrics));
  for (const call of calls) {
    app.use(`/${call}`, async (c, next) => {
      c.set('call', call);
      await next();
    });
  }
  if (config.allowedOrigins.length > 0) {
    app.use(
      cors({
        origin: config.allowedOrigins,
        allowMethods: ['POST'],
        allowHeaders: ['Content-Type', 'Idempotency-Key'],
        exposeHeaders: ['Retry-After', 'X-Request-Id'],
        maxAge: 600,
      }),
    );
  }

  const limits = (call: Call) => [limitRate(call, database, config), requireJson, limitBody] as const;

  app.post('/contactUs', ...limits('contactUs'), async (c) => {
    const { enquiry, key } = await readEnquiry(c);
    const recorded = await store.recordEnquiry(enquiry, key, clock.now());
    metrics.countEnquiry(recorded.outcome);
    if (recorded.outcome === 'keyTaken') throw problems.keyTaken();
    const { reference } = recorded;
    c.set('reference', reference);
    return c.json({
      success: true,
      status: true,
      message: `Thank you. We have your enquiry. Your reference is ${reference}. ${config.mail.next}`,
      reference,
    } satisfies ContactAnswer);
  });

  app.post('/sendEmail', ...limits('sendEmail'), async (c) => {
    const { enquiry, key } = await readEnquiry(c);
    const asked = await store.askForMails(enquiry, key, clock.now());
    if (asked.outcome === 'keyTaken') throw problems.keyTaken();
    if (asked.outcome === 'notAccepted') throw problems.notAccepted();
    const { reference } = asked;
    c.set('reference', reference);
    outbox.wake();
    return c.json({
      success: true,
      message: 'Your confirmation mail is on its way.',
      data: {
        reference,
        mails: [
          { recipient: 'agency', state: 'queued' },
          { recipient: 'visitor', state: 'queued' },
        ],
      },
    } satisfies MailAnswer);
  });

  for (const call of calls) {
    app.all(`/${call}`, () => {
      throw problems.methodNotAllowed();
    });
  }
  app.all('*', () => {
    throw problems.notFound();
  });
  return app;
}
