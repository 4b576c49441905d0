import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Site } from './fixtures.ts';
import { submitButton } from './form.ts';

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

/** Submits a form, and expects thanks for one stored enquiry of that name. */
export async function sendsOnce(page: Page, site: Site, name: string): Promise<void> {
  await submitButton(page).click();
  await expect(page).toHaveURL(/\/thankyou$/);
  expect(rowsNamed(site, name)).toHaveLength(1);
}
