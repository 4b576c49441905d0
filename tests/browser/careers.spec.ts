import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { agency } from '../../src/content/agency.ts';
import { applied, picture, resume } from '../worlds/careers.world.ts';
import {
  application,
  applicationField,
  cardOf,
  cards,
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

test.describe('the three openings', () => {
  test('each shows title, location, experience, salary and the day it was posted (R24)', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    await expect(cards(page)).toHaveCount(3);
    for (const [title, ...facts] of [
      ['Account Executive', 'Gurugram', '2 years', '2.4-4.8 LPA', '15/03/2024'],
      ['SEO Manager', 'Gurugram', '2-5 years', '4-5 LPA', '15/03/2024'],
      ['Business Development Manager', 'Gurugram', '2-5 years', '2.5-6 LPA', '15/03/2024'],
    ] as const) {
      await expect(cardOf(page, title).getByRole('definition')).toHaveText([...facts]);
    }
  });

  test('at most one card is expanded; Details opens, Close or a click on the same card collapses', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    const open = page.locator('main li[data-side="details"]');
    const [first, second] = [cardOf(page, 'Account Executive'), cardOf(page, 'SEO Manager')];

    await first.getByRole('button', { name: 'Details' }).click();
    await expect(first.getByRole('button', { name: 'Close' })).toBeFocused();
    await second.getByRole('button', { name: 'Details' }).click();
    await expect(open).toHaveCount(1);
    await expect(open.getByRole('heading', { level: 4 })).toHaveText(['What you will do', 'What you bring']);

    await second.getByRole('button', { name: 'Close' }).click();
    await expect(open).toHaveCount(0);
    await expect(second.getByRole('button', { name: 'Details' })).toBeFocused();

    await second.getByRole('button', { name: 'Details' }).click();
    await second.getByRole('heading', { level: 4 }).first().click();
    await expect(open).toHaveCount(0);
  });

  test('Apply Now collapses the card, scrolls to the form and focuses its first field', async ({
    page,
    site,
  }) => {
    await openCareers(page, site);
    const card = cardOf(page, 'Business Development Manager');
    await card.getByRole('button', { name: 'Details' }).click();
    await card.getByRole('button', { name: 'Apply Now' }).click();
    await expect(card).toHaveAttribute('data-side', 'face');
    await expect(applicationField(page, 'name')).toBeFocused();
    await expect(applicationField(page, 'name')).toBeInViewport({ ratio: 1 });
  });

  for (const width of [390, 768, 1440]) {
    test(`at ${width} px a card stays where it is while cards open and close`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await openCareers(page, site);
      const topOf = (title: string) =>
        cardOf(page, title).evaluate((card) => card.getBoundingClientRect().top);
      await cardOf(page, 'SEO Manager').evaluate((card) =>
        window.scrollTo({
          top: card.getBoundingClientRect().top + window.scrollY - 96,
          behavior: 'instant',
        }),
      );
      const press = (title: string, name: string) =>
        cardOf(page, title)
          .getByRole('button', { name })
          .evaluate((button: HTMLElement) => button.click());

      const top = await topOf('SEO Manager');
      await press('SEO Manager', 'Details');
      expect(Math.abs((await topOf('SEO Manager')) - top)).toBeLessThan(1);
      await press('SEO Manager', 'Close');
      expect(Math.abs((await topOf('SEO Manager')) - top)).toBeLessThan(1);

      // What closes above does not pull it up.
      await press('Account Executive', 'Details');
      const later = await topOf('SEO Manager');
      await press('SEO Manager', 'Details');
      const moved = (await topOf('SEO Manager')) - later;
      expect(Math.abs(moved)).toBeLessThan(1);
    });
  }

  test('the card turns over; under reduced motion, or without the script that moves it, it has turned at once', async ({
    page,
    site,
  }) => {
    const seen = async () => {
      await page.evaluate(() => {
        Reflect.set(window, 'turned', 0);
        const count = () => Reflect.set(window, 'turned', Number(Reflect.get(window, 'turned')) + 1);
        new MutationObserver(count).observe(document.body, {
          subtree: true,
          attributeFilter: ['data-turning'],
        });
      });
      const card = cardOf(page, 'SEO Manager');
      for (const name of ['Details', 'Close', 'Details'])
        await card.getByRole('button', { name }).press('Enter');
      await page.waitForTimeout(200);
      await expect(card.getByText('What you bring')).toBeVisible();
      return page.evaluate(() => Number(Reflect.get(window, 'turned')));
    };

    await openCareers(page, site);
    expect(await seen()).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCareers(page, site);
    expect(await seen()).toBe(0);
  });

  test('without JavaScript both sides can be read', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.url}/careers`);
    await expect(page.getByRole('heading', { level: 3, name: 'SEO Manager' })).toBeVisible();
    await expect(page.getByText('Guide one junior specialist')).toBeVisible();
    await expect(page.getByText('2.5-6 LPA')).toBeVisible();
    await expect(page.getByRole('button', { name: /Details|Close/ })).toHaveCount(0);
    await context.close();
  });
});

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
    expect(told).toEqual(['The application is not valid.']);
    await expect(application(page).getByRole('alert')).toHaveCount(0);
    await expect(application(page)).toHaveAttribute('data-state', 'filling');

    // White space passes the browser's check, and so does the placeholder; both are caught.
    await fillAll(page);
    await fillField(page, 'about', '   ');
    await submitButton(page).click();
    await fillField(page, 'about', applied.about);
    await fillField(page, 'role', 'selected');
    await submitButton(page).click();
    expect(told).toEqual(Array.from({ length: 3 }, () => 'The application is not valid.'));
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
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
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

test('there is a link to the hiring address', async ({ page, site }) => {
  await openCareers(page, site);
  const link = page.getByRole('main').getByRole('link', { name: agency.hiringEmail });
  await expect(link).toHaveAttribute('href', `mailto:${agency.hiringEmail}`);
});

for (const width of [390, 1440]) {
  test(`at ${width} px axe finds nothing, with a card open and with all closed`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openCareers(page, site);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await cardOf(page, 'SEO Manager').getByRole('button', { name: 'Details' }).click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
