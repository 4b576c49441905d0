/** Persistent visitors: like the site's form, they repeat a call with the same key until it succeeds. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { mailFilesIn, type Place } from '../../support/service/place.ts';
import { post } from '../../support/service/post.ts';
import { enquiry } from '../../support/service/sample.ts';
import { storedWhenSent } from './until.ts';
import type { Verdicts } from './verdicts.ts';

/** Acknowledged enquiries, by idempotency key. */
export type Acknowledged = Map<string, { reference: string; mailed: boolean }>;

/** A unique enquiry from a unique address. */
export const uniqueEnquiry = (key: string) => ({
  ...enquiry,
  email: `${key}@brightkites.example`,
  message: `The enquiry with the key ${key}.`,
});

interface Crowd {
  acknowledged: Acknowledged;
  /** Calls that had to be repeated. */
  repeated: number;
  /** Statuses other than 200, with their counts. */
  refusals: Map<number, number>;
  /** Stops new enquiries, and resolves when those begun are finished. */
  leave(): Promise<void>;
}

/** Starts visitors, each of whom sends one enquiry after the other until `leave`. */
export function startCrowd(api: string, visitors: number, prefix: string): Crowd {
  let leaving = false;
  const crowd: Crowd = {
    acknowledged: new Map(),
    repeated: 0,
    refusals: new Map(),
    async leave() {
      leaving = true;
      await Promise.all(all);
    },
  };
  const call = async (name: 'contactUs' | 'sendEmail', key: string): Promise<string> => {
    for (;;) {
      const answer = await post(api, name, uniqueEnquiry(key), { 'Idempotency-Key': key }).catch(
        () => undefined,
      );
      if (answer?.status === 200) return String(answer.body.reference);
      crowd.repeated += 1;
      if (answer) crowd.refusals.set(answer.status, (crowd.refusals.get(answer.status) ?? 0) + 1);
      await setTimeout(20 + Math.random() * 80);
    }
  };
  const visit = async (visitor: number) => {
    for (let count = 0; !leaving; count += 1) {
      const key = `${prefix}-${visitor}-${count}`;
      const reference = await call('contactUs', key);
      crowd.acknowledged.set(key, { reference, mailed: false });
      await call('sendEmail', key);
      crowd.acknowledged.set(key, { reference, mailed: true });
    }
  };
  const all = Array.from({ length: visitors }, (_, visitor) => visit(visitor));
  return crowd;
}

/** Checks the number of answers with 503, and that no call was refused otherwise. */
export function checkRefusals(verdicts: Verdicts, { refusals }: Crowd, atLeast: number): void {
  const busy = refusals.get(503) ?? 0;
  verdicts.check('calls answered 503', busy, `at least ${atLeast}`, busy >= atLeast);
  const others = [...refusals].filter(([status]) => status !== 503);
  verdicts.none(
    'statuses of other refusals',
    others.map(([status, count]) => `${status}, ${count} times`),
  );
}

/** Waits until all mails are sent, and checks that each acknowledged enquiry is stored once and mailed once. */
export async function checkKept(verdicts: Verdicts, place: Place, acknowledged: Acknowledged): Promise<void> {
  const begun = performance.now();
  const stored = await storedWhenSent(place);
  const drained = Math.round((performance.now() - begun) / 1000);
  const byKey = Map.groupBy(stored, ({ idempotencyKey }) => idempotencyKey ?? '');
  const kept = ([key, { reference, mailed }]: [string, { reference: string; mailed: boolean }]) => {
    const [enquiry, ...others] = byKey.get(key) ?? [];
    const sent = enquiry?.mails.filter(({ state }) => state === 'sent').length;
    return others.length === 0 && enquiry?.reference === reference && (!mailed || sent === 2);
  };
  const lost = [...acknowledged].filter((entry) => !kept(entry)).map(([key]) => key);
  const doubled = [...byKey].filter(([, { length }]) => length > 1).map(([key]) => key);
  const mailed = [...acknowledged.values()].filter((each) => each.mailed);
  verdicts.note('enquiries acknowledged, and their mails', `${acknowledged.size}, ${mailed.length}`);
  verdicts.none('acknowledged and not kept: stored once, as answered, with both mails sent', lost);
  verdicts.none('enquiries stored more than once', doubled);

  const mails = stored.flatMap((enquiry) => enquiry.mails);
  const files = await mailFilesIn(place);
  const ids = new Set([...files.values()].map((text) => /^message-id: *(\S+)/im.exec(text)?.[1]));
  const names = await readdir(join(place.folder, 'outbox'));
  verdicts.equal('`.eml` files, one for each mail in the database', files.size, mails.length);
  verdicts.equal('different Message-IDs in them', ids.size, mails.length);
  verdicts.equal('unfinished files left behind', names.filter((name) => name.endsWith('.part')).length, 0);
  verdicts.note('mails that took more than one attempt', mails.filter(({ attempts }) => attempts > 1).length);
  verdicts.note('until the last mail was out, after the load', `${drained} s`);
}
