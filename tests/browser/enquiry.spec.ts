import { typed } from '../modelInputs/enquiry.ts';
import { expect, test } from './fixtures.ts';
import { field, fillForm, form, interceptCalls, openForm, sendFrom, submitButton } from './form.ts';
import { rowsNamed } from './serviceState.ts';
import { withhold } from './withhold.ts';

test("the browser's own validation stops an incomplete form: nothing is sent, no dialog opens", async ({
  page,
}) => {
  const calls = await interceptCalls(page);
  await openForm(page, '/');
  await submitButton(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await fillForm(page, { ...typed, email: 'no address' });
  await submitButton(page).click();
  await expect(field(page, 'email')).toBeFocused();
  // At home only the browser catches the placeholder (ENQUIRY-3).
  const { service: _, ...rest } = typed;
  await fillForm(page, rest);
  await field(page, 'service').selectOption('');
  // Its list opens on a ground of its own.
  const option = field(page, 'service').locator('option').first();
  await expect(option).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(option).toHaveCSS('color', 'rgb(11, 15, 14)');
  // A press of its arrow opens it.
  const { width = 0 } = (await field(page, 'service').boundingBox()) ?? {};
  await field(page, 'service').click({ position: { x: width - 26, y: 30 }, trial: true });
  // Under the pointer the button is inverted: white on the pink of its wall.
  await submitButton(page).hover();
  await expect(submitButton(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(submitButton(page)).toHaveCSS('background-color', 'rgb(219, 15, 93)');
  await submitButton(page).click();
  await expect(field(page, 'service')).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toHaveLength(0);
});

test('the waiting dialog cannot be dismissed, by the backdrop, by Escape or otherwise', async ({ page }) => {
  await interceptCalls(page);
  await sendFrom(page, '/contact');
  const dialog = page.getByRole('dialog');
  const words = 'Please stand by as we work on sending your request to our administrator.';
  await expect(dialog).toContainText(words);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await dialog.evaluate((element: HTMLDialogElement) => element.close());
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText(words);
  // The page behind is inert.
  await page.keyboard.press('Tab');
  await page.keyboard.type('x');
  await expect(field(page, 'name')).toHaveValue(typed.name);
});

test('a double click on Submit selects no words of the dialog that it opens', async ({ page }) => {
  await interceptCalls(page);
  await openForm(page, '/contact');
  await fillForm(page);
  await submitButton(page).evaluate((button) =>
    button.scrollIntoView({ behavior: 'instant', block: 'center' }),
  );
  await submitButton(page).dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
});

test('the dialog stays where it is when the answer is longer or shorter', async ({ page }) => {
  const dialog = page.getByRole('dialog');
  const status = dialog.getByRole('status');
  const top = async () => Math.round((await dialog.boundingBox())?.y ?? Number.NaN);
  const calls = await interceptCalls(page);
  await openForm(page, '/contact');
  await fillForm(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const message of ['Thanks.', `${'We take no more enquiries today. '.repeat(60)}${'w'.repeat(80)}`])
      await test.step(`${message.length} characters at ${width} px`, async () => {
        await submitButton(page).click();
        await expect(status).toContainText('Please stand by');
        // Opened: it clips nothing any more.
        await expect(dialog).toHaveCSS('clip-path', 'inset(0px)');
        expect((await dialog.boundingBox())?.height, 'no higher than its words').toBeLessThan(300);
        const before = await top();
        await expect.poll(() => calls.length).toBe(1);
        await calls.pop()?.fulfill({ json: { success: false, status: false, message } });
        await expect(status).toHaveText(message.trim());
        const hidden = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(hidden, 'no word leaves it').toBe(0);
        await expect(dialog, 'what is beneath its edge can be reached').toHaveCSS('overflow-y', 'auto');
        expect(await top()).toBe(before);
        expect(await dialog.evaluate(({ scrollTop }) => scrollTop), 'it begins with the first word').toBe(0);
        const { y = 0, height: size = 0 } = (await dialog.boundingBox()) ?? {};
        expect(y + size).toBeLessThanOrEqual(height);
        await dialog.getByRole('button', { name: 'Close' }).click();
        await expect(dialog).toBeHidden();
      });
  }
});

test('the form that is emptied after the thanks marks no field as wrong', async ({ page }) => {
  const calls = await interceptCalls(page);
  await openForm(page, '/contact');
  // Only fields that a visitor has typed in are marked.
  for (const name of ['name', 'companyName', 'email', 'contact', 'message'] as const) {
    await field(page, name).click();
    await page.keyboard.type(name === 'contact' ? '9876543210' : 'asha@kavi.example');
  }
  await field(page, 'service').selectOption(typed.service);
  await form(page).evaluate((element) => {
    new MutationObserver(() => {
      if (element.dataset.state === 'thanked')
        requestAnimationFrame(() =>
          Object.assign(window, { marked: element.querySelectorAll(':user-invalid').length }),
        );
    }).observe(element, { attributeFilter: ['data-state'] });
  });
  await submitButton(page).click();
  for (const call of [0, 1]) {
    await expect.poll(() => calls.length).toBe(call + 1);
    await calls[call]?.fulfill({ json: { success: true, status: true, message: 'Thanks.', data: {} } });
  }
  await page.waitForURL('**/thankyou');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'marked'))).toBe(0);
});

test('Submit pressed before hydration: the form says so, keeps every word, and is sent once, after hydration', async ({
  page,
  site,
}) => {
  const name = 'Asha, who is faster than the line';
  const letLoad = await withhold(page, '**/static/js/common.script-*');
  await page.goto('/contact');
  const notice = form(page).getByText('This form is not ready to send yet');
  await expect(notice).toBeHidden();
  await fillForm(page, { ...typed, name });
  await submitButton(page).click();
  await expect(notice).toBeVisible();
  await expect(form(page).getByRole('link', { name: 'hello@theagencyway.example' })).toBeVisible();
  expect(page.url()).toBe(`${site.url}/contact`);

  await letLoad();
  await page.waitForURL('**/thankyou');
  expect(rowsNamed(site, name)).toMatchObject([{ company_name: typed.companyName, message: typed.message }]);
});
