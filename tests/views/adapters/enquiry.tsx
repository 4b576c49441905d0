import { act, fireEvent, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { Draft } from '../../../machines/enquiry.machine.ts';
import { enquiryFields } from '../../../machines/enquiryFields.ts';
import { Enquiry } from '../../../src/features/enquiry/Enquiry.tsx';
import { settings } from '../../../src/settings.ts';
import { failureNote } from '../../specification/values/enquiry.ts';
import {
  draftBefore,
  isHydrated,
  type labels,
  shownValues,
  storedDraft,
  variantOf,
} from '../../support/enquiryForm.ts';
import type { PlannedPath } from '../../support/plannedPath.ts';
import type { ViewAdapter } from '../driver.tsx';
import { field, form } from '../enquiryForm.tsx';
import { hydrateInSite, refuseStorage } from '../site.tsx';
import { answerCall, startService } from './enquiryService.ts';

const button = (name: string) => screen.getByRole('button', { name });

const standBy = /^Please stand by as we work on sending your request to our administrator\.$/;
const dialog = () => screen.getByRole('dialog', { name: 'Your request' });
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Assertions on the page in each state. */
const expectations: Record<string, (snapshot: AnyMachineSnapshot) => void> = {
  restoring: () => {},
  returning: noDialog,
  'filling.unchecked': () => {
    noDialog();
    for (const name of enquiryFields) expect(field(name).getAttribute('aria-invalid'), name).toBe('false');
  },
  'filling.checked': ({ context }) => {
    noDialog();
    for (const name of context.required) {
      const isEmpty = context.enquiry[name] === '';
      expect(field(name).getAttribute('aria-invalid')).toBe(isEmpty ? 'true' : 'false');
    }
  },
  alerting: () => {
    const alert = screen.getByRole('alertdialog');
    expect(alert.textContent).toContain('Please fill out all fields and select a service.');
  },
  'submitting.contactUs': () => {
    expect(dialog().textContent).toMatch(standBy);
    seesLoader(true);
  },
  'submitting.sendEmail': ({ context }) => expect(dialog().textContent).toBe(context.answer.message),
  refused: ({ context }) => {
    seesLoader(false);
    expect(dialog().textContent).toContain(context.answer.message);
    button('Close');
  },
  'stuckWaiting.withoutAnswer': ({ context }) => {
    expect(dialog().textContent).toContain('Please stand by');
    seesRescue(context.behaviour);
  },
  'stuckWaiting.withAnswer': ({ context }) => {
    expect(dialog().textContent).toContain(context.answer.message);
    seesRescue(context.behaviour);
  },
  thanked: () => screen.getByRole('heading', { name: '/thankyou' }),
};

const seesLoader = (isThere: boolean) => expect(dialog().querySelector('svg') !== null).toBe(isThere);

function seesRescue(behaviour: string) {
  const isAssisted = behaviour === 'assisted';
  seesLoader(!isAssisted);
  expect(screen.queryAllByRole('button', { name: /^(Try again|Back to the form)$/ })).toHaveLength(
    isAssisted ? 2 : 0,
  );
  expect(Array.from(dialog().querySelectorAll('a'), ({ protocol }) => protocol)).toEqual(
    isAssisted ? ['tel:', 'mailto:'] : [],
  );
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual(
    isAssisted ? ['Something went wrong on the way. What you wrote is still here.'] : [],
  );
}

/** The prerendered form, which is hydrated when its draft is restored. */
let page: { formName: 'home' | 'contact'; isHydrated: boolean; hydrate: () => Promise<void> };

async function open(path: PlannedPath) {
  const { form: formName, behaviour } = variantOf(path);
  settings.behaviour = behaviour;
  startService();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();

  const { draft, refused } = draftBefore(path);
  const stored = storedDraft(draft);
  if (stored) sessionStorage.setItem(`enquiry.${formName}`, stored);
  if (refused) refuseStorage(['getItem']);

  const prerendered = Promise.withResolvers<void>();
  const restored = Promise.withResolvers<void>();
  const hydrated = hydrateInSite(<Enquiry form={formName} />, () => {
    prerendered.resolve();
    return restored.promise;
  });
  await prerendered.promise;
  page = {
    formName,
    isHydrated: false,
    hydrate: async () => {
      restored.resolve();
      await hydrated;
      page.isHydrated = true;
    },
  };
}

const draft = () => {
  vi.mocked(Storage.prototype.getItem).mockRestore?.();
  return sessionStorage.getItem(`enquiry.${page.formName}`);
};

export const enquiry: ViewAdapter<'enquiry'> = {
  open,
  events: {
    'field.changed': ({ field: name, value }) => {
      if (page.isHydrated) {
        act(() => field(name).focus());
        fireEvent.change(field(name), { target: { value } });
      } else field(name).value = value;
    },
    // The page is restored when its draft is settled: it reads that at once.
    'page.restored': () => {},
    'contact.left': () => act(() => field('contact').blur()),
    'enquiry.submitted': () => {
      // A stored draft, so that a missing `removeDraft` fails on every path to success.
      sessionStorage.setItem(`enquiry.${page.formName}`, '{}');
      expect(fireEvent.submit(form()), 'the page is reloaded').toBe(false);
    },
    'alert.closed': () => fireEvent.click(button('OK')),
    'answer.closed': () => fireEvent.click(button('Close')),
    RETRY: () => fireEvent.click(button('Try again')),
    BACK_TO_FORM: () => fireEvent.click(button('Back to the form')),
  },
  actions: {
    storeDraft: (enquiry: object) => expect(JSON.parse(draft() ?? '')).toMatchObject({ enquiry }),
    // Nothing else is kept either: the mail call's data goes to the console alone (CALL-5).
    removeDraft: () => expect([draft(), sessionStorage.length]).toEqual([null, 0]),
    focusField: ({ field: name }: { field: keyof typeof labels }) =>
      expect(document.activeElement).toBe(field(name)),
    logFailure: ({ cause }: { cause: unknown }) =>
      expect(console.error).toHaveBeenLastCalledWith(failureNote, cause),
    logMailData: ({ data }: { data: unknown }) =>
      expect(console.info).toHaveBeenLastCalledWith('Mail call answered', data),
    openThankYou: () => screen.getByRole('heading', { name: '/thankyou' }),
  },
  settle: async (settlement) => {
    const { id, done, value } = settlement;
    if (id !== 'restoreDraft') return answerCall(settlement);
    if (!page.isHydrated) return page.hydrate();
    draft();
    sessionStorage.removeItem(`enquiry.${page.formName}`);
    if (!done) refuseStorage(['getItem']);
    else if ('enquiry' in (value as Draft))
      sessionStorage.setItem(`enquiry.${page.formName}`, JSON.stringify(value));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  },
  expectState: (state, snapshot) => {
    // No render shows `returning`: it ends before the next one.
    if (state !== 'thanked' && state !== 'returning') expect(form().dataset.state).toBe(state);
    const assertLook = expectations[state];
    if (!assertLook) throw new Error(`No assertion for the state '${state}'.`);
    assertLook(snapshot);
    if (!isHydrated(snapshot) || state === 'thanked') return;
    const shown = shownValues(snapshot);
    for (const name of enquiryFields) expect(field(name).value, name).toBe(shown[name]);
  },
};
