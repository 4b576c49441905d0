import { Socket } from 'node:net';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dayMs } from '../../openapi/service/clock.ts';
import { deliveryCeilingMs } from '../../openapi/service/outbox.ts';
import { renewLeases } from '../support/contract/leases.ts';
import { mailsIn, type Place, storedIn, tamper } from '../support/contract/place.ts';
import { agency, enquiry } from '../support/contract/sample.ts';
import { databases, eventually, startService, temporaryPlace } from '../support/contract/service.ts';
import { simulatedClock } from '../support/contract/simulatedClock.ts';
import { startSmtp } from '../support/contract/smtp.ts';

/** Duration of a lease, in ms. */
const leaseMs = 15_000;

const statesIn = async (place: Place) => (await mailsIn(place)).map(({ state }) => state);

// CALL-9
describe.each(databases)('an enquiry whose sendEmail never comes (%s)', (database) => {
  test('is mailed after the grace period, and not before', async () => {
    const clock = simulatedClock();
    await using smtp = await startSmtp();
    await using service = await startService({
      database,
      clock,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_GRACE_MS: '120000' },
    });
    const { reference } = (await service.post('contactUs', enquiry)).body;
    expect(await service.metrics()).toMatch(/^enquiry_mails_pending 2$/m);
    clock.pass(119_999);
    // Due mails go out before, or with, the mails of a neighbour that are asked for now.
    const neighbour = await service.send({ name: 'Neighbour' });
    const about = (name: string) => smtp.received.filter(({ mail }) => mail.messageId?.includes(name));
    await eventually(() => expect(about(neighbour)).toHaveLength(2));
    expect(smtp.received).toHaveLength(2);
    clock.pass(1);
    await eventually(() => {
      clock.pass(1);
      expect(
        about(String(reference))
          .map(({ to }) => to.join())
          .sort(),
      ).toEqual([enquiry.email, agency.mailTo]);
    });
    await eventually(async () =>
      expect(await statesIn(service.place)).toEqual(['sent', 'sent', 'sent', 'sent']),
    );
    const stored = await storedIn(service.place);
    expect(stored.filter(({ mailedAt }) => mailedAt === null)).toMatchObject([{ reference }]);
    await eventually(async () => expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 2$/m));

    // A late sendEmail is answered as usual, and mails nothing again.
    expect(await service.post('sendEmail', enquiry)).toMatchObject({ status: 200, body: { success: true } });
    await service.send({ name: 'Next' });
    await eventually(() => expect(smtp.received).toHaveLength(6));
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(6);
    expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 2$/m);
  });

  test('outlives the service, and its neighbour that was asked for goes out at once', async () => {
    const place = await temporaryPlace(database);
    await using smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url };
    const clock = simulatedClock();
    {
      await using service = await startService({ place, clock, env });
      await service.post('contactUs', enquiry);
      await service.send({ name: 'Neighbour' });
      await eventually(() => expect(smtp.received).toHaveLength(2));
      expect(smtp.received.find(({ to }) => to.includes(agency.mailTo))?.mail.text).toContain('Neighbour');
    }
    await using _again = await startService({ place, clock, env });
    await eventually(() => {
      clock.pass(10_000);
      expect(smtp.received).toHaveLength(4);
    });
  });

  test('is announced to the agency also when an earlier version left it without mails', async () => {
    const place = await temporaryPlace(database);
    {
      await using service = await startService({ place });
      await service.post('contactUs', enquiry);
    }
    await tamper(place, 'delete from mails');
    await using smtp = await startSmtp();
    await using _service = await startService({
      place,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_GRACE_MS: '0' },
    });
    await eventually(async () => expect(await statesIn(place)).toEqual(['sent']));
    expect(smtp.received.map(({ to }) => to)).toEqual([[agency.mailTo]]);
  });
});

describe.each(databases)('confirmations on %s', (database) => {
  test('go to an address three times a day, in any spelling, in a burst too', async () => {
    const place = await temporaryPlace(database);
    const clock = simulatedClock();
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    await using smtp = await startSmtp();
    const env = { SMTP_URL: smtp.url, ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '3' };
    await using one = await startService({ place, clock, log, env });
    await using two = await startService({ place, clock, log, env });
    const victims = ['victim@brightkites.example', 'Victim@BrightKites.example'];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 ? one : two).send({
          name: `Visitor ${index}`,
          email: victims[index % 3 ? 0 : 1],
        }),
      ),
    );
    const toVictim = () => smtp.received.filter(({ to }) => /^victim@/i.test(to.join()));
    const toAgency = () => smtp.received.filter(({ to }) => to.includes(agency.mailTo));
    await eventually(async () => {
      clock.pass(10);
      const states = await statesIn(place);
      expect(states.filter((state) => state === 'sent')).toHaveLength(15);
      expect(states.filter((state) => state === 'withheld')).toHaveLength(9);
    });
    expect(toVictim()).toHaveLength(3);
    expect(toAgency()).toHaveLength(12);
    await eventually(async () => {
      expect(lines.join('')).toContain('confirmation withheld');
      expect(`${await one.metrics()}${await two.metrics()}`).toMatch(
        /enquiry_mails_total\{outcome="withheld"\} [1-9]/,
      );
    });
    expect(lines.join('')).not.toMatch(/victim/i);

    // Other addresses are confirmed as usual; on the next day, this one is too.
    await one.send();
    await eventually(() =>
      expect(smtp.received.filter(({ to }) => to.includes(enquiry.email))).toHaveLength(1),
    );
    clock.pass(dayMs);
    await one.send({ email: victims[0] });
    await eventually(() => {
      clock.pass(10);
      expect(toVictim()).toHaveLength(4);
    });
  });

  test('are so many a day in all', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({
      database,
      env: { SMTP_URL: smtp.url, ENQUIRY_CONFIRMATIONS_PER_DAY: '2' },
    });
    for (const name of ['a', 'b', 'c', 'd'])
      await service.send({ name, email: `${name}@brightkites.example` });
    await eventually(async () =>
      expect((await statesIn(service.place)).filter((state) => state === 'queued')).toEqual([]),
    );
    expect(smtp.received.filter(({ to }) => !to.includes(agency.mailTo))).toHaveLength(2);
    expect(smtp.received.filter(({ to }) => to.includes(agency.mailTo))).toHaveLength(4);
  });
});

