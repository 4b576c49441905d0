import { expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { eventWords } from '../../machines/transitions.ts';
import { REWOUND, rewind, sendAndFreeze } from '../../src/machineRoom/core/rewind.ts';
import { runningCarousel, runningEnquiry } from './running.ts';

// These fail when a release of xstate changes what `rewind.ts` calls.

test('a rewound actor is in its earlier state, tells its observers, and takes its next event from there', async () => {
  const { actor } = await runningEnquiry();
  const filling = actor.getSnapshot();
  actor.send({ type: 'field.changed', field: 'name', value: 'Asha Verma' });
  actor.send({ type: 'enquiry.submitted' });
  expect(actor.getSnapshot().value).toBe('alerting');
  const observer = vi.fn();
  actor.subscribe(observer);
  rewind(actor, filling);
  expect(eventWords(REWOUND), 'in the log').toBe('rewound');
  expect(observer).toHaveBeenCalledOnce();
  expect(observer.mock.calls[0]?.[0]).toMatchObject({
    value: { filling: 'unchecked' },
    context: filling.context,
  });
  expect(actor.getSnapshot().matches('filling')).toBe(true);
  actor.send({ type: 'field.changed', field: 'name', value: 'Kavi' });
  expect(actor.getSnapshot().context.enquiry.name).toBe('Kavi');
});

test('a rewound actor is frozen: its timers are stopped until an event starts them', () => {
  const clock = new SimulatedClock();
  const { actor } = runningCarousel(clock);
  const first = actor.getSnapshot();
  actor.send({ type: 'next.pressed' });
  rewind(actor, first);
  clock.increment(60_000);
  expect(actor.getSnapshot().context.position).toBe(0);
  actor.send({ type: 'next.pressed' });
  clock.increment(500);
  expect(actor.getSnapshot().value).toMatchObject({ slide: 'resting' });
  actor.send({ type: 'page.hidden' });
  actor.send({ type: 'page.shown' });
  clock.increment(3_000);
  expect(actor.getSnapshot().context.position).toBe(2);
});

test('a rewound actor has no invoked actor: the call is aborted, and made again by the event that leads to it', async () => {
  const { actor, calls } = await runningEnquiry({ required: [] });
  const filling = actor.getSnapshot();
  actor.send({ type: 'enquiry.submitted' });
  const submitting = actor.getSnapshot();
  rewind(actor, submitting);
  expect(calls).toEqual(['contactUs', 'contactUs aborted']);
  expect(actor.getSnapshot().children).toEqual({});
  rewind(actor, filling);
  actor.send({ type: 'enquiry.submitted' });
  expect(calls.slice(2)).toEqual(['contactUs']);
});

test('an actor that has ended is not rewound', async () => {
  const { actor } = await runningEnquiry();
  const filling = actor.getSnapshot();
  actor.stop();
  expect(() => rewind(actor, filling)).toThrow('has ended');
});

test('an event sent to a frozen actor makes no call and starts no timer; the next event makes real ones', async () => {
  const { actor, calls } = await runningEnquiry({ required: [] });
  const filling = actor.getSnapshot();
  sendAndFreeze(actor, { type: 'enquiry.submitted' });
  expect(actor.getSnapshot().value).toEqual({ submitting: 'contactUs' });
  expect(calls).toEqual([]);
  sendAndFreeze(actor, { type: 'xstate.done.actor.contactUs', output: { success: true } });
  expect(actor.getSnapshot().value).toEqual({ submitting: 'sendEmail' });
  expect(calls).toEqual([]);
  rewind(actor, filling);
  actor.send({ type: 'enquiry.submitted' });
  expect(calls).toEqual(['contactUs']);

  const clock = new SimulatedClock();
  const carousel = runningCarousel(clock).actor;
  sendAndFreeze(carousel, { type: 'next.pressed' });
  clock.increment(60_000);
  expect(carousel.getSnapshot().value).toMatchObject({ slide: 'sliding' });
  expect(carousel.getSnapshot().context.position).toBe(1);
});
