/** The reference service: the contract's two calls over a database and an outbox, with health and metrics. */
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { type Clock, systemClock } from './clock.ts';
import type { ServiceConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { isMigrated } from './database/migrations.ts';
import { Store } from './database/store.ts';
import { createHealth } from './http/health.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import type { ServiceEnv } from './http/middleware.ts';
import { createRoutes } from './http/routes.ts';
import { referencePrefix } from './identity.ts';
import { createDelivery, tryMailServer } from './mails/delivery.ts';
import { MailQueue } from './mails/mailQueue.ts';
import { startOutbox } from './mails/outbox.ts';
import { queueMissingMails } from './mails/queuedMails.ts';
import { startRetention } from './retention.ts';
import { standardLog, withoutRows } from './standardLog.ts';

interface EnquiryService {
  /** Routes relative to the API base: mount with `site.route('/api', app)`. */
  app: Hono<ServiceEnv>;
  /** `/healthz` and `/readyz`, to be mounted at the root. */
  health: Hono;
  /** `/metrics`, for a separate address. */
  metrics: Metrics['app'];
  log: Logger;
  /** Finishes the mails in flight, and closes the database. Close the HTTP server before it. */
  close(): Promise<void>;
}

interface ServiceOptions {
  /** JSON lines on standard output by default. */
  log?: Logger;
  clock?: Clock;
}

/**
 * Opens the database, starts the workers and creates the routes.
 *
 * @throws ConfigError when the database or the outbox folder cannot be used.
 */
export async function createEnquiryService(
  config: ServiceConfig,
  { log: given = standardLog(config.logLevel), clock = systemClock }: ServiceOptions = {},
): Promise<EnquiryService> {
  const log = withoutRows(given);
  const delivery = createDelivery(config.mail);
  const database = await openDatabase(config.database, (err) => log.warn({ err }, 'database in trouble'));
  const settings = {
    referencePrefix: referencePrefix(config.mail.agencyName),
    graceMs: config.mail.graceMs,
    messageIdDomain: config.mail.from.slice(config.mail.from.lastIndexOf('@') + 1),
  };
  const store = new Store(database, settings);
  await queueMissingMails(database.queries, settings);
  const queue = new MailQueue(database, config.mail);
  const metrics = createMetrics(queue);
  const outbox = startOutbox({ queue, delivery, settings: config.mail, metrics, log, clock });
  // A wrong setting is noticed now, and not with the first enquiry.
  tryMailServer(config.mail).catch((err) =>
    log.error({ err }, 'the mail server (SMTP_URL) takes no mails now; they wait until it does'),
  );
  const { mail, retainDays } = config;
  const retention = startRetention({ database, folder: mail.outboxFolder, retainDays, log, clock });
  let closing: Promise<void> | undefined;
  const shutDown = async () => {
    await outbox.close();
    await retention.close();
    await database.close();
  };
  return {
    app: createRoutes({ config, database, store, outbox, metrics, log, clock }),
    health: createHealth(async () => (await isMigrated(database)) && database.isWritable()),
    metrics: metrics.app,
    log,
    close() {
      closing ??= shutDown();
      return closing;
    },
  };
}
