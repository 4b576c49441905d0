import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { careersWords } from '../../src/content/careers.ts';
import { applied, picture, resume, untyped } from '../modelInputs/careers.ts';
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

const words = careersWords.form;
const fields = ['name', 'email', 'contact', 'role', 'about'] as const;

/** The application's messages in the console. */
function listen(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'info') logged.push(message.text());
  });
  return logged;
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

  test('the contact number takes digits only, at most 10, and shows a prefix until it is left (ENQUIRY-9)', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    const contact = applicationField(page, 'contact');
    await contact.pressSequentially('+91 (98765) 43-2101');
    await expect(contact).toHaveValue('919876543210');
    await contact.press('Tab');
    await expect(contact).toHaveValue('9876543210');
    await expect(contact).not.toHaveAttribute('maxlength');
  });

  test('+91 98765 43210 counts as its ten digits (ENQUIRY-8)', async ({ page, site }) => {
    await openCareers(page, site);
    await fillAll(page);
    await applicationField(page, 'contact').fill('');
    await applicationField(page, 'contact').pressSequentially('+91 98765 43210');
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('Application'));
    await applicationField(page, 'contact').press('Enter');
    const [, data] = (await logged).args();
    expect(await data?.jsonValue()).toMatchObject({ contact: '9876543210', contactNumber: '9876543210' });
    await expect(applicationField(page, 'contact')).toHaveValue('9876543210');
  });

  for (const behaviour of ['specified', 'assisted'] as const) {
    test(`${behaviour}, valid: its data is only logged, and the page says so and offers a mail (CAREER-13, CAREER-14)`, async ({
      page,
      site,
      assistedSite,
    }) => {
      const logged = listen(page);
      await openCareers(page, behaviour === 'assisted' ? assistedSite : site);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await fillAll(page);
      await submitButton(page).click();

      const panel = page.getByRole('region', { name: 'Nothing has been sent yet' });
      await expect(panel).toBeFocused();
      await expect(panel).toBeInViewport({ ratio: 1 });
      await expect(panel).toHaveAccessibleDescription(/attach your CV/);
      const link = panel.getByRole('link', { name: 'Open it as an e-mail' });
      const mail = decodeURIComponent((await link.getAttribute('href')) ?? '');
      expect(mail).toContain(`mailto:${agency.hiringEmail}?subject=Role: Scriptwriter, Asha Verma&body=`);
      expect(mail).toContain('Contact: 9876543210');
      await expect.poll(() => logged).toHaveLength(1);
      expect(logged[0]).toContain('asha@kavikiln.example');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await seesNoFinding(page);

      // A second Submit focuses it again.
      await expect(panel).toHaveCSS('outline-style', 'none');
      await submitButton(page).click();
      await expect(panel).toBeFocused();
      await expect(panel).toHaveCSS('outline-style', 'solid');
      await expect.poll(() => logged).toHaveLength(2);
      expect(logged[1]).toBe(logged[0]);

      // A changed application is not prepared any more.
      await fillField(page, 'name', 'Asha V.');
      await expect(panel).toBeHidden();
      await expect(applicationField(page, 'about')).toHaveValue(applied.about);
      expect(requests.filter((url) => !url.includes('/static/'))).toEqual([]);
    });
  }

  test("invalid, the visitor sees nothing but the browser's own validation", async ({ page, site }) => {
    const logged = listen(page);
    await openCareers(page, site);
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    await expect.poll(() => logged).toEqual(['The application is not valid.']);
    await expect(application(page).getByRole('alert')).toHaveCount(0);
    await expect(application(page)).toHaveAttribute('data-state', 'filling');

    // White space passes the browser's check, and so does the placeholder; both are caught.
    await fillAll(page);
    await fillField(page, 'about', '   ');
    await submitButton(page).click();
    await fillField(page, 'about', applied.about);
    await fillField(page, 'role', 'selected');
    await submitButton(page).click();
    await expect.poll(() => logged).toEqual(Array.from({ length: 3 }, () => 'The application is not valid.'));
  });

  test('assisted, errors are shown beside the fields', async ({ page, assistedSite }) => {
    await openCareers(page, assistedSite);
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    for (const name of ['name', 'email', 'contact', 'role', 'about'] as const) {
      await expect(application(page).getByText(words.errors[name])).toBeVisible();
      await expect(applicationField(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(cvField(page)).toHaveAccessibleDescription(/Please choose your CV\.$/);

    await fillAll(page);
    await fillField(page, 'name', '   ');
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    await expect(applicationField(page, 'name')).toHaveAccessibleDescription(words.errors.name);
  });

  test('assisted, an e-mail address that the browser does not take is named as such', async ({
    page,
    assistedSite,
  }) => {
    await openCareers(page, assistedSite);
    await fillAll(page);
    await fillField(page, 'email', 'not-an-address');
    await submitButton(page).click();
    const email = applicationField(page, 'email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await expect(application(page).locator('[aria-invalid]')).toHaveCount(1);
    await seesNoFinding(page);

    await email.fill(applied.email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeInViewport();
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

  test('takes a .pdf whatever type the browser reports (CAREER-10)', async ({ page, site }) => {
    await openCareers(page, site);
    await cvField(page).setInputFiles(payloadOf(untyped));
    await expect(chooser(page)).toContainText(untyped.name);
    await expect(chooser(page).getByRole('alert')).toHaveCount(0);
  });

  test('takes a file by keyboard and by drop, because it is the browser’s own field', async ({
    page,
    site,
    engine,
  }) => {
    test.skip(engine === 'webkit', 'WebKitGTK tells no test of its dialog for files');
    await openCareers(page, site);
    const requested = page.waitForEvent('filechooser');
    await cvField(page).focus();
    await page.keyboard.press('Enter');
    await (await requested).setFiles(payloadOf(resume));
    await expect(chooser(page)).toContainText('asha-verma.pdf');
  });
});
