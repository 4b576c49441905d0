import { describe, expect, test } from 'vitest';
import { storedIn } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { eventually, startService } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

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
      expect(mail.headers.map(({ key }) => key)).toEqual(
        expect.arrayContaining(['from', 'to', 'subject', 'reply-to']),
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
    await service.send({ name, companyName: `${'雪'.repeat(189)}\u2028\u001B[31mKiln`, message });
    await eventually(() => expect(smtp.received).toHaveLength(2));
    const toAgency = smtp.received.find(({ to }) => to.includes(agency.mailTo));
    expect(toAgency?.mail.replyTo).toMatchObject([{ name, address: enquiry.email }]);
    expect(toAgency?.mail.subject).toContain(`${'雪'.repeat(189)} [31mKiln`);
    expect(toAgency?.mail.text).toContain(
      `${'🪁'.repeat(10_000)}\n${'x'.repeat(5_000)}\n\uFFFD[31mred\uFFFD`,
    );
    expect(toAgency?.raw.split('\r\n').every((line) => Buffer.byteLength(line) <= 998)).toBe(true);
    const [stored] = await storedIn(service.place);
    expect(stored).toMatchObject({ name, message: message.replace('\0', '\uFFFD') });
  });
});
