import { expect, test } from 'vitest';
import { openDatabase } from '../../openapi/service/database.ts';
import { migrate } from '../../openapi/service/migrations.ts';
import { Store } from '../../openapi/service/store.ts';
import { startServer } from '../support/contract/process.ts';
import {
  enquiry,
  environmentIn,
  eventually,
  post,
  storedIn,
  temporaryFolder,
} from '../support/contract/service.ts';
import { startSmtp } from '../support/contract/smtp.ts';
import { databaseIn } from '../support/server.ts';

test('several processes share one database: every call answered, every mail sent once', async () => {
  const folder = await temporaryFolder();
  await using smtp = await startSmtp();
  const env = { ...environmentIn(folder), SMTP_URL: smtp.url, ENQUIRY_MAIL_LEASE_MS: '10000' };
  await using one = await startServer(env);
  await using two = await startServer(env);
  const bodies = Array.from({ length: 12 }, (_, index) => ({ ...enquiry, name: `Visitor ${index}` }));
  await Promise.all(
    bodies.map(async (body, index) => {
      const key = { 'Idempotency-Key': `visitor-${index}` };
      const ask = async (call: string) => {
        const answers = await Promise.all([one, two].map(({ api }) => post(api, call, body, key)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers[0]?.body).toEqual(answers[1]?.body);
      };
      await ask('contactUs');
      await ask('sendEmail');
    }),
  );
  await eventually(async () => {
    const mails = (await storedIn(folder)).flatMap((row) => row.mails);
    expect(mails).toHaveLength(24);
    expect(new Set(mails.map(({ state, attempts }) => `${state} ${attempts}`))).toEqual(new Set(['sent 1']));
  });
  expect(smtp.received).toHaveLength(24);
  expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(24);
});

test('of workers that claim at the same moment, each mail goes to one', async () => {
  const folder = await temporaryFolder();
  const connect = () =>
    new Store(openDatabase({ file: databaseIn(folder) }), {
      referencePrefix: 'TAW',
      messageIdDomain: 'agency.example',
    });
  const database = openDatabase({ file: databaseIn(folder) });
  await migrate(database);
  await database.destroy();
  const stores = [connect(), connect(), connect()];
  const [first] = stores;
  const now = Date.now();
  for (let index = 0; index < 10; index += 1) {
    const body = { ...enquiry, name: `Visitor ${index}` };
    await first?.recordEnquiry(body, undefined, now);
    await first?.queueMails(body, undefined, now);
  }
  const claims = await Promise.all(
    stores.map((store, index) => store.claimMails(`worker ${index}`, now, 1_000, 20)),
  );
  const claimed = claims.flat().map(({ mail }) => mail.message_id);
  expect(claimed).toHaveLength(20);
  expect(new Set(claimed).size).toBe(20);

  // The leases hold until their time is up, and then the mails are free again.
  expect(await first?.claimMails('late', now + 999, 1_000, 20)).toEqual([]);
  expect(await first?.nextDue()).toBe(now + 1_000);
  expect(await first?.claimMails('heir', now + 1_000, 1_000, 20)).toHaveLength(20);
  // Whoever lost the lease can no longer change the mail.
  const lost = claims.flat()[0];
  if (!lost) throw new Error('nothing was claimed');
  await first?.markSent(lost, now);
  expect((await storedIn(folder)).flatMap(({ mails }) => mails.map(({ state }) => state))).not.toContain(
    'sent',
  );
  await Promise.all(stores.map((store) => store.close()));
});
