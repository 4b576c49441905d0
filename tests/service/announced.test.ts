import { describe, expect, test } from 'vitest';
import { storedIn, tamper } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
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

/** SQL that lets a database refuse every mail, and SQL that ends it. */
const refusals = {
  SQLite: {
    refuse: `CREATE TRIGGER refuse BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'no'); END`,
    accept: 'DROP TRIGGER refuse',
  },
  PostgreSQL: {
    refuse: `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
             CREATE TRIGGER refuse BEFORE INSERT ON mails EXECUTE FUNCTION refuse();`,
    accept: 'DROP TRIGGER refuse ON mails',
  },
};

test.each(databases)(
  'an enquiry whose mails cannot be queued is not stored either (%s)',
  async (database) => {
    await using service = await startService({ database });
    const { place } = service;
    const { refuse, accept } = refusals[database];
    const key = { 'Idempotency-Key': 'again' };
    await tamper(place, refuse);
    expect((await service.post('contactUs', enquiry, key)).status).toBe(500);
    expect(await storedIn(place)).toEqual([]);
    await tamper(place, accept);
    await service.send({}, key);
    await areSent(place, 2);
  },
);

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
    await mailsAre(service.place, 4, { state: 'sent' });
    const stored = await storedIn(service.place);
    expect(stored.filter(({ mailedAt }) => mailedAt === null)).toMatchObject([{ reference }]);
    await eventually(async () => expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 2$/m));

    // A late sendEmail gets the usual response, and mails nothing again.
    expect(await service.post('sendEmail', enquiry)).toMatchObject({ status: 200, body: { success: true } });
    await service.send({ name: 'Next' });
    await eventually(() => expect(smtp.received).toHaveLength(6));
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(6);
    expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 2$/m);
  });

  test('is announced to the agency also when an earlier version left it without mails', async () => {
    const place = await temporaryPlace(database);
    {
      await using service = await startService({ place });
      await service.post('contactUs', enquiry);
    }
    await tamper(place, `delete from mails; update enquiries set received_at = '2025-01-02T03:04:05.000Z'`);
    let tries = 0;
    await using smtp = await startSmtp({
      take() {
        tries += 1;
        if (tries === 1) throw new Error('later');
      },
    });
    await using service = await startService({
      place,
      env: { SMTP_URL: smtp.url, ENQUIRY_MAIL_GRACE_MS: '0' },
    });
    await mailsAre(place, 1, { state: 'sent' });
    expect(smtp.received.map(({ to }) => to)).toEqual([[agency.mailTo]]);
    expect(smtp.received[0]?.mail.date).toBe('2025-01-02T03:04:05.000Z');
    await eventually(async () => expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 1$/m));
  });
});
