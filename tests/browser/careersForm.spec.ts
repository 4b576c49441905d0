import { applied, resume } from '../modelInputs/careers.ts';
import {
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

test.describe('the application', () => {
  test('valid: nothing is sent, and the page says so and offers a mail (CAREER-13, CAREER-14)', async ({
    page,
  }) => {
    await openCareers(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await submitButton(page).click();
    await expect(applicationField(page, 'name'), 'nothing is filled in').toBeFocused();
    // Nothing but the browser's own validation (CAREER-16): no edge thickens to a bar.
    for (const edge of [applicationField(page, 'name'), cvField(page).locator('..')])
      await expect(edge).toHaveCSS('border-left-width', '2px');
    for (const name of fields) await fillField(page, name, applied[name]);
    await cvField(page).setInputFiles(payloadOf(resume));
    await submitButton(page).click();

    const panel = page.getByRole('region', { name: 'Nothing has been sent yet' });
    await expect(panel).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Open it as an e-mail' })).toBeFocused();

    // A second Submit focuses it again.
    await expect(panel).toHaveCSS('outline-style', 'none');
    await submitButton(page).click();
    await expect(panel).toBeFocused();
    await expect(panel).toHaveCSS('outline-style', 'solid');
    expect(requests.filter((url) => !url.includes('/static/'))).toEqual([]);
  });
});

test.describe('the resume chooser', () => {
  test('takes a file by keyboard, because it is the browser’s own field', async ({ page, engine }) => {
    test.skip(engine === 'webkit', 'WebKitGTK tells no test of its dialog for files');
    await openCareers(page);
    const stars = await page
      .locator('form label')
      .evaluateAll((labels) => labels.map((label) => getComputedStyle(label, '::after').content));
    expect([...new Set(stars)]).toEqual([expect.stringContaining('*')]);
    // The star after each label is silent.
    await expect(cvField(page)).toHaveAccessibleName('CV');
    await expect(cvField(page)).toHaveAccessibleDescription('No file chosen A .pdf, .doc or .docx file.');
    const requested = page.waitForEvent('filechooser');
    await cvField(page).focus();
    await page.keyboard.press('Enter');
    await (await requested).setFiles(payloadOf(resume));
    await expect(chooser(page)).toContainText('asha-verma.pdf');

    await cvField(page).setInputFiles(payloadOf({ ...resume, name: `${'asha'.repeat(60)}.pdf` }));
    await expect(chooser(page)).toContainText('ashaasha');
    const hidden = await chooser(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden, 'a long name stays in its box').toBe(0);
  });

  test('shows a file’s name in a few lines, on the narrowest screen and in large text', async ({ page }) => {
    await openCareers(page);
    await cvField(page).setInputFiles(payloadOf({ ...resume, name: 'asha_verma_scriptwriter.pdf' }));
    const name = chooser(page).getByText('asha_verma_scriptwriter.pdf');
    for (const [width, textSize] of [
      [280, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const lines = await name.evaluate((element, size) => {
        document.documentElement.style.fontSize = size;
        return element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight);
      }, textSize);
      expect(lines, `at ${width} px, ${textSize}`).toBeLessThan(5);
    }
  });
});
