/** Claims due mails for a worker, in one statement, so that no two workers get the same mail. */
import type { ExpressionBuilder, Kysely } from 'kysely';
import { iso, type MailRow, type Tables } from '../database/tables.ts';

/** Parameters of a claim; `now` in ms since 1970. */
interface Claim {
  owner: string;
  now: number;
  /** Duration of the leases, in ms. */
  leaseMs: number;
  /** Longest wait of any mail, in ms. */
  longestWaitMs: number;
  limit: number;
  /** True on PostgreSQL, where several workers write at once. */
  isPostgres: boolean;
}

/** True when a mail's time has come, or is further away than any wait, because the clock was corrected. */
const isDue =
  ({ now, longestWaitMs }: Pick<Claim, 'longestWaitMs' | 'now'>) =>
  (mail: ExpressionBuilder<Tables, 'mails'>) =>
    mail.and([
      mail('state', '=', 'queued'),
      mail('lease_owner', 'is', null),
      mail.or([
        mail('next_attempt_at', '<=', iso(now)),
        mail('next_attempt_at', '>', iso(now + longestWaitMs)),
      ]),
    ]);

/** Claims up to `limit` due mails without a lease; resolves with their rows. */
export const claimDue = (
  db: Kysely<Tables>,
  { owner, now, leaseMs, longestWaitMs, limit, isPostgres }: Claim,
): Promise<MailRow[]> =>
  db
    .with('due', (queries) =>
      queries
        .selectFrom('mails')
        .select(['reference', 'recipient'])
        .where(isDue({ now, longestWaitMs }))
        .orderBy('next_attempt_at')
        .limit(limit)
        // Workers that claim at the same moment get different mails; SQLite has one writer at a time.
        .$if(isPostgres, (due) => due.forUpdate().skipLocked()),
    )
    .updateTable('mails')
    .set((mail) => ({
      lease_owner: owner,
      lease_until: iso(now + leaseMs),
      attempts: mail('attempts', '+', 1),
    }))
    .where(({ refTuple, selectFrom, eb }) =>
      eb(
        refTuple('reference', 'recipient'),
        'in',
        selectFrom('due').select(['due.reference', 'due.recipient']).$asTuple('reference', 'recipient'),
      ),
    )
    .where(isDue({ now, longestWaitMs }))
    .returningAll()
    .execute();
