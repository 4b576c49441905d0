import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { typed } from '../modelInputs/enquiry.ts';
import { expect, test } from './fixtures.ts';
import { fillForm, form, submitButton } from './form.ts';

/** A stand-in for Stately's page: it listens as the library's receiver does, and connects on request. */
const receiver = `<!doctype html><title>Inspector</title><script>
  const messages = [];
  addEventListener('message', ({ data }) => messages.push(data));
  const connect = () => opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** The names of the states that an actor passed through, in order. */
const statesOf = (messages: readonly StatelyInspectionEvent[], id: string | undefined) =>
  messages
    .flatMap((message) =>
      message.type === '@xstate.snapshot' && message.sessionId === id && 'value' in message.snapshot
        ? [JSON.stringify(message.snapshot.value)]
        : [],
    )
    .filter((state, index, all) => state !== all[index - 1]);

test('a window that connects late is told of a whole enquiry, actor by actor and state by state, without a word of it or of its answer', async ({
  page,
  context,
}) => {
  await context.route('https://stately.ai/inspect', (route) =>
    route.fulfill({ contentType: 'text/html', body: receiver }),
  );
  await page.route('**/api/*', (route) =>
    route.fulfill({ json: { success: true, message: `Thank you, ${typed.name}.`, data: typed } }),
  );
  const opened = page.waitForEvent('popup');
  await page.goto('/contact?inspect');
  const inspector = await opened;
  await page.bringToFront();
  await expect(form(page)).toHaveAttribute('data-state', 'filling.unchecked');
  await fillForm(page);
  await submitButton(page).click();
  await expect(page).toHaveURL(/thankyou$/);

  await inspector.evaluate('connect()');
  const read = () => inspector.evaluate<StatelyInspectionEvent[]>('messages');
  await expect.poll(async () => JSON.stringify(await read())).toContain('"value":"thanked"');
  const messages = await read();
  const actors = messages.filter((message) => message.type === '@xstate.actor');
  expect(new Set(actors.map(({ name }) => name))).toEqual(
    new Set([
      ...['chunk', 'load', 'navigation', 'startUp'],
      ...['headerScroll', 'menu', 'dock', 'chatButton', 'scrollToTop', 'imageReveal'],
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
