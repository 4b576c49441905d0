import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Clock } from '../../openapi/service/clock.ts';
import { MailQueue } from '../../openapi/service/mailQueue.ts';
import { deliveryCeilingMs, slots } from '../../openapi/service/outbox.ts';
import { backoff } from '../../openapi/service/retrying.ts';
import { renewLeases } from '../support/contract/leases.ts';
import { lockDatabase, mailsIn, storedIn } from '../support/contract/place.ts';
import { enquiry } from '../support/contract/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/contract/service.ts';
import { simulatedClock } from '../support/contract/simulatedClock.ts';
import { startSmtp } from '../support/contract/smtp.ts';

/** The URL of a server that no longer listens. */
async function deadSmtp(): Promise<string> {
  const smtp = await startSmtp();
  await smtp.close();
  return smtp.url;
}

/** A promise that the test resolves. */
const gate = () => Promise.withResolvers<void>();

describe('a mail that is not taken', () => {
  test.each(databases)('is tried again until it is, and then only once (%s)', async (database) => {
    const refusals = new Map<string, number>();
    await using smtp = await startSmtp({
      take({ mail: { messageId = '' } }) {
        const count = refusals.get(messageId) ?? 0;
        refusals.set(messageId, count + 1);
        if (count < 3) throw Object.assign(new Error('try later'), { responseCode: 451 });
      },
    });
    await using service = await startService({ database, env: { SMTP_URL: smtp.url } });
    await service.send();

    await eventually(async () =>
      expect(await mailsIn(service.place)).toMatchObject([
        { state: 'sent', attempts: 4, lastError: null },
        { state: 'sent', attempts: 4, lastError: null },
      ]),
    );
    expect(smtp.received).toHaveLength(2);
    expect([...refusals.values()]).toEqual([4, 4]);
  });

  test('is given up after the configured attempts and stays visible, and others still go', async () => {
    await using smtp = await startSmtp({
      take({ to }) {
        if (to.includes('nobody@brightkites.example')) throw new Error('no such mailbox');
      },
    });
    await using service = await startService({ env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '3' } });
    const unreachable = { ...enquiry, email: 'nobody@brightkites.example' };
    for (const body of [unreachable, enquiry]) await service.send(body);
    await eventually(async () =>
      expect(await storedIn(service.place)).toMatchObject([
        {
          email: unreachable.email,
          mails: [
            { recipient: 'agency', state: 'sent' },
            {
              recipient: 'visitor',
              state: 'failed',
              attempts: 3,
              lastError: expect.stringContaining('no such mailbox'),
            },
          ],
        },
        { email: enquiry.email, mails: [{ state: 'sent' }, { state: 'sent' }] },
      ]),
    );
    expect(smtp.received).toHaveLength(3);
  });

  test('is tried for as long as a long outage lasts, in simulated time', async () => {
    const start = Date.parse('2026-03-15T04:00:00Z');
    const leaseMs = 9_000;
    let now = start;
    const clock: Clock = {
      now: () => now,
      elapsed: () => now - start,
      wait: (ms, signal) =>
        new Promise((done) => {
          // Renewals and time limits matter only to long deliveries, of which there are none here.
          if (ms === leaseMs / 3 || ms === deliveryCeilingMs)
            return signal.addEventListener('abort', () => done());
          now += ms;
          setImmediate(done);
        }),
    };
    const attempts: { recipient: string; attempt: number; retryInMs?: number; at: number }[] = [];
    const log = pino(
      { level: 'warn' },
      { write: (line: string) => attempts.push({ ...JSON.parse(line), at: now }) },
    );
    await using service = await startService({
      clock,
      log,
      env: {
        SMTP_URL: await deadSmtp(),
        ENQUIRY_MAIL_BACKOFF_MS: '1000',
        ENQUIRY_MAIL_BACKOFF_MAX_MS: '3600000',
        ENQUIRY_MAIL_ATTEMPTS: '11',
        ENQUIRY_MAIL_LEASE_MS: String(leaseMs),
      },
    });
    await service.send();
    await eventually(async () =>
      expect(await mailsIn(service.place)).toMatchObject([
        { state: 'failed', attempts: 11 },
        { state: 'failed', attempts: 11 },
      ]),
    );
    await eventually(() => expect(attempts.filter(({ attempt }) => attempt === 11)).toHaveLength(2));
    for (const recipient of ['agency', 'visitor']) {
      const own = attempts.filter((line) => line.recipient === recipient);
      expect(own.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
      // Time passes also between a failure and its log line.
      let waited = 0;
      for (const { at, retryInMs = 0 } of own) {
        expect(at - start).toBeGreaterThanOrEqual(waited);
        waited += retryInMs;
      }
      // Ten waits of 1 s to 512 s, each between half and all of it.
      expect(waited).toBeGreaterThanOrEqual(511_500);
      expect(waited).toBeLessThanOrEqual(1_023_000);
    }
  });

  test('waits longer each time, up to the longest wait, spread by chance', () => {
    const settings = { backoffMs: 1_000, backoffMaxMs: 3_600_000 };
    const longest = [1, 2, 3, 4, 12, 13, 100].map((attempt) => backoff(attempt, settings, () => 1));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 2_048_000, 3_600_000, 3_600_000]);
    expect(backoff(3, settings, () => 0)).toBe(2_000);
    expect(backoff(3, settings, () => 0.5)).toBe(3_000);
  });
});

