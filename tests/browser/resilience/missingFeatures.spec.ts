import type { Page } from '@playwright/test';
import { typed } from '../../modelInputs/enquiry.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillForm, form, submitButton } from '../form.ts';
import { hydrated } from '../hydrated.ts';
import { sendsOnce } from '../serviceState.ts';

/**
 * Features that a browser, an extension or a blocker removes from a page, or changes, before its first script. Those
 * taken away together serve different parts of a page.
 */
const absences = {
  'no IntersectionObserver and no matchMedia': () => {
    Reflect.deleteProperty(window, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'matchMedia');
  },
  'no ResizeObserver, no PerformanceObserver, and methods of its own on every list': () => {
    Reflect.deleteProperty(window, 'ResizeObserver');
    Reflect.deleteProperty(window, 'PerformanceObserver');
    Object.assign(Array.prototype, { last: () => 'extension' });
  },
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('where pages move', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [what, takeAway] of Object.entries(absences)) {
    test(`${what}: pages are whole, and an enquiry is sent`, async ({ page, site }) => {
      const name = `Asha, who has ${what}`;
      await page.addInitScript(takeAway);
      for (const path of ['/services', '/']) {
        await page.goto(path);
        const headings = () => page.locator('main').getByRole('heading').allInnerTexts();
        const words = await headings();
        await hydrated(page);
        await expect(heading(page)).toBeVisible();
        await expect.poll(headings).toEqual(words);
      }
      await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
      await fillForm(page, { ...typed, name });
      await sendsOnce(page, site, name);
    });
  }
});

test.describe('the scripts do not start', () => {
  test.use({ expectedConsole: /./ });

  test('because every object has a property more: the page is readable, leads on, and the form says what to do', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { extra: () => 'extension' });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await expect(heading(page)).toHaveText(/window/);
    await fillForm(page);
    await submitButton(page).click();
    const notice = form(page).getByText('This form is not ready to send yet');
    await expect(notice, 'at once: it waits no longer').toHaveCSS('animation-name', 'none');
    await expect(notice).toBeVisible();
    await expect(form(page).locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(1);
    await expect(field(page, 'message')).toHaveValue(typed.message);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await page.waitForURL('**/careers');
    await expect(heading(page)).toBeVisible();
  });

  test('and nothing is typed: after a while the form says what to do', async ({ page }) => {
    await page.route('**/static/js/**', (route) => route.abort());
    await page.goto('/contact');
    const notice = form(page).getByText('This form is not ready to send yet');
    await expect(notice).toBeHidden();
    await notice.evaluate((element) => {
      for (const waiting of element.getAnimations()) waiting.currentTime = 10_000;
    });
    await expect(notice).toBeVisible();
  });
});
