import type { Page, Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type EnquiryField, enquiryMachine } from '../../machines/enquiry.machine.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { enquiryInputs } from '../modelInputs/enquiry.ts';
import {
  draftBefore,
  isHydrated,
  shownValues,
  storedDraft,
  typedValue,
  variantOf,
} from '../support/enquiryForm.ts';
import { follow, type PlannedPath, plan, settlementOf } from '../support/plan.ts';
import { walksEveryTransition } from './driver.ts';
import { lookAtEveryState, SCREENS } from './everyState.ts';
import { expect, test } from './fixtures.ts';
import { field, fillForm, form, submitButton } from './form.ts';
import { recordWalked } from './walked.ts';

const { paths } = await plan(enquiryMachine, enquiryInputs);
const walked = new Set<string>();
const states = lookAtEveryState(paths, { part: 'section:has(form)' });

test.describe.configure({ mode: 'serial', timeout: 180_000 });
// The film and the strips of the home page are not what is walked here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.use({ expectedConsole: /^(Error submitting form|Failed to load resource: net::ERR_FAILED)/ });

const play = (path: PlannedPath) =>
  test(path.name, async ({ page, site, assistedSite }) => {
    const { form, behaviour } = variantOf(path);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
    recordWalked(page, enquiryMachine.id, walked);

    const held = new Map<string, Route>();
    await page.route('**/api/contactUs', (route) => void held.set('contactUs', route));
    await page.route('**/api/sendEmail', (route) => void held.set('sendEmail', route));

    const { draft, refused } = draftBefore(path);
    await page.addInitScript(
      ({ key, stored, refused }) => {
        if (stored && sessionStorage.getItem(key) === null) sessionStorage.setItem(key, stored);
        if (!refused) return;
        Storage.prototype.getItem = () => {
          throw new DOMException('storage refused', 'SecurityError');
        };
      },
      { key: `enquiry.${form}`, stored: storedDraft(draft), refused },
    );

    // The page's scripts wait, as on a slow network, until the path lets the form be hydrated.
    const hydrate = Promise.withResolvers<void>();
    await page.route('**/static/js/*', async (route) => {
      await hydrate.promise;
      await route.continue();
    });
    const { url } = behaviour === 'assisted' ? assistedSite : site;
    await page.goto(`${url}${form === 'home' ? '/' : '/contact'}?inspect=console`, { waitUntil: 'commit' });

    const visitor: Record<
      Exclude<keyof typeof enquiryInputs.events, 'field.changed'>,
      () => Promise<void>
    > = {
      'contact.left': () => field(page, 'contact').blur(),
      'enquiry.submitted': () => submit(page),
      'alert.closed': () => button('OK'),
      'answer.closed': () => button('Close'),
      RETRY: () => button('Try again'),
      BACK_TO_FORM: () => button('Back to the form'),
    };
    await follow(path, {
      step: test.step,
      act: async (event) => {
        if (event.type !== 'field.changed') return visitor[event.type as keyof typeof visitor]();
        const { field: name, value } = typedValue(event);
        await fillForm(page, { [name]: value });
      },
      wait: () => expect(false, 'the machine has no delays').toBe(true),
      settle: async (event) => {
        const { id, done, value } = settlementOf(event);
        if (id === 'restoreDraft') return hydrate.resolve();
        await expect.poll(() => held.has(id), { intervals: [20] }).toBe(true);
        const route = held.get(id);
        held.delete(id);
        const json = id === 'sendEmail' ? { success: true, message: 'Sent.', data: value } : value;
        await (done ? route?.fulfill({ json }) : route?.abort());
      },
      expect: async ({ state: snapshot }) => {
        await seeState(page, snapshot);
        await states.look(page, pathOf(snapshot.value));
      },
    });
  });

for (const path of paths) play(path);

test.describe(`at ${SCREENS.small} px`, () => {
  test.use({ viewport: { width: SCREENS.small, height: 800 } });
  for (const path of states.pathsThroughStates('small')) play(path);
});

/** The browser's own check would stop what the machine's check is to catch; the walk wants the machine's. */
async function submit(page: Page) {
  await form(page).evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
  });
  await submitButton(page).click();
}

async function seeState(page: Page, snapshot: AnyMachineSnapshot) {
  const state = pathOf(snapshot.value);
  if (state === 'thanked') {
    await page.waitForURL('**/thankyou');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you !');
    return;
  }
  await expect(form(page)).toHaveAttribute('data-state', state);
  const hasDialog = /^(alerting|submitting|refused|stuckWaiting)/.test(state);
  await expect(page.locator('dialog[open]')).toHaveCount(hasDialog ? 1 : 0);
  if (!isHydrated(snapshot)) return;
  for (const [name, value] of Object.entries(shownValues(snapshot)))
    await expect(field(page, name as EnquiryField)).toHaveValue(value);
}

// biome-ignore lint/suspicious/noExportsInTest: only its type is imported, by the index of drivers
export const enquiryDriver = walksEveryTransition('enquiry', walked);

test('axe finds nothing in any state, on either screen', () => states.expectAll());
