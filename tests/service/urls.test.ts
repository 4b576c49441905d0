import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeConfig, readConfig } from '../../openapi/service/config.ts';
import type { Environment } from '../../openapi/service/variables.ts';
import { agency } from '../support/service/sample.ts';

/** Settings with the URL of a database, or of a mail server and addresses of one's own. */
const settingsOf = (url: string): Environment =>
  url.startsWith('postgres')
    ? { ENQUIRY_DATABASE_URL: url }
    : { SMTP_URL: url, ENQUIRY_MAIL_TO: 'hello@agency.in', ENQUIRY_MAIL_FROM: 'website@agency.in' };
const reading = (url: string) => () => readConfig(settingsOf(url), agency);

test.each([
  ['sqlite:.data/x.sqlite', resolve('.data/x.sqlite')],
  ['sqlite:/var/lib/x.sqlite', '/var/lib/x.sqlite'],
  ['sqlite:///var/lib/my%20x.sqlite', '/var/lib/my x.sqlite'],
  ['file:x.sqlite', resolve('x.sqlite')],
  ['file:///var/lib/x.sqlite', '/var/lib/x.sqlite'],
])('the database URL %s is the file %s', (url, file) => {
  expect(readConfig({ ENQUIRY_DATABASE_URL: url }, agency).database).toEqual({ kind: 'sqlite', file });
});

test.each([
  'postgres://localhost/x',
  'postgresql://robot:S3cret@db.example:6432/x?sslmode=verify-full',
  'postgres:///x?host=/var/run/postgresql',
])('the database URL %s is taken as it stands', (url) => {
  expect(reading(url)().database).toEqual({ kind: 'postgres', url });
});

test.each([
  'smtp://u:p%40ss%2Fword@mail.example',
  'smtps://u%40mail.example:p%25@mail.example:465/?tls.servername=mail.example',
  'smtp://127.0.0.1:2525',
])('the mail server %s is taken as it stands', (url) => {
  expect(reading(url)().mail.smtpUrl).toBe(url);
});

describe('no message shows a password', () => {
  test.each([
    'https://robot:S3cret@mail.example',
    'smtp//robot:S3cret@mail.example',
    'robot:S3cret',
    'smtp://robot:25/S3cret@mail.example',
    'postgres://robot:S3cret@db.example/?password=S3cret',
    'postgres://robot:S3cret@db.example:port/x',
  ])('%s is refused', (url) => {
    const [variable = ''] = Object.keys(settingsOf(url));
    expect(reading(url)).toThrow(variable);
    expect(reading(url)).not.toThrow('S3cret');
  });

  // A character that is not percent-encoded ends the host early, and leaves the rest of the password elsewhere.
  test.each([
    'smtp://robot:p@S3cret/word@mail.example',
    'smtp://robot:S3cret/word@mail.example',
    'smtp://robot:p@S3cret?word@mail.example',
    'smtp://robot:S3cret?word@mail.example',
    'smtp://robot:p@S3cret#word@mail.example',
    'smtp://robot:S3cret#word@mail.example',
    'smtp://robot:S3cret%@mail.example',
    'postgres://robot:1/S3cret@db.example/x',
    'postgres://robot:1?S3cret@db.example/x',
    'postgres://robot:1#S3cret@db.example/x',
  ])('%s is refused with what to write instead', (url) => {
    const [variable = ''] = Object.keys(settingsOf(url));
    const instead =
      'percent-encoded in user and password (% as %25, / as %2F, ? as %3F, # as %23, @ as %40, : as %3A)';
    for (const words of [variable, instead]) expect(reading(url)).toThrow(words);
    expect(reading(url)).not.toThrow('S3cret');
  });

  test('the start names a server without its user', () => {
    const { mails } = describeConfig(reading('smtps://robot:S3cret@mail.example:465/?x=S3cret')());
    expect(mails).toBe('smtps://***@mail.example:465');
    const shared = reading('postgresql://robot:S3cret@db.example/x?sslmode=verify-full')();
    expect(describeConfig(shared).enquiries).toBe('postgresql://***@db.example/x');
  });
});
