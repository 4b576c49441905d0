import PostalMime, { type Email } from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { mailFilesIn, storedIn } from '../support/contract/place.ts';
import { agency, enquiry } from '../support/contract/sample.ts';
import { databases, eventually, startService } from '../support/contract/service.ts';
import { startSmtp } from '../support/contract/smtp.ts';

const key = (name: string) => ({ 'Idempotency-Key': name });

const header = ({ headers }: Email, name: string) => headers.find((entry) => entry.key === name)?.value;

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
      expect(toVisitor && header(toVisitor.mail, 'auto-submitted')).toBe('auto-generated');
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

  test('is mailed to files named after its reference when there is no SMTP server', async () => {
    await using service = await startService();
    const reference = await service.send();
    const names = [`${reference}-agency.eml`, `${reference}-visitor.eml`];
    await eventually(async () => expect([...(await mailFilesIn(service.place)).keys()]).toEqual(names));
    const mails = [...(await mailFilesIn(service.place)).values()];
    expect((await PostalMime.parse(mails[0] ?? '')).text).toContain(enquiry.message);
    expect((await PostalMime.parse(mails[1] ?? '')).to).toMatchObject([{ address: enquiry.email }]);
  });
});

describe.each(databases)('an idempotency key on %s', (database) => {
  test('gives the first answer again and stores and mails nothing twice', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({ database, env: { SMTP_URL: smtp.url } });
    const first = await service.post('contactUs', enquiry, key('a'));
    const reordered = Object.fromEntries(Object.entries(enquiry).reverse());
    expect((await service.post('contactUs', reordered, key('a'))).body).toEqual(first.body);

    const mailed = await service.post('sendEmail', enquiry, key('a'));
    await eventually(() => expect(smtp.received).toHaveLength(2));
    expect((await service.post('sendEmail', enquiry, key('a'))).body).toEqual(mailed.body);
    expect((await service.post('sendEmail', enquiry)).body).toEqual(mailed.body);

    // Mails leave in the order of the queue: when the next one is out, a doubled one would be too.
    await service.send({ name: 'Next' });
    await eventually(() => expect(smtp.received).toHaveLength(4));
    expect(
      smtp.received.filter(({ mail }) => mail.messageId?.includes(String(first.body.reference))),
    ).toHaveLength(2);
    expect(await storedIn(service.place)).toHaveLength(2);
  });

  test('holds when calls arrive at once', async () => {
    await using service = await startService({ database });
    const calls = Array.from({ length: 12 }, () => service.post('contactUs', enquiry, key('b')));
    const references = new Set((await Promise.all(calls)).map(({ body }) => body.reference));
    expect(references.size).toBe(1);
    expect(await storedIn(service.place)).toHaveLength(1);

    const mails = Array.from({ length: 12 }, () => service.post('sendEmail', enquiry, key('b')));
    expect(new Set((await Promise.all(mails)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await storedIn(service.place)).map(({ mails: { length } }) => length)).toEqual([2]);
  });

  test('with another body is refused by both calls, and the other enquiry is not swallowed', async () => {
    await using service = await startService({ database });
    const other = { ...enquiry, message: 'Another matter.' };
    await service.post('contactUs', enquiry, key('c'));
    for (const call of ['contactUs', 'sendEmail']) {
      const refused = await service.post(call, other, key('c'));
      expect(refused).toMatchObject({ status: 422, type: 'application/problem+json' });
      expect(refused.body.detail).toContain('Idempotency-Key was used before with another body');
    }
    expect(await storedIn(service.place)).toHaveLength(1);
    await service.send(other, key('d'));
    expect(await storedIn(service.place)).toHaveLength(2);
  });

  test('is not needed: without one, every contactUs is an enquiry, and each is mailed once', async () => {
    await using service = await startService({ database });
    const first = (await service.post('contactUs', enquiry)).body.reference;
    const second = (await service.post('contactUs', enquiry)).body.reference;
    expect(second).not.toBe(first);
    const mailed = [await service.post('sendEmail', enquiry), await service.post('sendEmail', enquiry)];
    expect(new Set(mailed.map(({ body }) => (body.data as { reference: string }).reference))).toEqual(
      new Set([first, second]),
    );
    await eventually(async () => expect((await mailFilesIn(service.place)).size).toBe(4));
  });
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
    for (const [field, value] of Object.entries({
      email: 'victim@example.com',
      name: 'Buy now',
      message: '',
      contact: '1',
      companyName: 'X',
      service: 'Content Solutions',
    })) {
      expect(await service.post('sendEmail', { ...enquiry, [field]: value })).toMatchObject({ status: 409 });
    }
    expect(await storedIn(service.place)).toMatchObject([{ mailedAt: null }]);
  });
});