describe.each(databases)('the outbox on %s', (database) => {
  test('outlives the service: a pending mail is sent once after a restart', async () => {
    const place = await temporaryPlace(database);
    {
      await using service = await startService({ place, env: { SMTP_URL: await deadSmtp() } });
      await service.send({}, { 'Idempotency-Key': 'restart' });
      await eventually(async () =>
        expect(await mailsIn(place)).toMatchObject([
          { state: 'queued', attempts: expect.toSatisfy((count: number) => count > 1) },
          { state: 'queued', lastError: expect.stringContaining('ECONNREFUSED') },
        ]),
      );
    }
    await using smtp = await startSmtp();
    {
      await using service = await startService({ place, env: { SMTP_URL: smtp.url } });
      await eventually(() => expect(smtp.received).toHaveLength(2));
      const again = await service.post('sendEmail', enquiry, { 'Idempotency-Key': 'restart' });
      expect(again).toMatchObject({ status: 200, body: { success: true } });
    }
    // A third start finds no work: it sends a new enquiry's mails and no others.
    await using service = await startService({ place, env: { SMTP_URL: smtp.url } });
    await service.send({ name: 'Next' });
    await eventually(() => expect(smtp.received).toHaveLength(4));
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(4);
  });

  test('keeps its lease while a mail server is slow, so that no other service sends the mail again', async () => {
    const place = await temporaryPlace(database);
    const slow = gate();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const leaseMs = 15_000;
    const clock = simulatedClock();
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: String(leaseMs) };
    await using one = await startService({ place, clock, env });
    await one.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    await using _two = await startService({ place, clock, env });

    await renewLeases({ place, clock, count: 2 }, leaseMs);
    expect(smtp.offered()).toBe(2);
    slow.resolve();
    await eventually(async () =>
      expect((await mailsIn(place)).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['sent', 1],
        ['sent', 1],
      ]),
    );
  });

  test('notes a mail that was sent as soon as the database lets it, and sends it once', async () => {
    const place = await temporaryPlace(database);
    const slow = gate();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
    await using service = await startService({ place, log, env: { SMTP_URL: smtp.url } });
    await service.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    {
      await using _lock = await lockDatabase(place);
      slow.resolve();
      await eventually(() => expect(lines.join('')).toContain('the database cannot note it'));
    }
    await eventually(async () =>
      expect(await mailsIn(place)).toMatchObject([
        { state: 'sent', attempts: 1 },
        { state: 'sent', attempts: 1 },
      ]),
    );
    expect(smtp.received).toHaveLength(2);
  });

  test('finds mails again whose claim was stored and not answered', async () => {
    const clock = simulatedClock();
    await using smtp = await startSmtp();
    const leaseMs = 15_000;
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: String(leaseMs) };
    await using service = await startService({ database, clock, env });
    await service.post('contactUs', enquiry);
    const claim = MailQueue.prototype.claim;
    const claims = vi.spyOn(MailQueue.prototype, 'claim');
    onTestFinished(() => claims.mockRestore());
    let isBroken = false;
    claims.mockImplementation(async function (this: MailQueue, ...args) {
      const claimed = await claim.apply(this, args);
      if (isBroken || claimed.length === 0) return claimed;
      isBroken = true;
      throw new Error('the connection broke');
    });
    await service.post('sendEmail', enquiry);
    await eventually(() => expect(isBroken).toBe(true));
    await eventually(async () => {
      clock.pass(500);
      expect(await mailsIn(service.place)).toMatchObject([
        { state: 'sent', attempts: 2 },
        { state: 'sent', attempts: 2 },
      ]);
    });
    expect(smtp.received).toHaveLength(2);
  });

  test('finishes the mails in flight when the service closes, and claims no other', async () => {
    const place = await temporaryPlace(database);
    const slow = gate();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const service = await startService({
      place,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: '60000' },
    });
    // Two mails more than the slots for mails in flight.
    for (let count = 0; count < slots / 2 + 1; count += 1) {
      const body = { ...enquiry, name: `Visitor ${count}` };
      await service.send(body);
    }
    await eventually(() => expect(smtp.offered()).toBe(slots));

    let closed = false;
    const closing = service.close().then(() => {
      closed = true;
    });
    await expect(fetch(service.api)).rejects.toThrow();
    expect(closed).toBe(false);
    slow.resolve();
    await closing;

    expect(smtp.received).toHaveLength(slots);
    const mails = await mailsIn(place);
    expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(slots);
    expect(mails.filter(({ state }) => state !== 'sent')).toMatchObject([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 0 },
    ]);
  });

  test('writes its log without names, addresses or messages, also when a mail server repeats them', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
    await using smtp = await startSmtp({
      take({ to }) {
        throw new Error(`${to.join()}: no such mailbox`);
      },
    });
    await using service = await startService({
      database,
      log,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '2' },
    });
    const { reference } = (await service.post('contactUs', enquiry)).body;
    await service.post('sendEmail', enquiry);
    await eventually(async () =>
      expect((await mailsIn(service.place)).map(({ state }) => state)).toEqual(['failed', 'failed']),
    );
    await eventually(() => expect(lines.join('')).toContain('mail given up'));
    const text = lines.join('');
    expect(text).toContain(reference);
    for (const secret of [
      enquiry.name,
      enquiry.email,
      enquiry.message,
      enquiry.contact,
      enquiry.companyName,
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
