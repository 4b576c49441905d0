import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { type Clock, dayMs } from '../../openapi/service/clock.ts';
import { readConfig } from '../../openapi/service/config.ts';
import { longestDeliveryMs } from '../../openapi/service/mails/outbox.ts';
import { backoff } from '../../openapi/service/mails/retrying.ts';
import { agency } from '../support/service/sample.ts';
import { eventually, mailsAre, startService } from '../support/service/service.ts';
import { deadSmtp } from '../support/service/smtp.ts';

describe('a mail that is not taken', () => {
  test('is tried for as long as a long outage lasts, in simulated time', async () => {
    const start = Date.parse('2026-03-15T04:00:00Z');
    // No multiple of three, so that no wait for the next mail, in whole ms, is as long as one for a renewal.
    const leaseMs = 10_000;
    let now = start;
    const clock: Clock = {
      now: () => now,
      elapsed: () => now - start,
      wait: (ms, signal) =>
        new Promise((done) => {
          // Renewals and time limits matter only to long deliveries, of which there are none here.
          if (ms === leaseMs / 3 || ms === longestDeliveryMs)
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
        SMTP_URL: deadSmtp,
        ENQUIRY_MAIL_BACKOFF_MS: '1000',
        ENQUIRY_MAIL_BACKOFF_MAX_MS: '3600000',
        ENQUIRY_MAIL_ATTEMPTS: '11',
        ENQUIRY_MAIL_LEASE_MS: String(leaseMs),
      },
    });
    await service.send();
    await mailsAre(service.place, 2, { state: 'failed', attempts: 11 });
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

  test('is tried for four days by default, and at most a day longer', () => {
    const { mail } = readConfig({}, agency);
    let waited = 0;
    for (let attempt = 1; attempt < mail.attempts; attempt += 1) waited += backoff(attempt, mail, () => 0.5);
    expect(waited).toBeGreaterThan(4 * dayMs);
    expect(waited).toBeLessThan(5 * dayMs);
  });
});
