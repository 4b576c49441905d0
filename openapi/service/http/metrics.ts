/**
 * Metrics in Prometheus' text format. Labels hold calls, statuses and outcomes; never a visitor's words, an address or
 * a reference.
 */
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Call } from '../contract.ts';
import type { Recorded } from '../database/store.ts';
import type { MailQueue } from '../mails/mailQueue.ts';
import { problems } from './problems.ts';

/** The outcome of an attempt to deliver a mail: delivered, to be tried again, given up, or withheld by a limit. */
type MailOutcome = 'sent' | 'postponed' | 'failed' | 'withheld';

export interface Metrics {
  /** @param call undefined for an unknown path */
  countRequest(call: Call | undefined, status: number, seconds: number): void;
  countEnquiry(outcome: Recorded['outcome']): void;
  /** @param isUnasked true when the mail went out after the grace period, without sendEmail */
  countMail(outcome: MailOutcome, isUnasked: boolean): void;
  /** Responds to `GET /metrics`. For a separate address with its own access control. */
  app: Hono;
}

/** Creates the counters, with `/metrics` to read them. */
export function createMetrics(queue: Pick<MailQueue, 'countPending'>): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'enquiry_requests_total',
    help: 'Requests answered, by call and HTTP status.',
    labelNames: ['call', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'enquiry_request_duration_seconds',
    help: 'Time from a request to its answer, by call.',
    labelNames: ['call'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Enquiries that contactUs brought: stored, repeated with their key, or refused because the key is taken.',
    labelNames: ['outcome'],
    registers,
  });
  const mails = new Counter({
    name: 'enquiry_mails_total',
    help: 'Attempts of this instance to deliver a mail: sent, postponed to be tried again, failed for good, or withheld.',
    labelNames: ['outcome'],
    registers,
  });
  const unasked = new Counter({
    name: 'enquiry_mails_unasked_total',
    help: 'Mails that this instance sent after the grace period, because no sendEmail asked for them.',
    registers,
  });
  new Gauge({
    name: 'enquiry_mails_pending',
    help: 'Mails in the database that wait to be sent, of all instances; NaN when it cannot be asked.',
    registers,
    async collect() {
      this.set(await queue.countPending().catch(() => Number.NaN));
    },
  });
  // Zero from the start, so that rates can be computed.
  for (const outcome of ['stored', 'repeated', 'keyTaken'] as const) enquiries.inc({ outcome }, 0);
  for (const outcome of ['sent', 'postponed', 'failed', 'withheld'] as const) mails.inc({ outcome }, 0);

  let hasProcess = false;
  const app = new Hono();
  app.get('/metrics', async (c) => {
    // On the first request only: these metrics watch the event loop and the garbage collector.
    if (!hasProcess) collectDefaultMetrics({ register });
    hasProcess = true;
    return c.body(await register.metrics(), 200, { 'Content-Type': register.contentType });
  });
  app.all('*', () => problems.notFound().toResponse());

  return {
    countRequest(call: Call | 'other' = 'other', status, seconds) {
      requests.inc({ call, status });
      durations.observe({ call }, seconds);
    },
    countEnquiry: (outcome) => enquiries.inc({ outcome }),
    countMail(outcome, isUnasked) {
      mails.inc({ outcome });
      if (outcome === 'sent' && isUnasked) unasked.inc();
    },
    app,
  };
}
