import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { applied, picture, resume } from '../worlds/careers.world.ts';
import { seesNoFinding } from './axe.ts';
import {
  application,
  applicationField,
  chooser,
  clearButton,
  cvField,
  fillField,
  openCareers,
  payloadOf,
  submitButton,
} from './careersPage.ts';
import { expect, test } from './fixtures.ts';

const fields = ['name', 'email', 'contact', 'role', 'about'] as const;

/** What the page tells the developer's console of the application. */
function listen(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') told.push(message.text());
  });
  return told;
}

async function fillAll(page: Page) {
  for (const name of fields) await fillField(page, name, applied[name]);
  await cvField(page).setInputFiles(payloadOf(resume));
}

test.describe('the application', () => {
  test('its fields are required; the role starts at the placeholder and has six options', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    for (const name of fields) await expect(applicationField(page, name)).toHaveAttribute('required', '');
    await expect(cvField(page)).toHaveAttribute('required', '');
    await expect(applicationField(page, 'role')).toHaveValue('selected');
    await expect(applicationField(page, 'role').locator('option')).toHaveText([
      'Select',
      'Jr. Project Manager',
      'Account Management',
      'Associate Creative Director',
      'Creative Supervisor',
      'Scriptwriter',
      'SEO Technical Lead',
    ]);
  });

  test('the contact number takes digits only, at most 10', async ({ page, site }) => {
    await openCareers(page, site);
    await applicationField(page, 'contact').pressSequentially('+91 (98765) 43-2101');
    await expect(applicationField(page, 'contact')).toHaveValue('9198765432');
    await expect(applicationField(page, 'contact')).not.toHaveAttribute('maxlength');
  });

  test('valid, its data is only logged: no call is made (R8)', async ({ page, site }) => {
    const told = listen(page);
    await openCareers(page, site);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await fillAll(page);
    await submitButton(page).click();
    await expect.poll(() => told.at(-1)).toContain('Application');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('asha@kavikiln.example');
    expect(requests.filter((url) => !url.includes('/static/'))).toEqual([]);
    await expect(application(page)).toHaveAttribute('data-state', 'filling');
    await expect(applicationField(page, 'name')).toHaveValue(applied.name);
  });

  test("invalid, the visitor sees nothing but the browser's own validation", async ({ page, site }) => {
    const told = listen(page);
    await openCareers(page, site);
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    await expect.poll(() => told).toEqual(['The application is not valid.']);
    await expect(application(page).getByRole('alert')).toHaveCount(0);
    await expect(application(page)).toHaveAttribute('data-state', 'filling');

    // White space passes the browser's check, and so does the placeholder; both are caught.
    await fillAll(page);
    await fillField(page, 'about', '   ');
    await submitButton(page).click();
    await fillField(page, 'about', applied.about);
    await fillField(page, 'role', 'selected');
    await submitButton(page).click();
    await expect.poll(() => told).toEqual(Array.from({ length: 3 }, () => 'The application is not valid.'));
  });

  test('assisted, faults are named beside the fields, and a valid application is offered as a mail', async ({
    page,
    assistedSite,
  }) => {
    await openCareers(page, assistedSite);
    await fillAll(page);
    await fillField(page, 'name', '   ');
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    await expect(applicationField(page, 'name')).toHaveAccessibleDescription(
      'Please tell us your full name.',
    );

    await fillField(page, 'name', applied.name);
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeInViewport();
    const href = await page.getByRole('link', { name: 'Open it as an e-mail' }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(
      `mailto:${agency.hiringEmail}?subject=Role: Scriptwriter`,
    );
    await seesNoFinding(page);
  });
});

test.describe('the resume chooser', () => {
  test("shows the file's name with an X, and 'No file chosen' when it is cleared", async ({ page, site }) => {
    await openCareers(page, site);
    await expect(cvField(page)).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await expect(chooser(page)).toContainText('No file chosen');
    await cvField(page).setInputFiles(payloadOf(resume));
    await expect(chooser(page)).toContainText('asha-verma.pdf');
    const box = await clearButton(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await clearButton(page).click();
    await expect(chooser(page)).toContainText('No file chosen');
    await expect(cvField(page)).toHaveValue('');
  });

  test('refuses other kinds with a message', async ({ page, site }) => {
    await openCareers(page, site);
    await cvField(page).setInputFiles(payloadOf(picture));
    await expect(chooser(page).getByRole('alert')).toContainText('.pdf, .doc or .docx');
    await expect(chooser(page)).toContainText('No file chosen');
    await expect(cvField(page)).toHaveValue('');
  });

  test('takes a file by keyboard and by drop, because it is the browser’s own field', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    const asked = page.waitForEvent('filechooser');
    await cvField(page).focus();
    await page.keyboard.press('Enter');
    await (await asked).setFiles(payloadOf(resume));
    await expect(chooser(page)).toContainText('asha-verma.pdf');
  });
});
