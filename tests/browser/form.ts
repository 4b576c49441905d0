import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { typed } from '../modelInputs/enquiry.ts';
import { labels } from '../support/enquiryForm.ts';

type FieldName = keyof typeof labels;

export const field = (page: Page, name: FieldName) => page.getByLabel(labels[name], { exact: true });
export const form = (page: Page) => page.locator('form');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit' });
/** The value of each field by its name. */
export const valuesOf = (element: Locator) =>
  element.evaluate((form: HTMLFormElement) =>
    Object.fromEntries(
      [...form.elements].flatMap((field) =>
        'value' in field ? [[Reflect.get(field, 'name'), field.value]] : [],
      ),
    ),
  );

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
}

/** Fills fields of any kind. */
export async function fillForm(
  page: Page,
  values: Partial<Record<FieldName, string>> = typed,
): Promise<void> {
  for (const [name, value] of Object.entries(values) as [FieldName, string][]) {
    if (name === 'service') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Turns the browser's own validation off, so that the machine's check is tested. */
export const skipValidation = (page: Page) =>
  form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });

/** Opens a page, fills its form and presses Submit. */
export async function sendFrom(page: Page, url: string, values?: Partial<Record<FieldName, string>>) {
  await openForm(page, url);
  await fillForm(page, values);
  await submitButton(page).click();
}

/** Expects the typed values in the fields. */
export async function seeTyped(page: Page, names: readonly FieldName[]): Promise<void> {
  for (const name of names) await expect(field(page, name)).toHaveValue(typed[name]);
}

/** Intercepts the calls of a page until the test answers them. */
export async function interceptCalls(page: Page): Promise<Route[]> {
  const calls: Route[] = [];
  await page.route('**/api/*', (route) => void calls.push(route));
  return calls;
}
