import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { asCsv, localIso } from '../../openapi/service/commands/formats.ts';
import { mailSummary } from '../../openapi/service/commands/listing.ts';
import { parseCsv } from '../support/service/inspect.ts';
import { enquiry } from '../support/service/sample.ts';

test.each([
  ['Asia/Kolkata', '2026-03-15T09:30:00+05:30'],
  ['America/St_Johns', '2026-03-15T01:30:00-02:30'],
  ['UTC', '2026-03-15T04:00:00+00:00'],
])('local time carries its offset: %s', (zone, written) => {
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(localIso(new Date('2026-03-15T04:00:00.000Z'))).toBe(written);
});

test('a mail that was refused is not listed like one that waits for its first attempt', () => {
  const mail = { state: 'queued', sentAt: null, file: null, nextAttemptAt: '', lastError: null } as const;
  const mails = [
    { ...mail, recipient: 'agency', attempts: 0 },
    { ...mail, recipient: 'visitor', attempts: 7, lastError: '451 Try again later' },
  ] as const;
  const listed = { ...enquiry, reference: 'TAW-00000000', receivedAt: '', idempotencyKey: null };
  expect(mailSummary({ ...listed, handledAt: null, mailedAt: '', mails: [...mails] })).toBe(
    'agency queued, visitor queued after 7 attempts',
  );
});

describe('a cell of the CSV', () => {
  const cellOf = (message: string) => {
    const listed = { ...enquiry, message, reference: 'TAW-00000000', receivedAt: '', idempotencyKey: null };
    const csv = asCsv([{ ...listed, handledAt: null, mailedAt: null, mails: [] }]);
    return parseCsv(csv)[1]?.[7];
  };

  // A spreadsheet that separates by semicolons or tabs starts a cell after each of them.
  test.each([
    ['-1', "'-1"],
    ['＝1', "'＝1"],
    [' =1', "' =1"],
    ['"=1"', `'"=1"`],
    ['\tx', "'\tx"],
    ['\n=1', "'\n'=1"],
    ['a;=1', "a;'=1"],
    ['a; "@x"', `a;' "@x"`],
    ['a\t+1', "a\t'+1"],
    ['a\r\n-1', "a\r\n'-1"],
    ['\u001B[1mx\u009B1m\u0000', '\uFFFD[1mx\uFFFD1m\uFFFD'],
    ['a = b; c, d - e\n\nf', 'a = b; c, d - e\n\nf'],
  ])('%j is %j', (message, cell) => {
    expect(cellOf(message)).toBe(cell);
  });
});
