import { describe, expect, test } from 'vitest';
import { mailFilesIn, storedIn, tamper } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

const key = (name: string) => ({ 'Idempotency-Key': name });

describe.each(databases)('an idempotency key on %s', (database) => {
  test('gives the first response again and stores and mails nothing twice', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({ database, env: { SMTP_URL: smtp.url } });
    const first = await service.post('contactUs', enquiry, key('a'));
    const reordered = Object.fromEntries(Object.entries(enquiry).reverse());
    expect((await service.post('contactUs', reordered, key('a'))).body).toEqual(first.body);

    const mailed = await service.post('sendEmail', enquiry, key('a'));
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const [asked] = await storedIn(service.place);
    expect((await service.post('sendEmail', enquiry, key('a'))).body).toEqual(mailed.body);
    expect((await service.post('sendEmail', enquiry)).body).toEqual(mailed.body);
    expect((await service.post('sendEmail', enquiry, key('new'))).body).toEqual(mailed.body);
    expect(await storedIn(service.place)).toMatchObject([{ mailedAt: asked?.mailedAt }]);

    // Mails leave in the order of the queue: when the next one is out, a doubled one would be too.
    await service.send({ name: 'Next' });
    await eventually(() => expect(smtp.received).toHaveLength(4));
    expect(
      smtp.received.filter(({ mail }) => mail.messageId?.includes(String(first.body.reference))),
    ).toHaveLength(2);
    expect(await storedIn(service.place)).toHaveLength(2);
  });

  test('with another body is refused by both calls, and the other enquiry is not swallowed', async () => {
    await using service = await startService({ database });
    const other = { ...enquiry, message: 'Another matter.' };
    await service.post('contactUs', enquiry, key('c'));
    for (const call of ['contactUs', 'sendEmail']) {
      const refused = await service.post(call, other, key('c'));
      expect(refused).toMatchObject({ status: 422, type: 'application/problem+json' });
      expect(refused.body.type).toBe('tag:agency-way.example,2026:problems/idempotency-key-reused');
      expect(refused.body.detail).toContain('Idempotency-Key was used before with another body');
    }
    expect(await storedIn(service.place)).toHaveLength(1);
    await service.send(other, key('d'));
    expect(await storedIn(service.place)).toHaveLength(2);
  });

  test('is not needed: without one, every contactUs is an enquiry, and each is mailed once, the newest first', async () => {
    await using service = await startService({ database });
    const first = (await service.post('contactUs', enquiry)).body.reference;
    const second = (await service.post('contactUs', enquiry)).body.reference;
    expect(second).not.toBe(first);
    await tamper(
      service.place,
      `UPDATE enquiries SET received_at = '2026-01-02T03:04:05.000Z' WHERE reference = '${first}'`,
    );
    const mailed = [await service.post('sendEmail', enquiry), await service.post('sendEmail', enquiry)];
    expect(mailed.map(({ body }) => (body.data as { reference: string }).reference)).toEqual([second, first]);
    await eventually(async () => expect((await mailFilesIn(service.place)).size).toBe(4));
  });
});
