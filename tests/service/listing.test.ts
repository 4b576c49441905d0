import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeDatabase } from '../../openapi/service/database/databaseConfig.ts';
import { storedIn } from '../support/service/place.ts';
import { module, runHere, runModule } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, type RunningService, startService, temporaryPlace } from '../support/service/service.ts';

async function sendAndMail(service: RunningService, fields?: object): Promise<string> {
  const reference = await service.send(fields);
  await areSent(service.place, 2);
  return reference;
}

describe('npm run enquiries', () => {
  test('lists enquiries while the service runs', async () => {
    await using service = await startService();
    const first = await sendAndMail(service);
    const second = (
      await service.post('contactUs', { ...enquiry, message: `Line one\nline two ${'x'.repeat(80)}` })
    ).body;
    const env = { ...service.place.env, TZ: 'Asia/Kolkata' };
    const { code, stdout, stderr } = await runModule('enquiries.ts', [], env);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [head, one, two, , count] = stdout.split('\n');
    expect(head).toMatch(
      /^Received +Reference +Name +Company +Email +Contact +Service +Mails +Handled +Message$/,
    );
    expect(one).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30 {2}TAW-/);
    for (const shown of [first, ...Object.values(enquiry), ' agency written to '])
      expect(one).toContain(shown);
    expect(two).toContain(second.reference);
    expect(two).toContain('not asked for');
    expect(two).toMatch(/Line one line two x{21}…$/);
    expect(count).toBe('2 enquiries');
  });

  test('--json prints everything', async () => {
    await using service = await startService();
    const reference = await sendAndMail(service, { message: 'שלום\n\u001B[31m🪁\u009B1m' });
    await service.post('contactUs', enquiry);
    const { code, stdout } = await runHere(['--json'], service.place.env);
    expect(code).toBe(0);
    // A terminal takes some of these characters for commands.
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
    const listed = JSON.parse(stdout);
    expect(listed).toEqual(await storedIn(service.place));
    expect(listed).toMatchObject([
      {
        reference,
        message: 'שלום\n\u001B[31m🪁\u009B1m',
        mails: [
          {
            recipient: 'agency',
            sentAt: expect.any(String),
            nextAttemptAt: null,
            file: join(service.place.folder, 'outbox', `${reference}-agency.eml`),
          },
          {},
        ],
      },
      { mails: [{ sentAt: null, nextAttemptAt: expect.any(String), file: null }, {}] },
    ]);
  });

  test('--csv is read rightly by spreadsheets, and holds no formula', async () => {
    await using service = await startService();
    const cells = {
      ...enquiry,
      name: '=HYPERLINK("https://evil.example")',
      companyName: '@SUM(A1)',
      message: '+1, "two"\r\nthree',
    };
    const { reference } = (await service.post('contactUs', cells)).body;
    const { code, stdout } = await runHere(['--csv'], service.place.env);
    expect(code).toBe(0);
    const [head = '', ...rest] = stdout.split('\r\n');
    expect(head).toBe(
      '\uFEFF"received","reference","name","companyName","email","contact","service","message",' +
        '"idempotencyKey","handled","mailsAskedFor","mails","mailErrors"',
    );
    expect(rest.join('\r\n')).toContain(
      `,"${reference}","'=HYPERLINK(""https://evil.example"")","'@SUM(A1)","asha@brightkites.example",` +
        `"5550123456","Paid Ads","'+1, ""two""\r\nthree","","","","queued (not asked for)",""\r\n`,
    );
    expect(stdout.endsWith('\r\n')).toBe(true);
  });

  test('says so kindly when there are none yet', async () => {
    await using service = await startService();
    const { env } = service.place;
    expect(await runHere([], env)).toEqual({
      code: 0,
      stderr: '',
      stdout: 'No enquiries yet. The next one will be listed here.\n',
    });
    expect((await runHere(['--json'], env)).stdout).toBe('[]\n');
    expect((await runHere(['--csv'], env)).stdout).toMatch(/^\uFEFF"received",[^\n]*\r\n$/);
  });

  // A forgotten ENQUIRY_DATABASE_URL: to answer that nothing is held about a person would be false.
  test.each(['SQLite', 'PostgreSQL'] as const)(
    'says where it looked when no service has made a database there, and makes none (%s)',
    async (database) => {
      const place = await temporaryPlace(database);
      const reading = [[], ['--json'], ['--person', enquiry.email], ['--backup', join(place.folder, 'copy')]];
      const changing = ['--handled', '--resend', '--erase'].map((option) => [option, 'TAW-7K3M9QXZ']);
      for (const args of [...reading, ...(database === 'SQLite' ? changing : [])]) {
        expect(await runHere(args, place.env)).toEqual({
          code: 1,
          stdout: '',
          stderr:
            `There is no database of enquiries at ${describeDatabase(place.database)} yet: a service makes it when ` +
            'it starts. To use another one, set ENQUIRY_DATABASE_URL as for the service.\n',
        });
      }
      expect(await readdir(place.folder)).toEqual([]);
    },
  );

  test('--help explains; a wrong command line is explained and exits with 2, an invalid database URL with 1', async () => {
    expect(await runHere(['--help'], {})).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--csv'),
    });
    expect(await runHere(['--xml'], {})).toEqual({
      code: 2,
      stdout: '',
      stderr: "Unknown option '--xml'\n`npm run enquiries -- --help` says more.\n",
    });
    const wrong = await runHere([], { ENQUIRY_DATABASE_URL: 'oracle:x' });
    expect(wrong).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('ENQUIRY_DATABASE_URL'),
    });
  });

  test('writes a long list whole, and ends quietly when the reader stops reading', async () => {
    await using service = await startService();
    await service.post('contactUs', { ...enquiry, message: 'x'.repeat(20_000) });
    for (let index = 0; index < 20; index += 1) {
      await service.post('contactUs', { ...enquiry, message: '🪁'.repeat(20_000) });
    }
    const whole = await runModule('enquiries.ts', ['--json'], service.place.env);
    expect(JSON.parse(whole.stdout)).toHaveLength(21);
    const child = spawn('sh', ['-c', '"$NODE" "$COMMAND" --json | head -c 100'], {
      env: {
        ...service.place.env,
        PATH: process.env.PATH,
        NODE: process.execPath,
        COMMAND: module('enquiries.ts'),
      },
    });
    const [stdout, stderr] = await Promise.all([
      child.stdout.setEncoding('utf8').toArray(),
      child.stderr.setEncoding('utf8').toArray(),
      once(child, 'close'),
    ]);
    expect(stdout.join('')).toHaveLength(100);
    expect(stderr.join('')).toBe('');
  });
});
