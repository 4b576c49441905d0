import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { enquiryFields } from '../../../machines/enquiryFields.ts';
import { Enquiry } from '../../../src/features/enquiry/Enquiry.tsx';
import { settings } from '../../../src/settings.ts';
import {
  draftBefore,
  isHydrated,
  labels,
  shownValues,
  storedDraft,
  typedValue,
  variantOf,
} from '../../support/enquiryForm.ts';
import { type PlannedPath, settlementOf } from '../../support/plannedPath.ts';
import type { ViewAdapter } from '../driver.tsx';
import { PATIENCE } from '../site.tsx';

interface Call {
  request: Request;
  answer: PromiseWithResolvers<Response>;
}

/** The calls that wait for their answer, by the last part of their path. */
const calls = new Map<string, Call>();

const call = (request: Request) => {
  const answer = Promise.withResolvers<Response>();
  const { pathname } = new URL(request.url);
  calls.set(pathname.slice(pathname.lastIndexOf('/') + 1), { request, answer });
  return answer.promise;
};

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const form = () => screen.getByRole('form', { name: 'Enquiry', hidden: true });

const standBy = /^Please stand by as we work on sending your request to our administrator\.$/;
const dialog = () => screen.getByRole('dialog', { name: 'Your request' });
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** Assertions on the page in each state. */
const sees: Record<string, (snapshot: AnyMachineSnapshot) => void> = {
  restoring: () => expect(form().dataset.state).toBe('restoring'),
  'filling.unchecked': () => {
    noDialog();
    for (const name of enquiryFields) expect(field(name).getAttribute('aria-invalid'), name).toBeNull();
  },
  'filling.checked': ({ context }) => {
    noDialog();
    for (const name of context.required) {
      const isEmpty = context.enquiry[name] === '';
      expect(field(name).getAttribute('aria-invalid')).toBe(isEmpty ? 'true' : null);
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
  thanked: () => screen.getByRole('heading', { name: 'Thanked' }),
};

const seesLoader = (isThere: boolean) => expect(dialog().querySelector('svg') !== null).toBe(isThere);

function seesRescue(behaviour: string) {
  const isAssisted = behaviour === 'assisted';
  expect(screen.queryAllByRole('button', { name: /^(Try again|Back to the form)$/ })).toHaveLength(
    isAssisted ? 2 : 0,
  );
  expect(Array.from(dialog().querySelectorAll('a'), ({ protocol }) => protocol)).toEqual(
    isAssisted ? ['tel:', 'mailto:'] : [],
  );
}

/** The page of one form, and the page it leads to. */
function siteWith(formName: 'home' | 'contact') {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Enquiry form={formName} />,
  });
  const thankYou = createRoute({
    getParentRoute: () => root,
    path: '/thankyou',
    component: () => <h1>Thanked</h1>,
  });
  return createRouter({
    routeTree: root.addChildren([page, thankYou]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
}

/** The prerendered form, which is hydrated when its draft is restored. */
let page: { formName: 'home' | 'contact'; isHydrated: boolean; hydrate: () => void };

async function open(path: PlannedPath) {
  const { form: formName, behaviour } = variantOf(path);
  settings.behaviour = behaviour;
  vi.stubGlobal('fetch', call);
  calls.clear();
  keys = new Map();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();

  const { draft, refused } = draftBefore(path);
  const stored = storedDraft(draft);
  if (stored) sessionStorage.setItem(`enquiry.${formName}`, stored);
  if (refused) {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('storage refused', 'SecurityError');
    });
  }

  const router = siteWith(formName);
  router.ssr = { manifest: undefined };
  await router.load();
  const app = <RouterProvider router={router} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  page = {
    formName,
    isHydrated: false,
    hydrate: () => {
      render(app, { container, hydrate: true });
      page.isHydrated = true;
    },
  };
}

const draft = () => {
  vi.mocked(Storage.prototype.getItem).mockRestore?.();
  return sessionStorage.getItem(`enquiry.${page.formName}`);
};

/** The words of each enquiry that was sent, by the key its calls carried: the same words have the same key. */
let keys = new Map<string | null, string>();

async function answerCall(event: AnyEventObject) {
  const { id, done, value } = settlementOf(event);
  await vi.waitFor(() => expect(calls.has(id)).toBe(true), PATIENCE);
  const { request, answer } = calls.get(id) as Call;
  calls.delete(id);
  const words = await request.text();
  const key = request.headers.get('Idempotency-Key');
  expect(keys.get(key) ?? words, 'the words of this key').toBe(words);
  expect([...keys.values()].filter((known) => known === words).length, 'keys of these words').toBe(
    keys.has(key) ? 1 : 0,
  );
  keys.set(key, words);
  if (!done) answer.reject(value);
  else
    answer.resolve(
      Response.json(id === 'contactUs' ? value : { success: true, message: 'Sent.', data: value }),
    );
}

/** The states that have a button for it. */
const offeredIn: Record<string, readonly string[] | undefined> = {
  'alert.closed': ['alerting'],
  'answer.closed': ['refused'],
  RETRY: [],
  BACK_TO_FORM: [],
};

export const enquiry: ViewAdapter<'enquiry'> = {
  open,
  events: {
    'field.changed': (event) => {
      const { field: name, value } = typedValue(event);
      if (page.isHydrated) {
        act(() => field(name).focus());
        fireEvent.change(field(name), { target: { value } });
      } else field(name).value = value;
    },
    'draft.found': ({ draft: found }) => {
      draft();
      sessionStorage.setItem(`enquiry.${page.formName}`, JSON.stringify(found));
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    },
    'contact.left': () => act(() => field('contact').blur()),
    'enquiry.submitted': () => fireEvent.submit(form()),
    'alert.closed': () => fireEvent.click(button('OK')),
    'answer.closed': () => fireEvent.click(button('Close')),
    RETRY: () => fireEvent.click(button('Try again')),
    BACK_TO_FORM: () => fireEvent.click(button('Back to the form')),
  },
  actions: {
    keepDraft: (enquiry: object) => expect(JSON.parse(draft() ?? '')).toMatchObject({ enquiry }),
    forgetDraft: () => expect(draft()).toBeNull(),
    focusField: ({ field: name }: { field: keyof typeof labels }) =>
      expect(document.activeElement).toBe(field(name)),
    logFailure: ({ cause }: { cause: unknown }) =>
      expect(console.error).toHaveBeenLastCalledWith('Error submitting form', cause),
    logMailData: ({ data }: { data: unknown }) =>
      expect(console.info).toHaveBeenLastCalledWith('Mail call answered', data),
    openThankYou: () => screen.getByRole('heading', { name: 'Thanked' }),
  },
  settle: async (event) => {
    if (settlementOf(event).id === 'restoreDraft') page.hydrate();
    else await answerCall(event);
  },
  impossible: (type, state) => offeredIn[type]?.includes(state) === false,
  shows: form,
  gone: ['thanked'],
  sees: (state, snapshot) => {
    const see = sees[state];
    if (!see) throw new Error(`No assertion for the state '${state}'.`);
    see(snapshot);
    if (!isHydrated(snapshot) || state === 'thanked') return;
    const shown = shownValues(snapshot);
    for (const name of enquiryFields) expect(field(name).value, name).toBe(shown[name]);
  },
};
