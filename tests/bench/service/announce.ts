/** Enquiries without sendEmail: their mails are sent too, within the grace period and some seconds. */
import { post } from '../../support/service/post.ts';
import { startDeployment } from './deployment.ts';
import { storedWhenSent } from './until.ts';
import type { Verdicts } from './verdicts.ts';
import { uniqueEnquiry } from './visitors.ts';

const enquiries = 1_000;
const graceMs = 5_000;
/** Allowed delay of a mail after the grace period, in ms. */
const allowedMs = 10_000;

export async function announce(verdicts: Verdicts, postgres: string | undefined): Promise<void> {
  await using deployment = await startDeployment(postgres, { ENQUIRY_MAIL_GRACE_MS: String(graceMs) });
  const numbers = Array.from({ length: enquiries }, (_, index) => index);
  const acknowledged = new Set<string>();
  // Ten visitors at a time.
  await Promise.all(
    numbers.slice(0, 10).map(async (first) => {
      for (let number = first; number < enquiries; number += 10) {
        const { status, body } = await post(deployment.api, 'contactUs', uniqueEnquiry(`alone-${number}`));
        if (status === 200) acknowledged.add(String(body.reference));
      }
    }),
  );
  const all = await storedWhenSent(deployment.place);
  const stored = all.filter(({ reference }) => acknowledged.has(reference));
  verdicts.equal('enquiries acknowledged, none asked to be mailed', acknowledged.size, enquiries);
  const waits = stored.flatMap(({ receivedAt, mails }) =>
    mails.map(({ sentAt }) => (sentAt === null ? Infinity : Date.parse(sentAt) - Date.parse(receivedAt))),
  );
  verdicts.equal('mails sent', waits.filter(Number.isFinite).length, enquiries * 2);
  const longest = Math.max(...waits);
  verdicts.check(
    `longest time from an enquiry to its mail, with a grace period of ${graceMs / 1000} s`,
    `${(longest / 1000).toFixed(1)} s`,
    `at most ${(graceMs + allowedMs) / 1000} s`,
    longest <= graceMs + allowedMs,
  );
  verdicts.check(
    'shortest',
    `${(Math.min(...waits) / 1000).toFixed(1)} s`,
    `at least ${graceMs / 1000} s`,
    Math.min(...waits) >= graceMs,
  );
}