describe('hostile and unusual text', () => {
  test('cannot add a header or a recipient', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({ env: { SMTP_URL: smtp.url } });
    for (const [field, value] of Object.entries({
      name: 'Asha\r\nBcc: victim@example.com',
      companyName: 'X\nBcc: victim@example.com',
      email: 'a@b.example\r\nBcc: victim@example.com',
    })) {
      expect(await service.post('contactUs', { ...enquiry, [field]: value })).toMatchObject({ status: 422 });
    }
    // Allowed by the contract: other separators, address syntax, encoded words.
    await service.send({
      name: 'Asha" <victim@example.com>, \u2028Bcc: victim@example.com\u0085\u000B',
      companyName: '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
      message: '.\r\nRCPT TO:<victim@example.com>\r\n\r\n.\r\nBcc: victim@example.com',
    });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    expect(smtp.received.map(({ to }) => to).sort()).toEqual([[enquiry.email], [agency.mailTo]]);
    for (const { mail } of smtp.received) {
      expect(mail.bcc ?? []).toEqual([]);
      expect(mail.cc ?? []).toEqual([]);
      expect(mail.to).toHaveLength(1);
      expect(mail.replyTo).toHaveLength(1);
      expect(['from', 'to', 'subject', 'reply-to'].map((name) => header(mail, name))).not.toContain(
        undefined,
      );
    }
    const toAgency = smtp.received.find(({ to }) => to.includes(agency.mailTo));
    expect(toAgency?.mail.replyTo).toEqual([
      { name: 'Asha" <victim@example.com>, Bcc: victim@example.com', address: enquiry.email },
    ]);
    expect(toAgency?.mail.text).toContain('RCPT TO:<victim@example.com>');
  });

  test('is shown and never run in the HTML of a mail', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({ env: { SMTP_URL: smtp.url } });
    const attack = `<img src=x onerror="alert(1)"> & '</td>`;
    await service.send({ name: attack, companyName: attack, message: attack });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    for (const { mail } of smtp.received) expect(mail.html).not.toContain('<img');
    const toAgency = smtp.received.find(({ to }) => to.includes(agency.mailTo));
    expect(toAgency?.mail.html).toContain(
      '&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;&lt;/td&gt;',
    );
    expect(toAgency?.mail.text).toContain(attack);
  });

  test('survives: 10,000 emoji, right-to-left names, long lines, control characters', async () => {
    await using smtp = await startSmtp();
    await using service = await startService({ env: { SMTP_URL: smtp.url } });
    const name = 'נועה الخطيب \u202Bשלום\u202C';
    const message = `${'🪁'.repeat(10_000)}\n${'x'.repeat(5_000)}\n\u001B[31mred\u0000`;
    await service.send({ name, companyName: '雪'.repeat(200), message });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const toAgency = smtp.received.find(({ to }) => to.includes(agency.mailTo));
    expect(toAgency?.mail.replyTo).toMatchObject([{ name, address: enquiry.email }]);
    expect(toAgency?.mail.subject).toContain('雪'.repeat(200));
    expect(toAgency?.mail.text).toContain(
      `${'🪁'.repeat(10_000)}\n${'x'.repeat(5_000)}\n\uFFFD[31mred\uFFFD`,
    );
    expect(toAgency?.raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    const [stored] = await storedIn(service.place);
    expect(stored).toMatchObject({ name, message: message.replace('\0', '\uFFFD') });
  });
});
