import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../openapi/service/config.ts';
import { openDatabase } from '../../openapi/service/database/database.ts';
import type { Database } from '../../openapi/service/database/databaseTypes.ts';
import { Store } from '../../openapi/service/database/store.ts';
import { iso } from '../../openapi/service/database/tables.ts';
import { MailQueue } from '../../openapi/service/mails/mailQueue.ts';
import { startBalancer } from '../support/service/balancer.ts';
import { type Place, storedIn, tamper } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { startServer } from '../support/service/process.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

/** Three processes that start at the same moment on an empty database, behind a load balancer. */
async function startInstances(place: Place, env: Record<string, string>) {
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ ...place.env, ...env })));
  const balancer = await startBalancer(() => servers.map(({ api }) => new URL(api).origin));
  return {
    servers,
    api: balancer.api,
    async [Symbol.asyncDispose]() {
      await balancer[Symbol.asyncDispose]();
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
    },
  };
}

describe.each(databases)('several instances on one %s database', (database) => {
  test('migrate it once, respond to every call, store an enquiry once and send every mail once', async () => {
    const place = await temporaryPlace(database);
    await using smtp = await startSmtp();
    await using instances = await startInstances(place, {
      SMTP_URL: smtp.url,
      ENQUIRY_MAIL_LEASE_MS: '60000',
    });
    const bodies = Array.from({ length: 12 }, (_, index) => ({ ...enquiry, name: `Visitor ${index}` }));
    await Promise.all(
      bodies.map(async (body, index) => {
        const key = { 'Idempotency-Key': `visitor-${index}` };
        // The same call reaches three instances at the same moment.
        const ask = async (call: string) => {
          const answers = await Promise.all([1, 2, 3].map(() => post(instances.api, call, body, key)));
          expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
          expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
        };
        await ask('contactUs');
        await ask('sendEmail');
      }),
    );
    await eventually(async () => {
      const mails = (await storedIn(place)).flatMap((row) => row.mails);
      expect(mails).toHaveLength(24);
      expect(new Set(mails.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(
        new Set(['sent 1']),
      );
    });
    expect(smtp.received).toHaveLength(24);
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(24);
  });

  test('claim a mail once, also at the same moment', async () => {
    const place = await temporaryPlace(database);
    const open: Database[] = [];
    while (open.length < 3) open.push(await openDatabase(place.database));
    const settings = { ...readConfig(place.env, agency).mail, leaseMs: 1_000 };
    const [first, ...others] = open.map((each) => new MailQueue(each, settings));
    if (!first || !open[0]) throw new Error('nothing was opened');
    const store = new Store(open[0], {
      referencePrefix: 'TAW',
      graceMs: settings.graceMs,
      messageIdDomain: 'agency.example',
    });
    const now = Date.now();
    for (let index = 0; index < 10; index += 1) {
      const body = { ...enquiry, name: `Visitor ${index}` };
      await store.recordEnquiry(body, undefined, now);
      await store.askForMails(body, undefined, now);
    }
    expect(await first.countPending()).toBe(20);
    const claims = await Promise.all(
      [first, ...others].map((queue, index) => queue.claim(`worker ${index}`, now, 8)),
    );
    // No worker's claim is empty because another was about to claim the same mails.
    // Two that lock at the same moment share the rest in any way: 4 and 8, or 6 and 6.
    for (const { length } of claims) {
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThanOrEqual(8);
    }
    expect(claims.flat()).toHaveLength(20);
    expect(new Set(claims.flat().map(({ mail }) => mail.message_id)).size).toBe(20);

    // A lease holds at any wall time, until another worker has seen it abandoned.
    expect(await first.claim('late', now + 86_400_000, 20)).toEqual([]);
    expect(await first.nextDue()).toBeUndefined();
    const leases = (await first.leases()).filter((lease) => lease.lease_owner !== 'worker 0');
    expect(leases).toHaveLength(20 - (claims[0]?.length ?? 0));
    const [renewed] = claims[1] ?? [];
    if (!renewed) throw new Error('nothing was claimed');
    await first.renewLease(renewed, now + 500);
    const ends = (await first.leases()).map(({ lease_until }) => lease_until);
    expect(ends, '--resend and --erase heed it').toContain(iso(now + 500 + settings.leaseMs));
    for (const lease of leases) await first.endLease(lease);
    const heirs = await first.claim('heir', now, 20);
    expect(heirs).toHaveLength(leases.length - 1);
    expect(heirs.map(({ mail }) => mail.message_id)).not.toContain(renewed.mail.message_id);
    // A worker that has lost its lease can no longer change the mail.
    const lost = claims[2]?.at(0);
    if (!lost) throw new Error('nothing was claimed');
    await expect(first.allowConfirmation(lost, now)).rejects.toThrow('The lease on the mail was lost.');
    await first.markSent(lost, now);
    expect(await first.countPending()).toBe(20);
    const [sent] = heirs;
    if (sent) await first.markSent(sent, now);
    expect(await first.countPending()).toBe(19);
    expect(await first.nextDue(), 'a sent mail is due no more').toBeUndefined();
    await Promise.all(open.map((each) => each.close()));
  });
});

test('instances on one PostgreSQL database share a rate limit', async () => {
  const place = await temporaryPlace('PostgreSQL');
  const env = { ENQUIRY_RATE_PER_MINUTE: '5' };
  await using one = await startService({ place, env });
  await using two = await startService({ place, env });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    for (const { post } of [one, two]) statuses.push((await post('contactUs', enquiry)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = await two.post('contactUs', enquiry);
  expect(Number(refused.headers.get('Retry-After'))).toSatisfy((wait: number) => wait >= 1 && wait <= 60);
  expect((await two.post('sendEmail', enquiry)).status).toBe(200);
});

test('PostgreSQL forgets the counts of calls, which hold addresses, an hour after their minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const place = await temporaryPlace('PostgreSQL');
  await using database = await openDatabase(place.database);
  database.limiter({ keyPrefix: 'contactUs', points: 1, duration: 60 });
  const row = (key: string, ageMs: number) => `('${key}', 1, ${Date.now() - ageMs})`;
  await tamper(place, `INSERT INTO rate_limits VALUES ${row('old', 3_600_001)}, ${row('fresh', 3_500_000)}`);
  vi.advanceTimersByTime(300_000);
  vi.useRealTimers();
  await eventually(async () =>
    expect((await sql`SELECT key FROM rate_limits`.execute(database.queries)).rows).toEqual([
      { key: 'fresh' },
    ]),
  );
});
