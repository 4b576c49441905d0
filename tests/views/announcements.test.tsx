import { virtual } from '@guidepup/virtual-screen-reader';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applied, resume } from '../modelInputs/careers.ts';
import { typed } from '../modelInputs/enquiry.ts';
import { viewAdapters } from './adapters/index.ts';
import { media, TIMEOUT_MS } from './site.tsx';

/** The speech of a screen reader while a page is used: names, roles, states and live regions, word for word. */

const { careerApplication, enquiry, navigation } = viewAdapters;

/** Opens a view with the input of that variant. */
const start = (variant = '') => ({ name: variant, variant, input: undefined, steps: [] });

const done = (actor: string, output: unknown) =>
  enquiry.settle?.({ type: `xstate.done.actor.${actor}`, output });

beforeEach(() => {
  // As in a browser, a dialog that opens takes the focus: its first control, or else itself.
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    const control = this.querySelector('button');
    if (!control) this.tabIndex = -1;
    (control ?? this).focus();
  });
  vi.stubGlobal('matchMedia', (query: string) => media.query(query));
});

afterEach(() => virtual.stop());

/** Starts to record the speech. */
async function listen() {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
}

/** Expects exactly these phrases since `listen` or the last call; a changed live region is repeated. */
async function hears(...phrases: string[]) {
  await vi.waitFor(
    async () => expect([...new Set(await virtual.spokenPhraseLog())]).toEqual(phrases),
    TIMEOUT_MS,
  );
  await virtual.clearSpokenPhraseLog();
}

async function openEnquiry(values: Partial<typeof typed>, behaviour = 'specified') {
  await enquiry.open(start(`contact, ${behaviour}`));
  await act(async () => done('restoreDraft', {}));
  for (const [field, value] of Object.entries(values))
    await enquiry.events['field.changed']({ type: 'field.changed', field, value });
  await listen();
}

test('a change of page: its heading, and its title', async () => {
  await navigation.open(start());
  await navigation.events['navigation.started']({ type: 'navigation.started' });
  await listen();
  await navigation.events['page.rendered']({ type: 'page.rendered' });
  await hears('heading, /about-us, level 1', 'polite: Title of /about-us');
});

test('an enquiry with gaps: the alert, then the first invalid field and what is wrong with it', async () => {
  await openEnquiry({ name: typed.name });
  await enquiry.events['enquiry.submitted']({ type: 'enquiry.submitted' });
  await hears(
    'alertdialog, Not sent yet, Please fill out all fields and select a service., modal',
    'button, OK',
    'assertive: Not sent yet',
  );
  await enquiry.events['alert.closed']({ type: 'alert.closed' });
  await hears(
    'textbox, Company Name, Please tell us your company’s name., invalid, required',
    // The last phrase of an assertive region, as it closes.
    'assertive: Please fill out all fields and select a service.OK',
  );
});

test('an enquiry on its way: to stand by, then the answer', async () => {
  await openEnquiry(typed);
  await enquiry.events['enquiry.submitted']({ type: 'enquiry.submitted' });
  await hears('dialog, Your request, modal');
  await virtual.next();
  await virtual.next();
  await hears('status', 'Please stand by as we work on sending your request to our administrator.');
  await act(() => done('contactUs', { success: false, message: 'The office is closed today.' }));
  await hears('button, Close', 'polite: The office is closed today.');
});

test('assisted, a call that failed: that something went wrong, and the way to try again (ENQUIRY-20)', async () => {
  await openEnquiry(typed, 'assisted');
  await enquiry.events['enquiry.submitted']({ type: 'enquiry.submitted' });
  await hears('dialog, Your request, modal');
  await act(() =>
    enquiry.settle?.({ type: 'xstate.error.actor.contactUs', error: new TypeError('Failed to fetch') }),
  );
  await hears('button, Try again');
  // The screen reader of this test is silent about a region that comes with its text; others read an alert.
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toBe('Something went wrong on the way. What you wrote is still here.');
});

test('an application with gaps: the first invalid field, and what is wrong with it', async () => {
  await careerApplication.open(start('assisted'));
  await listen();
  await act(async () => careerApplication.events['application.submitted']({ type: 'application.submitted' }));
  await hears('textbox, Full Name, Please tell us your full name., invalid, required');
});

test('an application that is complete: that nothing has been sent yet, and what to do', async () => {
  await careerApplication.open(start('specified'));
  for (const [field, value] of Object.entries(applied))
    await careerApplication.events['field.changed']({ type: 'field.changed', field, value });
  await careerApplication.events['file.changed']({ type: 'file.changed', cv: resume });
  await listen();
  await act(async () => careerApplication.events['application.submitted']({ type: 'application.submitted' }));
  await hears(
    'region, Nothing has been sent yet, Your application is complete, but so far it is only on this page. Open it as an e-mail, attach your CV, which a link cannot do for you, and send it from there.',
  );
});
