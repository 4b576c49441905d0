import { describe, expect, test } from 'vitest';
import { storedIn } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { eventually, startService } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe('hostile and unusual text', () => {
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
