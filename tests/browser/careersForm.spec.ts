import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { applied, resume } from '../modelInputs/careers.ts';
import { expectNoAxeViolations } from './axe.ts';
import {
  application,
  applicationField,
  chooser,
  cvField,
  fillField,
  openCareers,
  payloadOf,
  submitButton,
} from './careersPage.ts';
import { expect, test } from './fixtures.ts';

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
  test('valid: its data is only logged, and the page says so and offers a mail (CAREER-13, CAREER-14)', async ({
    page,
    site,
  }) => {
    const logged = listen(page);
    await openCareers(page, site);
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

  test('assisted, each field that the browser does not take is named as such, a malformed e-mail address too', async ({
    page,
    assistedSite,
  }) => {
    await openCareers(page, assistedSite);
    await submitButton(page).click();
    await expect(applicationField(page, 'name')).toBeFocused();
    for (const name of fields)
      await expect(applicationField(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(cvField(page)).toHaveAccessibleDescription(/Please choose your CV\.$/);

    await fillAll(page);
    await fillField(page, 'email', 'not-an-address');
    await submitButton(page).click();
    const email = applicationField(page, 'email');
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toHaveAccessibleDescription(/name@example\.com/);
    await expect(application(page).locator('[aria-invalid]')).toHaveCount(1);
    await expectNoAxeViolations(page);

    await email.fill(applied.email);
    await expect(email).not.toHaveAttribute('aria-invalid');
    await submitButton(page).click();
    await expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeInViewport();
  });
});

test.describe('the resume chooser', () => {
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
