/** The reference service: the contract's two calls over a store and an outbox. */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { type Logger, pino } from 'pino';
import type { ServiceConfig } from './config.ts';
import { type Call, type ContactAnswer, calls, type MailAnswer } from './contract.ts';
import { isUnavailable, openDatabase } from './database.ts';
import { createDelivery } from './delivery.ts';
import {
  dataHeaders,
  limitBody,
  limitRate,
  logRequests,
  readEnquiry,
  requireJson,
  type ServiceEnv,
} from './http.ts';
import { referencePrefix } from './identity.ts';
import { migrate } from './migrations.ts';
import { type Clock, type Outbox, startOutbox, systemClock } from './outbox.ts';
import { ProblemError, problems } from './problems.ts';
import { Store } from './store.ts';

export interface EnquiryService {
  /** Its routes are relative to the API base: mount it with `site.route('/api', app)`. */
  app: Hono<ServiceEnv>;
  /** Refuses new calls, finishes the mails in flight, and closes the database. Close the HTTP server before it. */
  close(): Promise<void>;
}

export interface ServiceOptions {
  /** Where log lines go; by default standard output. */
  log?: Logger;
  clock?: Clock;
}

/**
 * Opens the database, brings its tables up to date, starts delivering what the outbox holds, and offers the two calls.
 *
 * @throws ConfigError when the database or the outbox folder cannot be used.
 */
export async function createEnquiryService(
  config: ServiceConfig,
  { log = pino({ level: config.logLevel }), clock = systemClock }: ServiceOptions = {},
): Promise<EnquiryService> {
  const delivery = await createDelivery(config.mail);
  const database = openDatabase(config.database);
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  const store = new Store(database, {
    referencePrefix: referencePrefix(config.mail.agencyName),
    messageIdDomain: config.mail.from.slice(config.mail.from.lastIndexOf('@') + 1),
  });
  const outbox = startOutbox({ store, delivery, settings: config.mail, log, clock });
  let closing: Promise<void> | undefined;
  const app = createApp({ config, store, outbox, log, clock, isClosing: () => closing !== undefined });

  const shutDown = async () => {
    await outbox.close();
    delivery.close();
    await store.close();
  };
  return {
    app,
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}

interface AppParts {
  config: ServiceConfig;
  store: Store;
  outbox: Outbox;
  log: Logger;
  clock: Clock;
  isClosing: () => boolean;
}

function createApp({ config, store, outbox, log, clock, isClosing }: AppParts): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();

  app.onError((error, c) => {
    if (error instanceof ProblemError) return error.toResponse();
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return (isUnavailable(error) ? problems.unavailable(1) : problems.internal()).toResponse();
  });

  app.use(logRequests(log), dataHeaders);
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
  app.use(async (_c, next) => {
    if (isClosing()) throw problems.unavailable(5);
    await next();
  });

  const limits = (call: Call) =>
    [limitRate(call, config), requireJson, limitBody(config.bodyLimitBytes)] as const;

  app.post('/contactUs', ...limits('contactUs'), async (c) => {
    const { enquiry, key } = await readEnquiry(c);
    const recorded = await store.recordEnquiry(enquiry, key, clock.now());
    if (recorded.outcome === 'keyTaken') throw problems.keyTaken();
    const { reference } = recorded;
    c.set('reference', reference);
    return c.json({
      success: true,
      status: true,
      message: `Thank you. We have your enquiry and will get back to you shortly. Your reference is ${reference}.`,
      reference,
    } satisfies ContactAnswer);
  });

  app.post('/sendEmail', ...limits('sendEmail'), async (c) => {
    const { enquiry, key } = await readEnquiry(c);
    const queued = await store.queueMails(enquiry, key, clock.now());
    if (queued.outcome === 'keyTaken') throw problems.keyTaken();
    if (queued.outcome === 'notAccepted') throw problems.notAccepted();
    const { reference } = queued;
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
      throw problems.methodNotAllowed('POST');
    });
  }
  app.all('*', () => {
    throw problems.notFound();
  });
  return app;
}
