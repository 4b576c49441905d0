import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../openapi/service/clock.ts';
import { deliveryCeilingMs } from '../../openapi/service/outbox.ts';
import { backoff } from '../../openapi/service/retrying.ts';
import { mailsIn, storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService } from '../support/service/service.ts';
import { deadSmtp, startSmtp } from '../support/service/smtp.ts';

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
