/** `--person`: all data about one person. */
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { enquiryMatches, mailMatches } from '../erasing.ts';
import { foldersOf, mailFilesOf } from '../mails/mailFiles.ts';
import { asJson } from './formats.ts';

/**
 * The stored rows of an address with every column, their mails and their mail files, as JSON.
 *
 * @param folder the outbox folder
 */
export async function everythingAbout(db: Kysely<Tables>, email: string, folder: string): Promise<string> {
  const { enquiries, mails } = await rowsOf(db, email);
  const folders = await foldersOf({ folder }, mails);
  const held = enquiries.map(async (enquiry) => ({
    ...enquiry,
    mails: mails.filter(({ reference }) => reference === enquiry.reference),
    files: await mailFilesOf([enquiry.reference], folders),
  }));
  return asJson({ email, enquiries: await Promise.all(held) });
}

/** One snapshot of both tables, while a service writes. */
const rowsOf = (db: Kysely<Tables>, email: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => ({
      enquiries: await transaction
        .selectFrom('enquiries')
        .selectAll()
        .where(enquiryMatches({ email }))
        .orderBy('received_at')
        .orderBy('reference')
        .execute(),
      mails: await transaction
        .selectFrom('mails')
        .selectAll()
        .where(mailMatches({ email }))
        .orderBy('recipient')
        .execute(),
    }));
