import { describe, expect, test } from 'vitest';
import { storedIn } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe('an enquiry', () => {
  test.each(databases)(
    'is stored on %s, and mailed to the agency and to the visitor through SMTP',
    async (database) => {
      await using smtp = await startSmtp();
      await using service = await startService({ database, env: { SMTP_URL: smtp.url } });

      const recorded = await service.post('contactUs', enquiry);
      expect(recorded).toMatchObject({ status: 200, body: { success: true, status: true } });
      const reference = String(recorded.body.reference);
      expect(reference).toMatch(/^TAW-[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(recorded.body.message).toContain(reference);
      expect(await storedIn(service.place)).toMatchObject([
        { ...enquiry, reference, mailedAt: null, mails: [{ state: 'queued' }, { state: 'queued' }] },
      ]);

      expect(await service.post('sendEmail', enquiry)).toMatchObject({
        status: 200,
        body: {
          success: true,
          data: {
            reference,
            mails: [
              { recipient: 'agency', state: 'queued' },
              { recipient: 'visitor', state: 'queued' },
            ],
          },
        },
      });
      await eventually(() => expect(smtp.received).toHaveLength(2));
      const toAgency = smtp.received.find(({ to }) => to.includes(agency.mailTo));
      const toVisitor = smtp.received.find(({ to }) => to.includes(enquiry.email));

      expect(toAgency).toMatchObject({ from: agency.mailFrom, to: [agency.mailTo] });
      expect(toAgency?.mail).toMatchObject({
        from: { name: agency.agencyName, address: agency.mailFrom },
        to: [{ address: agency.mailTo }],
        replyTo: [{ name: enquiry.name, address: enquiry.email }],
        subject: `Enquiry ${reference}: Paid Ads, Bright Kites`,
        messageId: `<${reference}.agency@agency.example>`,
      });
      for (const value of [...Object.values(enquiry), reference]) {
        expect(toAgency?.mail.text).toContain(value);
        expect(toAgency?.mail.html).toContain(value);
      }

      expect(toVisitor).toMatchObject({ from: agency.mailFrom, to: [enquiry.email] });
      expect(toVisitor?.mail).toMatchObject({
        to: [{ address: enquiry.email }],
        replyTo: [{ name: agency.agencyName, address: agency.mailTo }],
        subject: `We have your enquiry (${reference})`,
        messageId: `<${reference}.visitor@agency.example>`,
      });
      expect(toVisitor?.mail.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
      for (const value of [reference, enquiry.service, agency.phone]) {
        expect(toVisitor?.mail.text).toContain(value);
        expect(toVisitor?.mail.html).toContain(value);
      }
      // CALL-10
      const confirmation = `${toVisitor?.mail.subject} ${toVisitor?.mail.text} ${toVisitor?.mail.html}`;
      for (const words of [enquiry.name, enquiry.companyName, enquiry.contact, 'second shop'])
        expect(confirmation).not.toContain(words);

      await eventually(async () =>
        expect(await storedIn(service.place)).toMatchObject([
          {
            mails: [
              { recipient: 'agency', state: 'sent', attempts: 1, lastError: null },
              { recipient: 'visitor', state: 'sent', attempts: 1, lastError: null },
            ],
          },
        ]),
      );
    },
  );
});

describe('sendEmail is no open relay', () => {
  test('it refuses an enquiry that differs in any field from those of contactUs', async () => {
    await using service = await startService();
    expect(await service.post('sendEmail', enquiry)).toMatchObject({
      status: 409,
      type: 'application/problem+json',
      body: { title: 'Enquiry not accepted' },
    });
    await service.post('contactUs', enquiry);
    for (const change of [
      { email: 'victim@example.com' },
      { name: 'Buy now' },
      { message: '' },
      { contact: '1' },
      { companyName: 'X' },
      { service: 'Content Solutions' },
      // The same letters, the last of the name in the address.
      { name: enquiry.name.slice(0, -1), email: enquiry.name.slice(-1) + enquiry.email },
    ]) {
      expect(await service.post('sendEmail', { ...enquiry, ...change })).toMatchObject({ status: 409 });
    }
    expect(await storedIn(service.place)).toMatchObject([{ mailedAt: null }]);
  });
});
