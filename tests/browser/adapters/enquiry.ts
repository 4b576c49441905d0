import type { Page, Route } from '@playwright/test';
import type { Draft } from '../../../machines/enquiry.machine.ts';
import { draftBefore, isHydrated, shownValues, storedDraft, variantOf } from '../../support/enquiryForm.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { field, fillForm, form, skipValidation, submitButton, valuesOf } from '../form.ts';

/** The pending requests of a page: its scripts and its calls. */
interface Deferred {
  calls: Map<string, Route>;
  scripts: PromiseWithResolvers<void>;
}
const deferredBy = new WeakMap<Page, Deferred>();

function deferredOf(page: Page): Deferred {
  const deferred = deferredBy.get(page);
  if (!deferred) throw new Error('The page has not been opened.');
  return deferred;
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();

/** The page comes back from the back/forward cache, where storage holds that draft, or is refused. */
const comeBack = (page: Page, draft: Draft | undefined) =>
  page.evaluate((draft) => {
    Storage.prototype.getItem = function (key) {
      if (!draft) throw new DOMException('storage refused', 'SecurityError');
      return this[key] ?? null;
    };
    const key = location.pathname === '/' ? 'enquiry.home' : 'enquiry.contact';
    if (draft?.enquiry) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, draft);

export const enquiry: BrowserAdapter<'enquiry'> = {
  part: 'section:has(form)',
  expectedConsole: /^(Error submitting form|Failed to load resource: net::ERR_FAILED)/,
  open: async (page, path, assistedSite) => {
    const { form, behaviour } = variantOf(path);
    const deferred: Deferred = { calls: new Map(), scripts: Promise.withResolvers() };
    deferredBy.set(page, deferred);
    await page.route('**/api/contactUs', (route) => void deferred.calls.set('contactUs', route));
    await page.route('**/api/sendEmail', (route) => void deferred.calls.set('sendEmail', route));

    const { draft, refused } = draftBefore(path);
    await page.addInitScript(
      ({ key, stored, refused }) => {
        // The empty page before it has no storage.
        if (self.origin === 'null') return;
        if (refused)
          Storage.prototype.getItem = () => {
            throw new DOMException('storage refused', 'SecurityError');
          };
        else if (stored && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, stored);
      },
      { key: `enquiry.${form}`, stored: storedDraft(draft), refused },
    );

    // The page's scripts wait, as on a slow network, until the path lets the form be hydrated.
    await page.route('**/static/js/*', async (route) => {
      await deferred.scripts.promise;
      await route.continue();
    });
    const origin = behaviour === 'assisted' ? assistedSite.url : '';
    await page.goto(`${origin}${form === 'home' ? '/' : '/contact'}?inspect=console`, {
      waitUntil: 'commit',
    });
  },
  events: {
    'field.changed': (page, { field, value }) => fillForm(page, { [field]: value }),
    // The page is restored when its draft is settled: it reads that at once.
    'page.restored': async () => {},
    'contact.left': (page) => field(page, 'contact').blur(),
    'enquiry.submitted': async (page) => {
      await skipValidation(page);
      await submitButton(page).click();
    },
    'alert.closed': press('OK'),
    'answer.closed': press('Close'),
    RETRY: press('Try again'),
    BACK_TO_FORM: press('Back to the form'),
  },
  settle: async (page, { id, done, value }) => {
    const { calls, scripts } = deferredOf(page);
    if (id === 'restoreDraft') {
      if ((await form(page).getAttribute('data-state')) === 'restoring') return scripts.resolve();
      return comeBack(page, done ? (value as Draft) : undefined);
    }
    await expect.poll(() => calls.has(id), { intervals: [20] }).toBe(true);
    const route = calls.get(id);
    calls.delete(id);
    const json = id === 'sendEmail' ? { success: true, message: 'Sent.', data: value } : value;
    await (done ? route?.fulfill({ json }) : route?.abort());
  },
  expectState: async (page, state, snapshot) => {
    if (state === 'thanked') {
      await page.waitForURL('**/thankyou');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you !');
      return;
    }
    // No render shows `returning`: it ends before the next one.
    if (state !== 'returning') await expect(form(page)).toHaveAttribute('data-state', state);
    const hasDialog = /^(alerting|submitting|refused|stuckWaiting)/.test(state);
    await expect(page.locator('dialog[open]')).toHaveCount(hasDialog ? 1 : 0);
    if (!isHydrated(snapshot)) return;
    await expect.poll(() => valuesOf(form(page))).toMatchObject(shownValues(snapshot));
  },
};
