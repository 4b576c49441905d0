import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeConfig, readConfig, type ServiceConfig } from '../../openapi/service/config.ts';
import { readListening } from '../../openapi/service/http/listen.ts';
import { ConfigError } from '../../openapi/service/variables.ts';
import { readSettings } from '../../src/settings.build.ts';
import { agency } from '../support/service/sample.ts';

/** Settings of an operator who has a mail server. */
const ownAddresses = { ENQUIRY_MAIL_TO: 'hello@agency.in', ENQUIRY_MAIL_FROM: 'website@agency.in' };

const reading = (env: Record<string, string>) => () => readConfig(env, agency);

describe('with nothing set', () => {
  test('everything works on one machine', () => {
    const config = readConfig({}, agency);
    expect(config).toMatchObject({
      database: { kind: 'sqlite', file: resolve('.data/enquiries.sqlite') },
      mail: {
        to: agency.mailTo,
        from: agency.mailFrom,
        agencyName: agency.agencyName,
        smtpUrl: undefined,
        outboxFolder: resolve('.data/outbox'),
      },
      allowedOrigins: [],
      logLevel: 'info',
    });
    expect(readConfig({ SMTP_URL: '', ENQUIRY_RATE_PER_MINUTE: ' ' }, agency)).toEqual(config);
  });

  test('and nothing known of the agency, the missing variable is named', () => {
    expect(() => readConfig({})).toThrow(/^ENQUIRY_MAIL_FROM is not set; wanted: /);
  });
});

test("the operator's texts come before the site's", () => {
  const site = { ...agency, next: 'We read it on Mondays.' };
  expect(readConfig({}, site).mail).toMatchObject({ next: site.next, phone: agency.phone });
  const env = {
    ENQUIRY_NEXT: 'We read it on Tuesdays.',
    ENQUIRY_AGENCY_PHONE: '+91 11111 11111',
    ENQUIRY_AGENCY_NAME: 'Another Agency',
  };
  expect(readConfig(env, site).mail).toMatchObject({
    next: env.ENQUIRY_NEXT,
    phone: env.ENQUIRY_AGENCY_PHONE,
    agencyName: env.ENQUIRY_AGENCY_NAME,
  });
});

