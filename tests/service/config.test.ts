import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEnquiryService } from '../../openapi/service/app.ts';
import { describeConfig, readConfig } from '../../openapi/service/config.ts';
import { ConfigError } from '../../openapi/service/variables.ts';
import { runModule, startServer } from '../support/contract/process.ts';
import { agency } from '../support/contract/sample.ts';
import { temporaryPlace } from '../support/contract/service.ts';

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
        delivery: { kind: 'folder', folder: resolve('.data/outbox') },
      },
      ratePerMinute: 60,
      allowedOrigins: [],
      trustedProxies: 0,
      logLevel: 'info',
    });
    expect(readConfig({ SMTP_URL: '', ENQUIRY_RATE_PER_MINUTE: ' ' }, agency)).toEqual(config);
  });

  test('and nothing known of the agency, the missing variable is named', () => {
    expect(() => readConfig({})).toThrow(/^ENQUIRY_MAIL_FROM is not set; wanted: /);
  });
});

describe('a database URL', () => {
  test.each([
    ['sqlite:.data/x.sqlite', resolve('.data/x.sqlite')],
    ['sqlite:/var/lib/x.sqlite', '/var/lib/x.sqlite'],
    ['sqlite:///var/lib/my%20x.sqlite', '/var/lib/my x.sqlite'],
    ['file:x.sqlite', resolve('x.sqlite')],
    ['file:///var/lib/x.sqlite', '/var/lib/x.sqlite'],
  ])('%s is %s', (url, file) => {
    expect(readConfig({ ENQUIRY_DATABASE_URL: url }, agency).database).toEqual({ kind: 'sqlite', file });
  });
});

describe('a PostgreSQL URL', () => {
  test.each([
    'postgres://localhost/x',
    'postgresql://robot:S3cret@db.example:6432/x?sslmode=verify-full',
    'postgres:///x?host=/var/run/postgresql',
  ])('%s is taken as it stands', (url) => {
    expect(readConfig({ ENQUIRY_DATABASE_URL: url }, agency).database).toEqual({ kind: 'postgres', url });
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
    ['ENQUIRY_BODY_LIMIT_BYTES', '1e6', 'whole number from 1024'],
    ['ENQUIRY_MAIL_ATTEMPTS', '-1', 'whole number from 1'],
    ['ENQUIRY_MAIL_BACKOFF_MS', '1.5', 'whole number'],
    ['ENQUIRY_MAIL_BACKOFF_MAX_MS', '999', 'whole number from 1000'],
    ['ENQUIRY_MAIL_LEASE_MS', '1', 'whole number from 100'],
    ['ENQUIRY_MAIL_GRACE_MS', '2 min', 'whole number from 0'],
    ['ENQUIRY_CONFIRMATIONS_PER_ADDRESS', '-1', 'whole number from 0'],
    ['ENQUIRY_CONFIRMATIONS_PER_DAY', 'many', 'whole number from 0'],
    ['ENQUIRY_TRUST_PROXY', 'true', 'whole number from 0'],
    ['ENQUIRY_ALLOWED_ORIGINS', 'https://a.example/path', 'without a path'],
    ['ENQUIRY_ALLOWED_ORIGINS', '*', 'origins such as'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error'],
    ['SMTP_URL', 'http://mail.example', 'smtp://'],
  ])('%s=%s', (variable, value, wanted) => {
    expect(reading({ [variable]: value })).toThrow(ConfigError);
    expect(reading({ [variable]: value })).toThrow(`${variable} is '${value}'; wanted: `);
    expect(reading({ [variable]: value })).toThrow(wanted);
  });

  test.each([
    ['SMTP_URL', 'https://robot:S3cret@mail.example'],
    ['SMTP_URL', 'smtp//robot:S3cret@mail.example'],
    ['SMTP_URL', 'robot:S3cret'],
    ['ENQUIRY_DATABASE_URL', 'postgres://robot:S3cret@db.example/?password=S3cret'],
    ['ENQUIRY_DATABASE_URL', 'postgres://robot:S3cret@db.example:port/x'],
    // What was not percent-encoded ends the host early, and leaves the rest of the password elsewhere.
    ['ENQUIRY_DATABASE_URL', 'postgres://robot:1/S3cret@db.example/x'],
    ['ENQUIRY_DATABASE_URL', 'postgres://robot:1?S3cret@db.example/x'],
    ['ENQUIRY_DATABASE_URL', 'postgres://robot:1#S3cret@db.example/x'],
  ])('and never shows a password: %s', (variable, value) => {
    expect(reading({ [variable]: value })).toThrow(variable);
    expect(reading({ [variable]: value })).not.toThrow('S3cret');
  });

  test('nor does the start-up message', () => {
    const config = readConfig({ SMTP_URL: 'smtps://robot:S3cret@mail.example:465/?x=S3cret' }, agency);
    expect(describeConfig(config).mails).toBe('smtps://***@mail.example:465');
    const shared = { ENQUIRY_DATABASE_URL: 'postgresql://robot:S3cret@db.example/x?sslmode=verify-full' };
    expect(describeConfig(readConfig(shared, agency)).enquiries).toBe('postgresql://***@db.example/x');
  });
});

describe('a place that cannot be used stops the service', () => {
  test.each([
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}`],
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}/file/below/x.sqlite`],
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}/file`],
    ['ENQUIRY_OUTBOX_DIR', (folder: string) => `${folder}/file`],
  ])('%s (%#)', async (variable, value) => {
    const place = await temporaryPlace();
    const { folder } = place;
    await writeFile(join(folder, 'file'), 'not a database, not a folder');
    const config = readConfig({ ...place.env, [variable]: value(folder) }, agency);
    await expect(createEnquiryService(config)).rejects.toThrow(`${variable} is '${folder}`);
  });
});

describe('the stand-alone server', () => {
  test('ends with the message alone', async () => {
    const ended = await runModule('server.ts', [], { ENQUIRY_MAIL_FROM: 'nobody' });
    expect(ended).toMatchObject({ code: 1, stdout: '' });
    expect(ended.stderr).toMatch(/^ENQUIRY_MAIL_FROM is 'nobody'; wanted: .*\n$/);
  });

  test('names a port that is taken', async () => {
    const place = await temporaryPlace();
    await using first = await startServer(place.env);
    const { port } = new URL(first.api);
    await expect(startServer({ ...place.env, PORT: port })).rejects.toThrow(`PORT ${port} is taken`);
  });
});
