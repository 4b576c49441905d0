/** A real service for tests: its own folder, a random loopback port, and a few words to talk to it with. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Logger, pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { createEnquiryService } from '../../../openapi/service/app.ts';
import { type Environment, readConfig } from '../../../openapi/service/config.ts';
import type { Call, Enquiry } from '../../../openapi/service/contract.ts';
import { openDatabaseToRead } from '../../../openapi/service/database.ts';
import { listEnquiries } from '../../../openapi/service/listing.ts';
import type { Clock } from '../../../openapi/service/outbox.ts';
import { databaseIn, keepingIn, outboxIn } from '../server.ts';

export const agency = {
  mailTo: 'hello@agency.example',
  mailFrom: 'website@agency.example',
  agencyName: 'The Agency Way',
  phone: '+91 00000 00000',
};

export const enquiry: Enquiry = {
  name: 'Asha Verma',
  email: 'asha@brightkites.example',
  contact: '5550123456',
  companyName: 'Bright Kites',
  service: 'Paid Ads',
  message: 'We open our second shop in June.',
};

const newFolder = () => mkdtemp(join(tmpdir(), 'enquiries-'));

/** An empty folder for one test's database and mails, removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  const folder = await newFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The environment that keeps everything in one folder, with waits short enough for a test. */
export const environmentIn = (folder: string): Environment => ({
  ...keepingIn(folder),
  ENQUIRY_RATE_PER_MINUTE: '100000',
  ENQUIRY_MAIL_BACKOFF_MS: '10',
  ENQUIRY_MAIL_BACKOFF_MAX_MS: '40',
  ENQUIRY_MAIL_LEASE_MS: '400',
  LOG_LEVEL: 'silent',
});

/** Waits until a check passes; generous, because a loaded machine is slow and not wrong. */
export const eventually = (check: () => void | Promise<void>) =>
  vi.waitFor(check, { timeout: 15_000, interval: 20 });

export interface Answer {
  status: number;
  type: string | null;
  headers: Headers;
  // Whatever the service answered; a test states what it expects of it.
  body: Record<string, unknown>;
}

/** Posts a body (an object as JSON, a text as it stands) and reads the JSON that comes back. */
export async function post(
  api: string,
  call: Call | (string & {}),
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${api}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('Content-Type'),
    headers: response.headers,
    body: text === '' ? {} : JSON.parse(text),
  };
}

/** Sends an enquiry with both calls. Its reference. */
export async function send(
  { api }: { api: string },
  body: object = enquiry,
  headers?: Record<string, string>,
): Promise<string> {
  const recorded = await post(api, 'contactUs', body, headers);
  expect(recorded.body).toMatchObject({ success: true });
  expect(await post(api, 'sendEmail', body, headers)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  return String(recorded.body.reference);
}

/** What a folder's database holds, read beside the running service. */
export async function storedIn(folder: string) {
  const database = openDatabaseToRead({ file: databaseIn(folder) });
  if (!database) return [];
  try {
    return await listEnquiries(database);
  } finally {
    await database.destroy();
  }
}

/** Waits until a folder holds one enquiry, both mails of which are as described. */
export const bothMailsBecome = (folder: string, mail: object) =>
  eventually(async () => expect(await storedIn(folder)).toMatchObject([{ mails: [mail, mail] }]));

/** Keeps everyone else from writing to a folder's database until disposed. */
export function lockDatabase(folder: string): Disposable {
  const database = new DatabaseSync(databaseIn(folder));
  database.exec('BEGIN IMMEDIATE');
  return { [Symbol.dispose]: () => database.close() };
}

/** The .eml files of a folder's outbox by name; only those written whole. */
export async function mailFilesIn(folder: string): Promise<Map<string, string>> {
  const outbox = outboxIn(folder);
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort();
  const entries = names.map(async (name) => [name, await readFile(join(outbox, name), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

export interface RunningService {
  folder: string;
  /** Address of the API, such as `http://127.0.0.1:40123/api`. */
  api: string;
  post(call: Call | (string & {}), body: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Closes the service and its server; the folder stays. */
  close(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface StartOptions {
  env?: Environment;
  /** A folder to go on with; otherwise a new one, removed at the end. */
  folder?: string;
  log?: Logger;
  clock?: Clock;
}

/** Starts the service over real HTTP. Use with `await using`. */
export async function startService(options: StartOptions = {}): Promise<RunningService> {
  const { env, folder: given, log = pino({ level: 'silent' }), clock } = options;
  const folder = given ?? (await newFolder());
  const config = readConfig({ ...environmentIn(folder), ...env }, agency);
  const service = await createEnquiryService(config, { log, ...(clock && { clock }) });
  const site = new Hono().route('/api', service.app);
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const starting = serve({ fetch: site.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(starting));
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  const close = async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  };
  return {
    folder,
    api,
    post: (call, body, headers) => post(api, call, body, headers),
    close,
    async [Symbol.asyncDispose]() {
      await close();
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
