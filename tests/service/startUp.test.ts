import { spawnSync } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createEnquiryService } from '../../openapi/service/app.ts';
import { readConfig } from '../../openapi/service/config.ts';
import { startBadSmtp } from '../support/service/badSmtp.ts';
import { recordLog } from '../support/service/log.ts';
import { module, neededSettings, runModule, runProgram } from '../support/service/process.ts';
import { agency } from '../support/service/sample.ts';
import { eventually, startService, temporaryPlace } from '../support/service/service.ts';

describe('a place that cannot be used stops the service', () => {
  test.each([
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}`],
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}/file/below/x.sqlite`],
    ['ENQUIRY_DATABASE_URL', (folder: string) => `sqlite:${folder}/file`],
    ['ENQUIRY_OUTBOX_DIR', (folder: string) => `${folder}/file`],
    ['ENQUIRY_OUTBOX_DIR', (folder: string) => `${folder}/file/below`],
  ])('%s (%#)', async (variable, value) => {
    const place = await temporaryPlace();
    const { folder } = place;
    await writeFile(join(folder, 'file'), 'not a database, not a folder');
    const config = readConfig({ ...place.env, [variable]: value(folder) }, agency);
    await expect(createEnquiryService(config)).rejects.toThrow(`${variable} is '${folder}`);
  });
});

/** The kernel's folders, in which no folder can be made. */
test.runIf(process.platform === 'linux')('a place below /proc stops the service', async () => {
  const { env } = await temporaryPlace();
  const settings = [
    ['ENQUIRY_DATABASE_URL', 'sqlite:/proc/enquiries/x.sqlite', '/proc/enquiries/x.sqlite'],
    ['ENQUIRY_DATABASE_URL', 'sqlite:/proc/x.sqlite', '/proc/x.sqlite'],
    ['ENQUIRY_OUTBOX_DIR', '/proc/enquiries/outbox', '/proc/enquiries/outbox'],
  ] as const;
  // A separate process: a call that never returns would stop the test as well.
  const { stdout } = await runProgram(
    `
    import { createEnquiryService } from '${module('app.ts')}';
    import { readConfig } from '${module('config.ts')}';
    for (const [variable, value] of ${JSON.stringify(settings)}) {
      const config = readConfig({ ...process.env, [variable]: value }, ${JSON.stringify(agency)});
      await createEnquiryService(config).catch(({ message }) => console.log(message));
    }`,
    env,
  );
  const messages = stdout.trimEnd().split('\n');
  expect(messages).toEqual(
    settings.map(([variable, , named]) => expect.stringContaining(`${variable} is '${named}'; wanted: `)),
  );
});

test("a database that the service makes, and its folder, are for the service's user only", async () => {
  const { env, folder } = await temporaryPlace();
  const made = join(folder, 'made');
  const file = join(made, 'enquiries.sqlite');
  const config = readConfig({ ...env, ENQUIRY_DATABASE_URL: `sqlite:${file}` }, agency);
  await (await createEnquiryService(config)).close();
  const modes = await Promise.all([made, file].map(async (path) => (await stat(path)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
});

test('a mail server that cannot be used is reported at the start, with the reason and without the password', async () => {
  await using smtp = await startBadSmtp({ greeting: '554 Not from here' });
  const { log, lines } = recordLog('error');
  const url = smtp.url.replace('//', '//website:S3cret@');
  await using _service = await startService({ log, env: { SMTP_URL: url } });
  await eventually(() => expect(lines.join('')).toContain('554 Not from here'));
  expect(lines.join('')).toContain('SMTP_URL');
  expect(lines.join('')).not.toContain('S3cret');
});

test.skipIf(process.platform === 'win32')(
  'the stand-alone server ends with the message alone: of a wrong setting, and of a database that is a pipe',
  async () => {
    const { env, folder } = await temporaryPlace();
    const pipe = join(folder, 'pipe');
    spawnSync('mkfifo', [pipe]);
    for (const [variable, value, message] of [
      ['ENQUIRY_MAIL_FROM', 'nobody', /^ENQUIRY_MAIL_FROM is 'nobody'; wanted: .*\n$/],
      [
        'ENQUIRY_DATABASE_URL',
        `sqlite:${pipe}`,
        /^ENQUIRY_DATABASE_URL is '.*what lies there is no plain file.*\n$/,
      ],
    ] as const) {
      const ended = await runModule('server.ts', [], { ...env, ...neededSettings, [variable]: value });
      expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
    }
  },
);