/** The defaults in the README's tables of variables. */
const documented = new Map(
  Array.from(
    readFileSync(new URL('../../README.md', import.meta.url), 'utf8').matchAll(
      /^\| (`[A-Z_]+`[^|]*)\|([^|]*)\|/gm,
    ),
  ).flatMap(([, names = '', defaults = '']) => {
    const [variables, values] = [names, defaults].map((cell) => cell.replaceAll(/[` ]/g, '').split(','));
    return (variables ?? []).map((name, index) => [name, values?.[index]] as const);
  }),
);

describe('a default is what the README says', () => {
  test.each<[variable: string, setting: (config: ServiceConfig) => number]>([
    ['ENQUIRY_RATE_PER_MINUTE', ({ ratePerMinute }) => ratePerMinute],
    ['ENQUIRY_TRUST_PROXY', ({ trustedProxies }) => trustedProxies],
    ['ENQUIRY_MAIL_ATTEMPTS', ({ mail }) => mail.attempts],
    ['ENQUIRY_MAIL_BACKOFF_MS', ({ mail }) => mail.backoffMs],
    ['ENQUIRY_MAIL_BACKOFF_MAX_MS', ({ mail }) => mail.backoffMaxMs],
    ['ENQUIRY_MAIL_LEASE_MS', ({ mail }) => mail.leaseMs],
    ['ENQUIRY_MAIL_GRACE_MS', ({ mail }) => mail.graceMs],
    ['ENQUIRY_CONFIRMATIONS_PER_ADDRESS', ({ mail }) => mail.confirmationsPerAddress],
    ['ENQUIRY_CONFIRMATIONS_PER_DAY', ({ mail }) => mail.confirmationsPerDay],
  ])('%s', (variable, setting) => {
    expect(String(setting(readConfig({}, agency)))).toBe(documented.get(variable));
  });

  test('every variable that is read is in the README, and no other', () => {
    const names = new Set<string>();
    const noting = new Proxy<Record<string, string>>(
      { METRICS_PORT: '9100' },
      {
        get: (set, name: string) => {
          names.add(name);
          return set[name];
        },
      },
    );
    readConfig(noting, agency);
    readListening(noting, 4173);
    readSettings(noting);
    expect([...names].sort()).toEqual([...documented.keys()].sort());
  });

  test('HOST and METRICS_HOST: this machine alone is served, and metrics only at a port that is given', () => {
    const hostname = documented.get('HOST');
    expect(hostname).toBe('127.0.0.1');
    expect(documented.get('METRICS_HOST')).toBe(hostname);
    expect(readListening({ METRICS_PORT: '9100' }, 4173)).toEqual({
      hostname,
      port: 4173,
      metrics: { hostname, port: 9100 },
    });
    expect(readListening({}, 4173).metrics).toBeUndefined();
  });
});

describe('a wrong value stops with a message that names it', () => {
  test.each([
    ['ENQUIRY_DATABASE_URL', 'mysql://localhost/x', 'sqlite:path/to/file'],
    ['ENQUIRY_DATABASE_URL', 'postgres://localhost', '/database'],
    ['ENQUIRY_DATABASE_URL', 'postgres://localhost/a/b', '/database'],
    ['ENQUIRY_DATABASE_URL', 'sqlite:', 'a file that lasts'],
    ['ENQUIRY_DATABASE_URL', 'sqlite::memory:', 'a file that lasts'],
    ['ENQUIRY_DATABASE_URL', 'sqlite://host/x', 'absolute/path'],
    ['ENQUIRY_MAIL_TO', 'not an address', 'e-mail address'],
    ['ENQUIRY_MAIL_FROM', 'A <a@b.example>', 'e-mail address'],
    ['ENQUIRY_AGENCY_NAME', 'a\nb', 'on one line'],
    ['ENQUIRY_RATE_PER_MINUTE', '0', 'whole number from 1'],
    ['ENQUIRY_RATE_PER_MINUTE', 'sixty', 'whole number'],
    ['ENQUIRY_MAIL_ATTEMPTS', '-1', 'whole number from 1'],
    ['ENQUIRY_MAIL_BACKOFF_MS', '1.5', 'whole number'],
    ['ENQUIRY_MAIL_BACKOFF_MAX_MS', '999', 'whole number from 1000'],
    ['ENQUIRY_MAIL_LEASE_MS', '1', 'whole number from 100'],
    ['ENQUIRY_MAIL_GRACE_MS', '2 min', 'whole number from 0'],
    ['ENQUIRY_CONFIRMATIONS_PER_ADDRESS', '-1', 'whole number from 0'],
    ['ENQUIRY_CONFIRMATIONS_PER_DAY', 'many', 'whole number from 0'],
    ['ENQUIRY_RETAIN_DAYS', '0', 'whole number from 1 to 36500'],
    ['ENQUIRY_RETAIN_DAYS', '36501', 'whole number from 1 to 36500'],
    ['ENQUIRY_TRUST_PROXY', 'true', 'whole number from 0'],
    ['ENQUIRY_ALLOWED_ORIGINS', 'https://a.example/path', 'without a path'],
    ['ENQUIRY_ALLOWED_ORIGINS', '*', 'origins such as'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['SMTP_URL', 'http://mail.example', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example/inbox', 'smtp://'],
  ])('%s=%s', (variable, value, wanted) => {
    expect(reading({ [variable]: value })).toThrow(ConfigError);
    expect(reading({ [variable]: value })).toThrow(`${variable} is '${value}'; wanted: `);
    expect(reading({ [variable]: value })).toThrow(wanted);
  });
});

describe('a mail server, and addresses that nobody has', () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1' };

  test.each([
    ['ENQUIRY_MAIL_TO', 'ENQUIRY_MAIL_FROM'],
    ['ENQUIRY_MAIL_FROM', 'ENQUIRY_MAIL_TO'],
  ])('%s has to be set', (left, set) => {
    expect(reading({ ...smtp, [set]: 'hello@agency.in' })).toThrow(
      `${left} is not set; wanted: an address of your own, because SMTP_URL is set and the default, `,
    );
    // Without a mail server no mail is sent, and the fictional agency will do.
    expect(reading({ [set]: 'hello@agency.in' })).not.toThrow();
    expect(reading({ ...smtp, ...ownAddresses })).not.toThrow();
  });

  test.each([
    ['hello@agency.example', true],
    ['hello@agency.TEST', true],
    ['hello@www.example.org', true],
    ['hello@localhost', true],
    ['hello@agency.invalid', true],
    ['hello@agency.in', false],
    ['hello@notexample.com', false],
  ])('a default of %s is fictional: %s', (address, isFictional) => {
    const read = () => readConfig(smtp, { ...agency, mailTo: address, mailFrom: 'website@agency.in' });
    if (isFictional) expect(read).toThrow('ENQUIRY_MAIL_TO is not set');
    else expect(read().mail.to).toBe(address);
  });
});

test('without a mail server, the start says that nobody is mailed', async () => {
  expect(describeConfig(readConfig({}, agency)).mails).toBe(
    `files in ${resolve('.data/outbox')}: nobody is mailed until SMTP_URL is set`,
  );
});
