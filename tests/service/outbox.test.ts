import { describe, expect, test, vi } from 'vitest';
import { MailQueue } from '../../openapi/service/mails/mailQueue.ts';
import { slots } from '../../openapi/service/mails/outbox.ts';
import { recordLog } from '../support/service/log.ts';
import { lockDatabase, mailsIn, storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import {
  areSent,
  databases,
  eventually,
  mailsAre,
  startService,
  temporaryPlace,
} from '../support/service/service.ts';
import { simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe.each(databases)('the outbox on %s', (database) => {
  test.each([
    ['sent', undefined],
    ['failed', new Error('No such mailbox')],
  ])(
    'notes a mail that has %s as soon as the database lets it, and tries it once',
    async (state, refusal) => {
      const place = await temporaryPlace(database);
      const slow = Promise.withResolvers<void>();
      await using smtp = await startSmtp({
        async take() {
          await slow.promise;
          if (refusal) throw refusal;
        },
      });
      const { log, lines } = recordLog('error');
      const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_ATTEMPTS: '1' };
      await using service = await startService({ place, log, env });
      await service.send();
      await eventually(() => expect(smtp.offered()).toBe(2));
      {
        await using _lock = await lockDatabase(place);
        slow.resolve();
        await eventually(() => expect(lines.join('')).toContain('the database cannot note it'));
      }
      await mailsAre(place, 2, { state, attempts: 1 });
      expect(smtp.offered()).toBe(2);
    },
  );

  test('ends without a note of a sent mail that the database refuses, after one more try', async () => {
    const place = await temporaryPlace(database);
    await using smtp = await startSmtp();
    const { log, lines } = recordLog('error');
    const clock = simulatedClock();
    await using service = await startService({ place, log, clock, env: { SMTP_URL: smtp.url } });
    using notes = vi.spyOn(MailQueue.prototype, 'markSent');
    let left = 100;
    notes.mockImplementation(async () => {
      left -= 1;
      if (left > 0) throw new Error('the connection broke');
    });
    await service.send();
    await eventually(() => expect(lines).toHaveLength(2));
    await service.close();
    expect(notes).toHaveBeenCalledTimes(4);
    expect(await mailsIn(place)).toMatchObject(Array(2).fill({ state: 'queued', attempts: 1 }));
  });

  test('rests for a second after a failure of the database', async () => {
    const clock = simulatedClock();
    using claims = vi.spyOn(MailQueue.prototype, 'claim');
    claims.mockImplementation(async () => {
      await new Promise(setImmediate);
      throw new Error('the connection broke');
    });
    await using service = await startService({ database, clock });
    for (const count of [1, 2, 3]) {
      await eventually(() => expect(claims.mock.calls.length).toBeGreaterThanOrEqual(count));
      for (let query = 0; query < 5; query += 1) await service.metrics();
      expect(claims).toHaveBeenCalledTimes(count);
      clock.pass(999);
      for (let query = 0; query < 5; query += 1) await service.metrics();
      expect(claims).toHaveBeenCalledTimes(count);
      clock.pass(1);
    }
  });

  test('finds mails again whose claim was stored and not answered', async () => {
    const clock = simulatedClock();
    await using smtp = await startSmtp();
    await using service = await startService({ database, clock, env: { SMTP_URL: smtp.url } });
    await service.post('contactUs', enquiry);
    const claim = MailQueue.prototype.claim;
    using claims = vi.spyOn(MailQueue.prototype, 'claim');
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

  test('sends a mail at once that is asked for while the worker is about to rest', async () => {
    const clock = simulatedClock();
    await using smtp = await startSmtp();
    await using service = await startService({ database, clock, env: { SMTP_URL: smtp.url } });
    await service.post('contactUs', enquiry);
    const nextDue = MailQueue.prototype.nextDue;
    using looks = vi.spyOn(MailQueue.prototype, 'nextDue');
    let isAsked = false;
    looks.mockImplementation(async function (this: MailQueue) {
      const due = await nextDue.call(this);
      if (!isAsked) {
        isAsked = true;
        await service.post('sendEmail', enquiry);
      }
      return due;
    });
    clock.pass(5_000);
    await areSent(service.place, 2);
  });

  test('sends those mails first that have waited longest', async () => {
    const clock = simulatedClock();
    const slow = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_GRACE_MS: '60000' };
    await using service = await startService({ database, clock, env });
    const names = Array.from({ length: slots / 2 + 2 }, (_, index) => `Visitor ${index}`);
    for (const name of names) {
      await service.post('contactUs', { ...enquiry, name });
      clock.pass(1_000);
    }
    // All become due at the same moment.
    clock.pass(60_000);
    await eventually(() => {
      clock.pass(100);
      expect(smtp.offered()).toBe(slots);
    });
    const begun = (await storedIn(service.place)).filter(({ mails }) =>
      mails.some((mail) => mail.attempts > 0),
    );
    slow.resolve();
    expect(begun.map(({ name }) => name)).toEqual(names.slice(0, slots / 2));
  });

  test('leaves a mail to its grace period that was queued while a claim waited for the database', async () => {
    const clock = simulatedClock();
    const env = { ENQUIRY_MAIL_GRACE_MS: '60000' };
    await using service = await startService({ database, clock, env });
    await service.post('contactUs', enquiry);
    const { claim } = MailQueue.prototype;
    using claims = vi.spyOn(MailQueue.prototype, 'claim').mockImplementation(function (
      this: MailQueue,
      owner,
      now,
      limit,
    ) {
      return claim.call(this, owner, now - 10_000, limit);
    });
    await eventually(() => {
      clock.pass(1_000);
      expect(claims).toHaveBeenCalled();
    });
    await claims.mock.results[0]?.value;
    expect(await mailsIn(service.place)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
  });

  test('finishes the mails in flight when the service closes, and claims no other', async () => {
    const place = await temporaryPlace(database);
    const slow = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => slow.promise });
    const service = await startService({
      place,
      env: { SMTP_URL: smtp.url },
    });
    // Two mails more than the slots for mails in flight.
    for (let count = 0; count < slots / 2 + 1; count += 1) {
      const body = { ...enquiry, name: `Visitor ${count}` };
      await service.send(body);
    }
    await eventually(() => expect(smtp.offered()).toBe(slots));
    using looks = vi.spyOn(MailQueue.prototype, 'nextDue');
    for (let query = 0; query < 5; query += 1) await service.metrics();
    const looksWithoutSlots = looks.mock.calls.length;

    let closed = false;
    const closing = service.close().then(() => {
      closed = true;
    });
    await expect(fetch(service.api)).rejects.toThrow();
    expect(closed).toBe(false);
    slow.resolve();
    await closing;

    expect(looksWithoutSlots).toBe(0);
    expect(smtp.received).toHaveLength(slots);
    const mails = await mailsIn(place);
    expect(mails.filter(({ state }) => state === 'sent')).toHaveLength(slots);
    expect(mails.filter(({ state }) => state !== 'sent')).toMatchObject([
      { state: 'queued', attempts: 0 },
      { state: 'queued', attempts: 0 },
    ]);
  });
});
