import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { enquiryFields, enquiryMachine } from '../../machines/enquiry.machine.ts';
import { recordTransitions } from '../../machines/transitions.ts';
import { createDraftStore } from '../../src/actors/draft.ts';
import { pathOf } from '../../src/actors/statePath.ts';
import { EnquiryView } from '../../src/features/enquiry/EnquiryView.tsx';
import { inspection } from '../../src/inspect.ts';
import { settings } from '../../src/settings.ts';
import {
  draftBefore,
  isAlive,
  labels,
  setOf,
  shownValues,
  storedDraft,
  typedValue,
} from '../support/castOfEnquiry.ts';
import { follow, settlementOf, type Walk, walk } from '../support/walk.ts';
import { enquiryWorld } from '../worlds/enquiry.world.ts';
import { PATIENCE, walksEveryTransition } from './cast.tsx';

const calls = vi.hoisted(() => ({ pending: new Map<string, PromiseWithResolvers<never>>() }));

vi.mock('../../src/actors/enquiryCalls.ts', () => {
  const call = (id: string) => () => {
    const pending = Promise.withResolvers<never>();
    calls.pending.set(id, pending);
    return pending.promise;
  };
  return {
    contactUs: call('contactUs'),
    sendEmail: call('sendEmail'),
    enquiriesClient: () => Promise.resolve(),
  };
});

const { walks } = await walk(enquiryMachine, enquiryWorld);
const recorder = recordTransitions(enquiryMachine.id);
inspection.inspect = recorder.inspect;

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: keyof typeof labels) => screen.getByLabelText<HTMLInputElement>(labels[name]);
const form = () => screen.getByRole('form', { name: 'Enquiry', hidden: true });

/** How a visitor makes each event happen. The type demands one per event. */
const visitor: Record<keyof typeof enquiryWorld.events, () => unknown> = {
  'field.changed': () => {},
  'contact.left': () => act(() => field('contact').blur()),
  'enquiry.submitted': () => fireEvent.submit(form()),
  'alert.closed': () => fireEvent.click(button('OK')),
  'answer.closed': () => fireEvent.click(button('Close')),
  RETRY: () => fireEvent.click(button('Try again')),
  BACK_TO_FORM: () => fireEvent.click(button('Back to the form')),
};

const standBy = /^Please stand by as we work on sending your request to our administrator\.$/;
const dialog = () => screen.getByRole('dialog', { name: 'Your request' });
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();

/** What a visitor must see in each state. */
const sees: Record<string, (snapshot: AnyMachineSnapshot) => void> = {
  restoring: () => expect(form().dataset.state).toBe('restoring'),
  'filling.unchecked': noDialog,
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
  'submitting.contactUs': () => expect(dialog().textContent).toMatch(standBy),
  'submitting.sendEmail': ({ context }) => expect(dialog().textContent).toBe(context.answer.message),
  refused: ({ context }) => {
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

function seesRescue(behaviour: string) {
  const isAssisted = behaviour === 'assisted';
  expect(screen.queryAllByRole('button', { name: /^(Try again|Back to the form)$/ })).toHaveLength(
    isAssisted ? 2 : 0,
  );
  expect(dialog().querySelector('a[href^="tel:"]') !== null).toBe(isAssisted);
}

/** The page of one form, and the page it leads to. */
function siteWith(formName: 'home' | 'contact') {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <EnquiryView form={formName} />,
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

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  for (const formName of ['home', 'contact']) createDraftStore(`enquiry.${formName}`).forget();
  calls.pending.clear();
});

/** Plays one walk: the prerendered form first, then the same form come alive. */
async function play(scene: Walk) {
  const { form: formName, behaviour } = setOf(scene);
  settings.behaviour = behaviour;
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'info').mockReturnValue();

  const { draft, refused } = draftBefore(scene);
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

  let before: AnyMachineSnapshot | undefined;
  await follow(scene.path, {
    act: (event) => {
      if (event.type !== 'field.changed') return visitor[event.type as keyof typeof visitor]();
      const { field: name, value } = typedValue(event);
      if (before && isAlive(before)) {
        act(() => field(name).focus());
        fireEvent.change(field(name), { target: { value } });
      } else field(name).value = value;
    },
    wait: () => expect.unreachable('the machine has no delays'),
    settle: (event) =>
      act(async () => {
        const { id, done, value } = settlementOf(event);
        if (id === 'restoreDraft') {
          render(app, { container, hydrate: true });
          return;
        }
        await vi.waitFor(() => expect(calls.pending.has(id)).toBe(true), PATIENCE);
        const pending = calls.pending.get(id);
        if (done) pending?.resolve(value as never);
        else pending?.reject(value);
      }),
    expect: async (snapshot) => {
      before = snapshot;
      const state = pathOf(snapshot.value);
      await vi.waitFor(() => {
        if (state !== 'thanked') expect(form().dataset.state).toBe(state);
        const see = sees[state];
        if (!see) throw new Error(`Nobody looks at '${state}'.`);
        see(snapshot);
      }, PATIENCE);
      if (!isAlive(snapshot) || state === 'thanked') return;
      const shown = shownValues(snapshot);
      for (const name of enquiryFields) expect(field(name).value, name).toBe(shown[name]);
    },
  });
}

test.each(walks.map((scene) => [scene.name, scene] as const))('%s', async (_, scene) => {
  await play(scene);
});

// biome-ignore lint/suspicious/noExportsInTest: only its type is imported, by the index of drivers
export const enquiryDriver = walksEveryTransition('enquiry', recorder.walked);
