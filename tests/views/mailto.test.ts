import { expect, test, vi } from 'vitest';
import { agency } from '../../src/content/agency.ts';
import { mailtoOf } from '../../src/features/careerApplication/mailto.ts';

const application = {
  name: ' Asha Rao ',
  email: ' asha@raolooms.in ',
  contact: '9876543210',
  role: 'SEO Executive',
  about: '\nI read logs & write tickets.\nSix years of it.\n',
  cv: { name: 'asha rao.pdf', type: 'application/pdf', size: 120_000 },
} as const;

/** A mail as the visitor's own program reads it from the address. */
function mailIn(address: string) {
  const [, to, query = ''] = /^mailto:([^?]+)\?(.*)$/.exec(address) ?? [];
  const { subject, body = '' } = Object.fromEntries(
    query.split('&').map((part) => part.split('=').map(decodeURIComponent)),
  ) as Record<string, string>;
  return { to, subject, lines: body.split('\r\n') };
}

test('an application as a mail holds every field, and the visitor’s own words last', () => {
  expect(mailIn(mailtoOf(application as never))).toEqual({
    to: agency.hiringEmail,
    subject: 'Role: SEO Executive, Asha Rao',
    lines: [
      'Full Name: Asha Rao',
      'Email: asha@raolooms.in',
      'Contact: 9876543210',
      'Role: SEO Executive',
      'CV: asha rao.pdf',
      '',
      'I read logs & write tickets.',
      'Six years of it.',
    ],
  });
});

test('without a CV its line stays empty', () => {
  expect(mailIn(mailtoOf({ ...application, cv: null } as never)).lines[4]).toBe('CV: ');
});

test('half of an emoji, as a cut text or the name of a file may end with, is replaced', () => {
  // Firefox before 119 does not have it; the build is made for 114 on.
  vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
    throw new TypeError('toWellFormed is not a function');
  });
  const { subject, lines } = mailIn(
    mailtoOf({ ...application, name: 'Asha\ud83d', about: 'I read logs \ud83d' } as never),
  );
  expect(subject).toBe('Role: SEO Executive, Asha\ufffd');
  expect(lines.at(-1)).toBe('I read logs \ufffd');
});
