import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mailFilesIn, storedIn, tamper } from '../support/service/place.ts';
import { post } from '../support/service/post.ts';
import { startServer } from '../support/service/process.ts';
import { enquiry } from '../support/service/sample.ts';
import { areSent, databases, eventually, startService, temporaryPlace } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

const key = { 'Idempotency-Key': 'crash' };

describe.each(databases)('SIGKILL, on %s,', (database) => {
  test('between contactUs and sendEmail loses nothing and doubles nothing', async () => {
    const place = await temporaryPlace(database);
    await using smtp = await startSmtp();
    const env = { ...place.env, SMTP_URL: smtp.url };

    const first = await startServer(env);
    const recorded = await post(first.api, 'contactUs', enquiry, key);
    expect(await first.stop('SIGKILL')).toEqual([null, 'SIGKILL']);
    // Its mails wait for sendEmail, for the grace period.
    const waiting = { state: 'queued', attempts: 0 };
    expect(await storedIn(place)).toMatchObject([
      { ...enquiry, reference: recorded.body.reference, mailedAt: null, mails: [waiting, waiting] },
    ]);

    await using second = await startService({ place, env });
    // A page that never got the first response retries.
    expect((await second.post('contactUs', enquiry, key)).body).toEqual(recorded.body);
    expect(await second.post('sendEmail', enquiry, key)).toMatchObject({ status: 200 });
    await areSent(place, 2);
    expect(smtp.received).toHaveLength(2);
  });

  test('while a mail is on its way frees it when the lease ends', async () => {
    const place = await temporaryPlace(database);
    let isDelayed = true;
    await using smtp = await startSmtp({
      take: () => (isDelayed ? new Promise<void>((_resolve, reject) => releases.push(reject)) : undefined),
    });
    const releases: ((reason: Error) => void)[] = [];
    const env = { ...place.env, SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: '400' };
    const first = await startServer(env);
    await post(first.api, 'contactUs', enquiry, key);
    await post(first.api, 'sendEmail', enquiry, key);
    await eventually(() => expect(releases).toHaveLength(2));
    await first.stop('SIGKILL');
    isDelayed = false;
    for (const release of releases) release(new Error('the client went away'));

    await using _second = await startService({ place, env });
    await areSent(place, 2, { attempts: 2 });
    expect(smtp.received).toHaveLength(2);
  });

  test('between delivery and its record writes the mail again, under the same file name', async () => {
    const place = await temporaryPlace(database);
    {
      await using first = await startServer(place.env);
      await post(first.api, 'contactUs', enquiry, key);
      await post(first.api, 'sendEmail', enquiry, key);
      await areSent(place, 2);
    }
    const before = [...(await mailFilesIn(place)).keys()];
    // The state after such a crash: the mail is out, but the table does not say so.
    await tamper(place, "UPDATE mails SET state = 'queued', sent_at = NULL, attempts = 2");
    const outbox = join(place.folder, 'outbox');
    const [name = ''] = before;
    // Partial files of two attempts that a crash interrupted.
    for (const attempt of [1, 2]) {
      await writeFile(join(outbox, `.${name.replace('.eml', '')}.${attempt}.part`), 'Half of');
    }

    await using _second = await startService({ place });
    await areSent(place, 2, { attempts: 3 });
    expect((await readdir(outbox)).sort()).toEqual(before);
  });
});
