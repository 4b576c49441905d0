import { describe, expect, test } from 'vitest';
import { failingReplies, refusing, startBadSmtp } from '../support/service/badSmtp.ts';
import { startGate } from '../support/service/gate.ts';
import { mailsIn } from '../support/service/place.ts';
import { agency, enquiry } from '../support/service/sample.ts';
import { areSent, eventually, mailsAre, startService } from '../support/service/service.ts';
import { startSmtp } from '../support/service/smtp.ts';

describe('a mail server that', () => {
  test.each(Object.entries(failingReplies))('%s delays the mails and loses none', async (_what, replies) => {
    await using bad = await startBadSmtp(replies);
    await using gate = await startGate(bad.url);
    await using service = await startService({ env: { SMTP_URL: gate.url, ENQUIRY_MAIL_ATTEMPTS: '10000' } });
    await service.send();
    await mailsAre(service.place, 2, {
      state: 'queued',
      attempts: expect.toSatisfy((count) => count > 1),
      lastError: expect.any(String),
    });
    await using good = await startSmtp();
    gate.leadTo(good.url);
    await areSent(service.place, 2);
    expect(good.received.map(({ to }) => to.join()).sort()).toEqual([enquiry.email, agency.mailTo]);
  });

  test.each(Object.entries(refusing))(
    'refuses %s for good is asked once for the confirmation, and again for the mail to the agency',
    async (_what, replies) => {
      await using bad = await startBadSmtp(replies);
      await using gate = await startGate(bad.url);
      await using service = await startService({
        env: { SMTP_URL: gate.url, ENQUIRY_MAIL_ATTEMPTS: '10000' },
      });
      await service.send();
      const lastError = expect.stringMatching(/No such mailbox|Spam/);
      const attempts = expect.toSatisfy((count) => count > 1);
      await eventually(async () =>
        expect(await mailsIn(service.place)).toMatchObject([
          { recipient: 'agency', state: 'queued', attempts, lastError },
          { recipient: 'visitor', state: 'failed', attempts: 1, lastError },
        ]),
      );
      await eventually(async () =>
        expect(await service.metrics()).toMatch(/^enquiry_mails_total\{outcome="failed"\} 1$/m),
      );
      await using good = await startSmtp();
      gate.leadTo(good.url);
      await areSent(service.place, 1, { recipient: 'agency' });
      expect(good.received.map(({ to }) => to)).toEqual([[agency.mailTo]]);
    },
  );
});