describe.each(databases)('delivery on %s', (database) => {
  test('goes on beside a delivery that hangs', async () => {
    const hanging = Promise.withResolvers<void>();
    await using smtp = await startSmtp({
      take: ({ to }) => (to.includes('slow@brightkites.example') ? hanging.promise : undefined),
    });
    await using service = await startService({ database, env: { SMTP_URL: smtp.url } });
    await service.send({ email: 'slow@brightkites.example' });
    for (let index = 0; index < 12; index += 1) await service.send({ name: `Visitor ${index}` });
    await eventually(() => expect(smtp.received).toHaveLength(25));
    hanging.resolve();
    await eventually(() => expect(smtp.received).toHaveLength(26));
  });

  test('ends a delivery that takes too long, and tries again', async () => {
    const clock = simulatedClock();
    let offered = 0;
    await using smtp = await startSmtp({
      take() {
        offered += 1;
        return offered > 2 ? undefined : new Promise(() => {});
      },
    });
    await using service = await startService({ database, clock, env: { SMTP_URL: smtp.url } });
    await service.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    clock.pass(deliveryCeilingMs);
    await eventually(async () => {
      clock.pass(1);
      expect((await mailsIn(service.place)).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['sent', 2],
        ['sent', 2],
      ]);
    });
  });

  test.each([dayMs, -dayMs])('is not misled by a clock that is corrected by %i ms', async (correction) => {
    const clock = simulatedClock();
    const taking = Promise.withResolvers<void>();
    await using smtp = await startSmtp({ take: () => taking.promise });
    const place = await temporaryPlace(database);
    const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: String(leaseMs) };
    await using one = await startService({ place, clock, env });
    await using _two = await startService({ place, clock, env });
    // Two mails in delivery, and two that wait for sendEmail.
    await one.send();
    await eventually(() => expect(smtp.offered()).toBe(2));
    await one.post('contactUs', { ...enquiry, name: 'Not asked for' });
    clock.correct(correction);
    await eventually(() => {
      clock.pass(100);
      expect(smtp.offered()).toBe(4);
    });
    // Each lease is renewed, and none is taken over.
    await renewLeases({ place, clock, count: 4 }, leaseMs);
    expect(smtp.offered()).toBe(4);
    taking.resolve();
    await eventually(async () => expect(await statesIn(place)).toEqual(['sent', 'sent', 'sent', 'sent']));
    expect(smtp.received).toHaveLength(4);
  });
});

test('an SMTP server gets half a minute to greet, and ten minutes of silence', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const silences = vi.spyOn(Socket.prototype, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  await using smtp = await startSmtp();
  await using service = await startService({ env: { SMTP_URL: smtp.url } });
  await service.send();
  await eventually(() => expect(smtp.received).toHaveLength(2));
  const delays = timers.mock.calls.map(([, delay = 0]) => delay);
  // nodemailer sets a timer for the rest of the half minute; its default would be up to two minutes.
  const within = (least: number, most: number) => delays.filter((delay) => delay > least && delay <= most);
  expect(within(10_000, 30_000)).not.toEqual([]);
  expect(within(100_000, 120_000)).toEqual([]);
  expect(silences.mock.calls.filter(([ms]) => ms === 600_000).length).toBeGreaterThanOrEqual(2);
});

test('a row that somebody deletes by hand leaves no mail behind', async () => {
  const place = await temporaryPlace();
  const clock = simulatedClock();
  await using smtp = await startSmtp();
  await using service = await startService({ place, clock, env: { SMTP_URL: smtp.url } });
  await service.post('contactUs', enquiry);
  await tamper(place, 'PRAGMA foreign_keys = OFF; DELETE FROM enquiries');
  clock.pass(120_000);
  await eventually(async () => {
    clock.pass(1_000);
    expect(await service.metrics()).toMatch(/^enquiry_mails_pending 0$/m);
  });
  expect(smtp.received).toEqual([]);
});
