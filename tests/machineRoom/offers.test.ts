import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { enquiryFields } from '../../machines/enquiryFields.ts';
import { type Offer, offersIn } from '../../src/machineRoom/core/offers.ts';
import { eventWith, payloadText } from '../../src/machineRoom/core/payload.ts';
import { typed } from '../modelInputs/enquiry.ts';
import { runningCarousel, runningEnquiry } from './running.ts';

const rows = (offers: readonly Offer[]) => offers.map(({ label, payload }) => `${label} ${payload}`);

test('a form that is filled in accepts these events, with the payloads of the model inputs', async () => {
  const { actor } = await runningEnquiry();
  const { accepted, awaited, ignored } = offersIn('enquiry', actor.getSnapshot());
  expect(rows(accepted)).toEqual([
    'field.changed {"field":"name","value":"Asha Verma"}',
    'page.restored {}',
    'enquiry.submitted {}',
    'contact.left {}',
  ]);
  expect(awaited).toEqual([]);
  expect(ignored.map(({ label }) => label)).toEqual([
    'alert.closed',
    'answer.closed',
    'RETRY',
    'BACK_TO_FORM',
  ]);
});

test('an event keeps a payload that its machine can take when the model inputs have none now', async () => {
  const { actor } = await runningEnquiry();
  for (const field of enquiryFields) actor.send({ type: 'field.changed', field, value: typed[field] });
  const { accepted } = offersIn('enquiry', actor.getSnapshot());
  expect(rows(accepted)).toContain('field.changed {"field":"name","value":"Asha Verma"}');
});

test('a call that is under way may end in each way of the model inputs', async () => {
  const { actor } = await runningEnquiry({ required: [] });
  actor.send({ type: 'enquiry.submitted' });
  const { accepted, awaited } = offersIn('enquiry', actor.getSnapshot());
  expect(rows(accepted)).toEqual(['contact.left {}']);
  expect(awaited.map(({ label }) => label)).toEqual([
    'done contactUs',
    'done contactUs',
    'done contactUs',
    'error contactUs',
  ]);
  expect(awaited.at(-1)?.payload).toBe('{"error":{"name":"Error","message":"offline"}}');
  for (const { type, payload } of awaited.slice(-1)) actor.send(eventWith(type, payload) as never);
  expect(actor.getSnapshot().value).toEqual({ stuckWaiting: 'withoutAnswer' });
});

test('a delay is offered by its length and name, and its event ends the wait', () => {
  const { actor } = runningCarousel(new SimulatedClock());
  actor.send({ type: 'next.pressed' });
  const { awaited } = offersIn('carousel', actor.getSnapshot());
  expect(awaited.map(({ label }) => label)).toEqual([
    'after 3000 ms (autoplay)',
    'after 500 ms (transition)',
  ]);
  for (const { type, payload } of awaited.slice(-1)) actor.send(eventWith(type, payload) as never);
  expect(actor.getSnapshot().value).toMatchObject({ slide: 'resting' });
});

describe('an edited payload', () => {
  test('is that of the event', () => {
    expect(eventWith('dot.pressed', '{"index":2}')).toEqual({ type: 'dot.pressed', index: 2 });
    expect(eventWith('dot.pressed', ' ')).toEqual({ type: 'dot.pressed' });
  });

  test('never changes its type', () => {
    expect(eventWith('dot.pressed', '{"type":"next.pressed"}')).toEqual({ type: 'dot.pressed' });
  });

  test('of an error is an error again, with its name', () => {
    const error = Object.assign(new Error('no such script'), { name: 'Missing' });
    const type = 'xstate.error.actor.load';
    const event = eventWith(type, payloadText({ type, error }));
    expect(event.error).toBeInstanceOf(Error);
    expect(event.error).toMatchObject({ name: 'Missing', message: 'no such script' });
  });

  test.each(['[]', 'null', '2', '{', '"name"'])('is not %s', (text) => {
    expect(() => eventWith('dot.pressed', text)).toThrow();
  });
});
