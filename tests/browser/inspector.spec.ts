import type { BrowserContext, Page } from '@playwright/test';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { typed } from '../modelInputs/enquiry.ts';
import { expect, test } from './fixtures.ts';
import { fillForm, form, submitButton } from './form.ts';
import { hydrated } from './hydrated.ts';

/** A stand-in for Stately's page: it listens as the library's receiver does, and connects on request. */
const receiver = `<!doctype html><title>Inspector</title><script>
  const messages = [];
  addEventListener('message', ({ data }) => messages.push(data));
  const connect = () => opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Opens a page with the inspector's window, which has not connected yet. */
async function inspect(page: Page, context: BrowserContext, url: string): Promise<Page> {
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  );
  const opened = page.waitForEvent('popup');
  await page.goto(url);
  const inspector = await opened;
  await page.bringToFront();
  await hydrated(page);
  return inspector;
}

const connect = (inspector: Page) => inspector.evaluate('connect()');
const messagesOf = (inspector: Page) => inspector.evaluate<StatelyInspectionEvent[]>('messages');
const actorsIn = (messages: readonly StatelyInspectionEvent[]) =>
  messages.filter((message) => message.type === '@xstate.actor');

/** Waits until the inspector's window has received an event. */
const hears = (inspector: Page, type: string) =>
  expect
    .poll(async () =>
      (await messagesOf(inspector)).map((message) => 'event' in message && message.event.type),
    )
    .toContain(type);

function expectSmall(messages: readonly StatelyInspectionEvent[]) {
  for (const message of messages) expect(JSON.stringify(message).length, message.type).toBeLessThan(20_000);
}

test('a window that connects late knows every actor of the home page, by messages under 20 kB', async ({
  page,
  context,
  site,
}) => {
  const inspector = await inspect(page, context, `${site.url}/?inspect`);
  await connect(inspector);
  for (const section of await page.locator('main section').all()) await section.scrollIntoViewIfNeeded();
  await hears(inspector, 'xstate.done.actor.restoreDraft');
  const early = actorsIn(await messagesOf(inspector));

  // Reloaded, the window knows no actor. It may receive the page's events before it connects again.
  await inspector.reload();
  await inspector.evaluate('messages.length = 0; connect()');
  await hears(inspector, 'xstate.done.actor.restoreDraft');
  const messages = await messagesOf(inspector);
  expectSmall(messages);
  const late = actorsIn(messages).map(({ sessionId }) => sessionId);
  expect(late).toEqual(expect.arrayContaining(early.map(({ sessionId }) => sessionId)));
  // xstate numbers actors as it makes them.
  expect(late).toEqual(late.map((_, index) => `x:${index}`));
  expect(actorsIn(messages).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['menu', 'heroVideo', 'carousel', 'logoStrip', 'imageReveal', 'enquiry']),
  );
});

/** The names of the states that an actor passed through, in order. */
const statesOf = (messages: readonly StatelyInspectionEvent[], id: string | undefined) =>
  messages
    .flatMap((message) =>
      message.type === '@xstate.snapshot' && message.sessionId === id && 'value' in message.snapshot
        ? [JSON.stringify(message.snapshot.value)]
        : [],
    )
    .filter((state, index, all) => state !== all[index - 1]);

test('a whole enquiry arrives, actor by actor and state by state, without a word of it or of its answer', async ({
  page,
  context,
  site,
}) => {
  const inspector = await inspect(page, context, `${site.url}/contact?inspect`);
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await page.route('**/api/*', (route) =>
    route.fulfill({ json: { success: true, message: `Thank you, ${typed.name}.`, data: typed } }),
  );
  await fillForm(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/thankyou$/);
  await connect(inspector);
  await hears(inspector, 'xstate.done.actor.sendEmail');
  const messages = await messagesOf(inspector);
  expectSmall(messages);
  const actors = actorsIn(messages);
  expect(new Set(actors.map(({ name }) => name))).toEqual(
    new Set([
      ...['chunk', 'load', 'navigation', 'startUp'],
      ...['headerScroll', 'menu', 'dock', 'chatButton', 'scrollToTop'],
      ...['enquiry', 'restoreDraft', 'contactUs', 'sendEmail'],
    ]),
  );
  // React may render more than once before it mounts; the actors of earlier renders never start.
  const enquiry = actors.findLast(({ name }) => name === 'enquiry')?.sessionId;
  for (const child of ['restoreDraft', 'contactUs', 'sendEmail'])
    expect(actors.findLast(({ name }) => name === child)?.parentId, child).toBe(enquiry);
  expect(statesOf(messages, enquiry)).toEqual([
    '"restoring"',
    '{"filling":"unchecked"}',
    '{"submitting":"contactUs"}',
    '{"submitting":"sendEmail"}',
    '"thanked"',
  ]);
  for (const word of [...Object.values(typed), '9876543210'])
    expect(JSON.stringify(messages)).not.toContain(word);
});
