import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { startServer } from '../support/contract/process.ts';
import {
  bothMailsBecome,
  enquiry,
  environmentIn,
  eventually,
  mailFilesIn,
  post,
  send,
  storedIn,
  temporaryFolder,
} from '../support/contract/service.ts';
import { startSmtp } from '../support/contract/smtp.ts';
import { databaseIn } from '../support/server.ts';

const key = { 'Idempotency-Key': 'crash' };

describe('SIGKILL', () => {
  test('between contactUs and sendEmail loses nothing and doubles nothing', async () => {
    const folder = await temporaryFolder();
    await using smtp = await startSmtp();
    const env = { ...environmentIn(folder), SMTP_URL: smtp.url };

    const first = await startServer(env);
    const recorded = await post(first.api, 'contactUs', enquiry, key);
    expect(await first.stop('SIGKILL')).toEqual([null, 'SIGKILL']);
    expect(await storedIn(folder)).toMatchObject([
      { ...enquiry, reference: recorded.body.reference, mails: [] },
    ]);

    await using second = await startServer(env);
    // A page that never saw the first answer asks again.
    expect((await post(second.api, 'contactUs', enquiry, key)).body).toEqual(recorded.body);
    expect(await post(second.api, 'sendEmail', enquiry, key)).toMatchObject({ status: 200 });
    await bothMailsBecome(folder, { state: 'sent' });
    expect(smtp.received).toHaveLength(2);
  });

  test('directly after the answer to sendEmail loses no mail', async () => {
    const folder = await temporaryFolder();
    const env = environmentIn(folder);
    const first = await startServer(env);
    const reference = await send(first, enquiry, key);
    await first.stop('SIGKILL');

    await using second = await startServer(env);
    await bothMailsBecome(folder, { state: 'sent' });
    expect([...(await mailFilesIn(folder)).keys()]).toEqual([
      `${reference}-agency.eml`,
      `${reference}-visitor.eml`,
    ]);
    expect((await post(second.api, 'contactUs', enquiry, key)).body).toMatchObject({ reference });
  });

  test('while a mail is on its way frees it when the lease ends', async () => {
    const folder = await temporaryFolder();
    let hold = true;
    await using smtp = await startSmtp({
      take: () => (hold ? new Promise<void>((_resolve, reject) => releases.push(reject)) : undefined),
    });
    const releases: ((reason: Error) => void)[] = [];
    const env = { ...environmentIn(folder), SMTP_URL: smtp.url };
    const first = await startServer(env);
    await send(first, enquiry, key);
    await eventually(() => expect(releases).toHaveLength(2));
    await first.stop('SIGKILL');
    hold = false;
    for (const release of releases) release(new Error('the client went away'));

    await using _second = await startServer(env);
    await bothMailsBecome(folder, { state: 'sent', attempts: 2 });
    expect(smtp.received).toHaveLength(2);
  });

  test('between delivery and its note repeats a mail under the same name, hence once', {
    timeout: 20_000,
  }, async () => {
    const folder = await temporaryFolder();
    const env = environmentIn(folder);
    {
      await using first = await startServer(env);
      await send(first, enquiry, key);
      await bothMailsBecome(folder, { state: 'sent' });
    }
    const before = [...(await mailFilesIn(folder)).keys()];
    // What such a crash leaves behind: the mail is out, and the table does not say so.
    const database = new DatabaseSync(databaseIn(folder));
    database.exec("UPDATE mails SET state = 'queued', sent_at = NULL");
    database.close();

    await using _second = await startServer(env);
    await bothMailsBecome(folder, { state: 'sent', attempts: 2 });
    expect([...(await mailFilesIn(folder)).keys()]).toEqual(before);
  });
});

test('SIGTERM ends the server cleanly', async () => {
  const folder = await temporaryFolder();
  const server = await startServer(environmentIn(folder));
  await post(server.api, 'contactUs', enquiry);
  expect(await server.stop('SIGTERM')).toEqual([0, null]);
  expect(await storedIn(folder)).toHaveLength(1);
});
