import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runAttack, writtenViolations } from '../support/service/attack.ts';
import { violations } from '../support/service/document.ts';
import { attack, attackTexts } from '../support/service/hostile.ts';
import { csvViolations, mailViolations, parseCsv, tableViolations } from '../support/service/inspect.ts';
import { statesIn, storedIn } from '../support/service/place.ts';
import { enquiry } from '../support/service/sample.ts';
import { databases, eventually, startService } from '../support/service/service.ts';

/** True when the contract takes a text for a name. */
const isName = (text: string) =>
  violations({ $ref: '#/components/schemas/EnquiryRequest' }, { ...enquiry, name: text, companyName: text })
    .length === 0;

describe.each(databases)('under attack, a service on %s', (database) => {
  test('refuses every wrong request, and keeps the texts of right ones mere text', async () => {
    await using service = await startService({ database, env: { ENQUIRY_MAIL_GRACE_MS: '0' } });
    await Promise.all(
      attackTexts.map((text) =>
        service.send({ message: text, ...(isName(text) && { name: text, companyName: text }) }),
      ),
    );
    const attacks = fc.sample(attack, { numRuns: 300, seed: 20261121 }).values();
    const wrong: string[] = [];
    const attacker = async () => {
      for (const one of attacks) wrong.push(...(await runAttack(service.api, one)).violations);
    };
    await Promise.all(Array.from({ length: 8 }, attacker));
    expect(wrong).toEqual([]);
    expect((await service.post('contactUs', enquiry)).status).toBe(200);

    await eventually(async () => {
      const states = await statesIn(service.place);
      expect(new Set(states)).toEqual(new Set(['sent']));
    });
    const stored = await storedIn(service.place);
    expect(stored.length).toBeGreaterThan(attackTexts.length);
    expect(await writtenViolations(service.place, stored)).toEqual([]);
  });
});

describe('the inspection itself', () => {
  const listed = {
    ...enquiry,
    reference: 'TAW-00000000',
    receivedAt: '',
    idempotencyKey: null,
    handledAt: null,
    mailedAt: null,
    mails: [],
  };
  const mail = (html: string, headers = '') =>
    `From: website@agency.example\r\nTo: hello@agency.example\r\nReply-To: ${enquiry.email}\r\n${headers}` +
    `Content-Type: text/html\r\n\r\n${html}`;

  test('finds markup, headers and control characters in mails', async () => {
    const violations = async (raw: string) => (await mailViolations(raw, listed, 'agency')).join();
    expect(await violations(mail('<p>fine &lt;b&gt;</p>'))).toBe('');
    expect(await violations(mail('<p onclick="x">x</p>'))).toContain('foreign markup');
    expect(await violations(mail('<script>x</script>'))).toContain('foreign markup');
    expect(await violations(mail('<p>x</p>', 'Bcc: victim@example.com\r\n'))).toContain('headers bcc');
    expect(await violations(mail('<p>\u0007</p>'))).toContain('control characters');
    expect(await violations(mail('<p>x</p>').replace('hello@', 'evil@'))).toContain('goes to evil@');
  });

  test('finds formulas and broken rows in CSV, and control characters in tables', () => {
    const head = 'received,reference,name\r\n';
    expect(csvViolations(`${head}x,TAW-00000000,"a ""b"",\r\nc"\r\n`, [listed])).toEqual([]);
    expect(csvViolations(`${head}x,TAW-00000000,=1\r\n`, [listed])).toEqual(['formula =1']);
    expect(csvViolations(`${head}x,TAW-00000000,a; =1\r\n`, [listed])).toEqual(['formula a; =1']);
    expect(csvViolations(`${head}x,TAW-00000000\r\n`, [listed])).toEqual(['row 0 has 2 cells']);
    expect(csvViolations(head, [listed])).toEqual(['0 rows for 1 enquiries']);
    expect(parseCsv('a,"b\r\n""c"\r\n,\r\n')).toEqual([
      ['a', 'b\r\n"c'],
      ['', ''],
    ]);
    expect(tableViolations('t\nx\n\n1 enquiry\n', [listed])).toEqual([]);
    expect(tableViolations('t\nx\u001B\n\n1 enquiry\n', [listed])).toEqual(['has control characters']);
  });
});
