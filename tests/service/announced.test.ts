import { describe, expect, test } from 'vitest';
import { storedIn, tamper } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { databases, eventually, mailsAre, startService, temporaryPlace } from '../support/service/service.ts';
import { simulatedClock } from '../support/service/simulatedClock.ts';
import { startSmtp } from '../support/service/smtp.ts';

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
    await tamper(place, 'delete from mails');
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
    await eventually(async () => expect(await service.metrics()).toMatch(/^enquiry_mails_unasked_total 1$/m));
  });
});
