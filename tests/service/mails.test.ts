import { describe, expect, test } from 'vitest';
import { readConfig } from '../../openapi/service/config.ts';
import { composeMail } from '../../openapi/service/mails/mails.ts';
import { queuedMails } from '../../openapi/service/mails/queuedMails.ts';
import { agency, enquiry } from '../support/service/sample.ts';

/** Both mails of an enquiry that was received at this time. */
function mailsOf(received: string, env: Record<string, string> = {}, changes: Partial<typeof enquiry> = {}) {
  const { companyName, ...fields } = { ...enquiry, ...changes };
  const row = {
    ...fields,
    company_name: companyName,
    reference: 'TAW-7K3M9QXZ',
    received_at: received,
    idempotency_key: null,
    fingerprint: '',
    handled_at: null,
  };
  const { mail: config } = readConfig(env, agency);
  const settings = { graceMs: 0, messageIdDomain: 'agency.example' };
  const [toAgency, toVisitor] = queuedMails(row.reference, Date.parse(received), settings).map((mail) =>
    composeMail({ mail, enquiry: row }, config),
  );
  return { toAgency, toVisitor };
}

describe('the time in both mails is Indian (CALL-11)', () => {
  test.each([
    ['2026-11-23T04:30:00.000Z', '23 November 2026, 10:00 IST'],
    ['2026-11-23T18:29:59.999Z', '23 November 2026, 23:59 IST'],
    ['2026-11-23T18:45:00.000Z', '24 November 2026, 00:15 IST'],
    ['2026-12-31T18:30:00.000Z', '1 January 2027, 00:00 IST'],
  ])('%s is %s', (received, written) => {
    for (const mail of Object.values(mailsOf(received))) {
      expect(mail?.text).toContain(`Received: ${written}`);
      expect(mail?.html).toContain(written);
      expect(`${mail?.text}${mail?.html}`).not.toContain(received);
    }
  });
});

test('a mail that goes out late bears the time at which it was queued', () => {
  const received = '2026-11-23T04:30:00.000Z';
  for (const mail of Object.values(mailsOf(received))) expect(mail?.date).toEqual(new Date(received));
});

test('the agency reads the fields as the form labels them', () => {
  const { text } = mailsOf('2026-11-23T04:30:00.000Z').toAgency ?? {};
  for (const [label, value] of Object.entries({
    'Full Name': enquiry.name,
    Email: enquiry.email,
    'Contact number': enquiry.contact,
    'Company Name': enquiry.companyName,
    Service: enquiry.service,
  })) {
    expect(text).toContain(`\n${label}: ${value}\n`);
  }
});

test('the agency reads that a visitor left the message out', () => {
  const { toAgency } = mailsOf('2026-11-23T04:30:00.000Z', {}, { message: ' ' });
  expect(toAgency?.text).toContain('Message:\n\n(no message)\n');
  expect(toAgency?.html).toContain('(no message)');
});

describe('what happens next', () => {
  const received = '2026-11-23T04:30:00.000Z';

  test('is what the agency says, in the confirmation', () => {
    const next = 'Asha & Ravi read it on Tuesdays.';
    const { toVisitor } = mailsOf(received, { ENQUIRY_NEXT: next });
    expect(toVisitor?.text).toContain(next);
    expect(toVisitor?.html).toContain('Asha &amp; Ravi read it on Tuesdays.');
  });

  test('promises no hour and no day where the agency has said nothing', () => {
    const { toVisitor } = mailsOf(received);
    expect(toVisitor?.text).toContain('A person of the agency reads your enquiry');
    expect(toVisitor?.text).not.toMatch(/working day|a\.m\.|p\.m\./);
  });

  test('the confirmation says how to have the enquiry erased, and what to do for somebody who wrote nothing', () => {
    const { text, html } = mailsOf(received).toVisitor ?? {};
    for (const said of [text, html]) {
      expect(said).toContain('corrected or erased, reply to this mail');
      expect(said).toContain('If you did not write to us, someone mistyped an address');
    }
  });
});
