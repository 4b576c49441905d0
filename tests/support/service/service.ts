/** A real service for tests, with its own place, a random loopback port, and helpers for its calls. */
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { expect, inject, onTestFinished, vi } from 'vitest';
import { createEnquiryService } from '../../../openapi/service/app.ts';
import type { Clock } from '../../../openapi/service/clock.ts';
import { readConfig } from '../../../openapi/service/config.ts';
import type { Call } from '../../../openapi/service/contract.ts';
import { createHttpServer, type Timeouts } from '../../../openapi/service/http/httpServer.ts';
import type { Environment } from '../../../openapi/service/variables.ts';
import { mailsIn, newPlace, type Place } from './place.ts';
import { type Answer, post } from './post.ts';
import { agency, enquiry } from './sample.ts';

/** The supported databases. */
export const databases = ['SQLite', 'PostgreSQL'] as const;
type DatabaseName = (typeof databases)[number];

const placeOn = (database: DatabaseName) =>
  newPlace(database === 'PostgreSQL' ? inject('postgres') : undefined);

/** An empty place for one test, removed when the test ends. */
export async function temporaryPlace(database: DatabaseName = 'SQLite'): Promise<Place> {
  const place = await placeOn(database);
  onTestFinished(() => place.remove());
  return place;
}

/** Waits until a check passes, long enough for a busy machine; resolves with its value. */
export const eventually = <T>(check: () => T | Promise<T>) =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });

/** Waits until a place has this number of mails, all with these properties. */
export const mailsAre = (place: Place, count: number, mail: object) =>
  eventually(async () => expect(await mailsIn(place)).toMatchObject(Array(count).fill(mail)));

/** Waits until this number of a place's mails are sent, all with these properties. */
export const areSent = (place: Place, count: number, properties: object = {}) =>
  eventually(async () => {
    const sent = (await mailsIn(place)).filter(({ state }) => state === 'sent');
    expect(sent).toMatchObject(Array(count).fill(properties));
  });

export interface RunningService {
  place: Place;
  /** Address of the server, such as `http://127.0.0.1:40123`. */
  url: string;
  /** Address of the API, such as `http://127.0.0.1:40123/api`. */
  api: string;
  post(call: Call | (string & {}), body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Makes both calls with the sample enquiry, changed in these fields; resolves with its reference. */
  send(fields?: object, headers?: Record<string, string>): Promise<string>;
  /** The metrics in Prometheus' text format. */
  metrics(): Promise<string>;
  /** Closes the service and its server, but keeps the place. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

interface StartOptions {
  env?: Environment;
  database?: DatabaseName;
  /** An existing place; by default a new one, removed at the end. */
  place?: Place;
  log?: Logger;
  clock?: Clock;
  timeouts?: Partial<Timeouts>;
}

/** Starts the service over real HTTP. Use with `await using`. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const {
    env,
    database = 'SQLite',
    place: given,
    log = pino({ level: 'silent' }),
    clock,
    timeouts,
  } = options;
  const place = given ?? (await placeOn(database));
  const addresses = { ENQUIRY_MAIL_TO: agency.mailTo, ENQUIRY_MAIL_FROM: agency.mailFrom };
  const config = readConfig({ ...addresses, ...place.env, ...env }, agency);
  const service = await createEnquiryService(config, { log, ...(clock && { clock }) });
  const server = createHttpServer({
    fetch: new Hono().route('/api', service.app).route('/', service.health).fetch,
    trustedProxies: config.trustedProxies,
    log,
    ...(timeouts && { timeouts }),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = `${url}/api`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  };
  return {
    place,
    url,
    api,
    metrics: async () => (await service.metrics.request('/metrics')).text(),
    post: (call, body, headers) => post(api, call, body, headers),
    async send(fields, headers) {
      const body = { ...enquiry, ...fields };
      const recorded = await post(api, 'contactUs', body, headers);
      expect(recorded).toMatchObject({ status: 200, body: { success: true } });
      const mailed = await post(api, 'sendEmail', body, headers);
      expect(mailed).toMatchObject({ status: 200, body: { success: true } });
      return String(recorded.body.reference);
    },
    close,
    async [Symbol.asyncDispose]() {
      await close();
      if (given === undefined) await place.remove();
    },
  };
}
