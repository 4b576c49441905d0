import type { Page } from '@playwright/test';
import {
  application,
  applicationField,
  clearButton,
  cvField,
  fillField,
  openCareers,
  payloadOf,
  submitButton,
} from '../careersPage.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';

/** Presses Submit, without the browser's validation, so that the machine's check is tested. */
async function submit(page: Page, isChecked: boolean) {
  await application(page).evaluate((form: HTMLFormElement, checks) => {
    form.noValidate = !checks;
  }, isChecked);
  await submitButton(page).click();
}

export const careerApplication: BrowserAdapter<'careerApplication'> = {
  part: 'main section:has(form)',
  open: (page, { variant }, assistedSite) =>
    openCareers(page, variant === 'assisted' ? assistedSite.url : ''),
  events: {
    'field.changed': (page, { field, value }) => fillField(page, field, value),
    'contact.left': (page) => applicationField(page, 'contact').blur(),
    'file.changed': async (page, { cv }) => {
      if (cv) await cvField(page).setInputFiles(payloadOf(cv));
      else await clearButton(page).click();
    },
    'application.submitted': (page) => submit(page, false),
    'application.refused': (page) => submit(page, true),
  },
  element: application,
  expectState: (page, state) =>
    expect(page.getByRole('heading', { name: 'Nothing has been sent yet' })).toBeVisible({
      visible: state === 'prepared',
    }),
};
