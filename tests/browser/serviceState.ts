import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime from 'postal-mime';
import type { Site } from './fixtures.ts';

/** The enquiries that the service has stored under a name. */
export function rowsNamed(site: Site, name: string) {
  const database = new DatabaseSync(site.databaseFile, { readOnly: true });
  try {
    return database.prepare('select * from enquiries where name = ?').all(name);
  } finally {
    database.close();
  }
}

/** The mails that were sent about an enquiry. */
export async function mailsAbout(site: Site, reference: string) {
  const files = (await readdir(site.outboxDir)).filter(
    (file) => file.includes(reference) && file.endsWith('.eml'),
  );
  return Promise.all(
    files.sort().map(async (file) => PostalMime.parse(await readFile(join(site.outboxDir, file)))),
  );
}
