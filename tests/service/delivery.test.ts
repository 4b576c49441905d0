import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { dayMs } from '../../openapi/service/clock.ts';
import { MailQueue } from '../../openapi/service/mails/mailQueue.ts';
import { longestDeliveryMs } from '../../openapi/service/mails/outbox.ts';
import { outboxIn } from '../support/server.ts';
import { spyOnHandles } from '../support/service/fileHandles.ts';
import { mailFilesIn, mailsIn, type Place, rowsIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { type SimulatedClock, simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

/** Duration of a lease by default, in ms. */
const leaseMs = 15_000;

/** Each lease as one text: its mail, owner and end. */
async function leasesIn(place: Place): Promise<string[]> {
  const { mails } = await rowsIn(place);
  return mails
    .filter(({ lease_owner }) => lease_owner !== null)
    .map(({ message_id, lease_owner, lease_until }) => [message_id, lease_owner, lease_until].join());
}

/**
 * Advances the clock until each lease was renewed four times, for longer than one lasts. A renewal is due after a third
 * of the lease; from then on the clock advances slowly, for busy machines.
 */
async function renewLeases({
  place,
  clock,
  count,
}: {
  place: Place;
  clock: SimulatedClock;
  count: number;
}): Promise<void> {
  for (let renewal = 0; renewal < 4; renewal += 1) {
    const before = await leasesIn(place);
    expect(before).toHaveLength(count);
    clock.pass(leaseMs * 0.3);
    await eventually(async () => {
      clock.pass(leaseMs / 150);
      const now = await leasesIn(place);
      expect(now.every((lease) => !before.includes(lease))).toBe(true);
    });
  }
}

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
    clock.pass(longestDeliveryMs);
    await eventually(async () => {
      clock.pass(1);
      expect((await mailsIn(service.place)).map(({ state, attempts }) => [state, attempts])).toEqual([
        ['sent', 2],
        ['sent', 2],
      ]);
    });
  });

  test.each([dayMs, -dayMs])(
    'keeps its leases while a mail server is slow and the clock is corrected by %i ms, so that no other service sends the mails again',
    async (correction) => {
      const clock = simulatedClock();
      const taking = Promise.withResolvers<void>();
      await using smtp = await startSmtp({ take: () => taking.promise });
      const place = await temporaryPlace(database);
      const env = { SMTP_URL: smtp.url, ENQUIRY_MAIL_GRACE_MS: '5000' };
      await using one = await startService({ place, clock, env });
      await using _two = await startService({ place, clock, env });
      // Two mails in delivery, and two that wait for sendEmail.
      await one.send();
      await eventually(() => expect(smtp.offered()).toBe(2));
      await one.post('contactUs', { ...enquiry, name: 'Not asked for' });
      clock.correct(correction);
      clock.pass(5_000);
      await eventually(() => {
        clock.pass(10);
        expect(smtp.offered()).toBe(4);
      });
      // Each lease is renewed, also after a failure, and none is taken over.
      using renewals = vi.spyOn(MailQueue.prototype, 'renewLease');
      renewals.mockRejectedValueOnce(new Error('the connection broke'));
      await renewLeases({ place, clock, count: 4 });
      expect(smtp.offered()).toBe(4);
      taking.resolve();
      await areSent(place, 4, { attempts: 1 });
      expect(smtp.received).toHaveLength(4);
    },
  );
});

test("a mail's file is for the service's user only, also in a folder that others may read", async () => {
  const place = await temporaryPlace();
  const outbox = outboxIn(place.folder);
  await mkdir(outbox, { mode: 0o755 });
  await using service = await startService({ place });
  await service.send();
  await areSent(place, 2);
  const names = [...(await mailFilesIn(place)).keys()];
  expect(names).toHaveLength(2);
  for (const name of names) expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
});

test.each([
  { what: 'text', syncs: 1, left: 0 },
  { what: 'name', syncs: 2, left: 1 },
])('a mail is sent only when the $what of its file is on the disk', async ({ syncs, left }) => {
  await using service = await startService({
    env: { ENQUIRY_MAIL_ATTEMPTS: '1', ENQUIRY_CONFIRMATIONS_PER_ADDRESS: '0' },
  });
  using sync = await spyOnHandles('sync');
  for (let call = 1; call < syncs; call += 1) sync.mockResolvedValueOnce(undefined);
  sync.mockRejectedValueOnce(new Error('EIO: i/o error, fsync'));
  await service.send();
  await eventually(async () =>
    expect(await mailsIn(service.place)).toMatchObject([
      { recipient: 'agency', state: 'failed', lastError: 'EIO: i/o error, fsync' },
      { recipient: 'visitor', state: 'withheld' },
    ]),
  );
  // A file that has its name already is replaced by the next attempt, and a partial one is removed.
  expect(await readdir(outboxIn(service.place.folder))).toHaveLength(left);
});

test('an outbox folder that is removed, with its mails, is made again for the next', async () => {
  await using service = await startService();
  await service.send();
  await areSent(service.place, 2);
  await rm(outboxIn(service.place.folder), { recursive: true });
  await service.send({ name: 'Next' });
  await areSent(service.place, 4, { attempts: 1 });
  expect((await mailFilesIn(service.place)).size).toBe(2);
});

test('an SMTP server gets half a minute to greet, and ten minutes of silence, in a connection for each mail', async () => {
  using timers = vi.spyOn(globalThis, 'setTimeout');
  using silences = vi.spyOn(Socket.prototype, 'setTimeout');
  await using smtp = await startSmtp();
  await using service = await startService({ env: { SMTP_URL: `${smtp.url}?pool=true&maxConnections=1` } });
  await service.send();
  await eventually(() => expect(smtp.received).toHaveLength(2));
  const delays = timers.mock.calls.map(([, delay = 0]) => delay);
  // nodemailer sets a timer for the rest of the half minute; its default would be up to two minutes.
  const within = (least: number, most: number) => delays.filter((delay) => delay > least && delay <= most);
  expect(within(10_000, 30_000)).not.toEqual([]);
  expect(within(100_000, 120_000)).toEqual([]);
  expect(silences.mock.calls.filter(([ms]) => ms === 600_000).length).toBeGreaterThanOrEqual(2);
});
