import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { careerApplicationMachine } from '../../machines/careerApplication.machine.ts';
import { faqMachine } from '../../machines/faq.machine.ts';
import { createRoom, ENTRY_LIMIT, GONE_LIMIT } from '../../src/machineRoom/core/room.ts';
import { runningCarousel, runningEnquiry } from './running.ts';

test('actors are counted by machine; one that starts again is the same one, as in strict mode', () => {
  const room = createRoom();
  const inspect = room.open();
  const faqs = [1, 2].map(() => createActor(faqMachine, { inspect }).start());
  // React's strict mode creates an actor that it never starts.
  createActor(faqMachine, { inspect });
  expect(room.actors().map(({ name, isGone }) => [name, isGone])).toEqual([
    ['faq', false],
    ['faq 2', false],
  ]);
  faqs[0]?.stop();
  expect(room.actors().map(({ isGone }) => isGone)).toEqual([true, false]);
  const [first] = room.actors();
  // As @xstate/react does it.
  Object.assign(faqs[0] ?? {}, { _processingStatus: 0, _snapshot: first?.entries[0]?.snapshot });
  faqs[0]?.start();
  expect(room.actors().map(({ isGone }) => isGone)).toEqual([false, false]);
  expect(first?.entries.map(({ outcome }) => outcome)).toEqual(['started', 'stopped', 'started']);
  // The next page counts its actors anew.
  createActor(faqMachine, { inspect: room.open() }).start();
  expect(room.actors().map(({ name }) => name)).toEqual(['faq']);
});

test('an actor that an event made throw is gone', () => {
  const room = createRoom();
  const actor = createActor(careerApplicationMachine, {
    input: { behaviour: 'specified' },
    inspect: room.open(),
  });
  actor.subscribe({ error: () => {} });
  actor.start();
  actor.send({ type: 'field.changed', field: 'contact' } as never);
  expect(room.actors().map(({ isGone }) => isGone)).toEqual([true]);
});

test('the oldest of the actors that are gone are forgotten', () => {
  const room = createRoom();
  const inspect = room.open();
  const stays = createActor(faqMachine, { inspect }).start();
  for (let index = 0; index < GONE_LIMIT + 5; index += 1) createActor(faqMachine, { inspect }).start().stop();
  expect(room.actors().map(({ name }) => name)).toEqual([
    'faq',
    ...Array.from({ length: GONE_LIMIT }, (_, index) => `faq ${index + 7}`),
  ]);
  stays.stop();
});

test('an event is taken, by these transitions and with these actions', async () => {
  const { actor, seen } = await runningEnquiry();
  actor.send({ type: 'enquiry.submitted' });
  expect(seen().entries.at(-1)).toMatchObject({
    outcome: 'taken',
    event: { type: 'enquiry.submitted' },
    transitions: ['enquiry.filling --enquiry.submitted[else]--> enquiry.alerting'],
  });
  actor.send({ type: 'alert.closed' });
  expect(seen().entries.at(-1)).toMatchObject({ outcome: 'taken', actions: ['focusField'] });
});

test('an event for which no active state has a transition is ignored', async () => {
  const { actor, seen } = await runningEnquiry();
  actor.send({ type: 'alert.closed' });
  expect(seen().entries.at(-1)).toMatchObject({ outcome: 'ignored', transitions: [], guards: [] });
});

test.each([
  ['specified', 'refused', ['isAssisted']],
  ['assisted', 'taken', []],
] as const)('%s: the retry is %s', async (behaviour, outcome, guards) => {
  const { actor, seen } = await runningEnquiry({ behaviour, required: [] });
  actor.send({ type: 'enquiry.submitted' });
  actor.send({ type: 'xstate.error.actor.contactUs', error: new Error('offline') } as never);
  actor.send({ type: 'RETRY' });
  expect(seen().entries.at(-1)).toMatchObject({ outcome, guards });
});

test('invoked promises and unknown machines are no actors of the room', async () => {
  const { room } = await runningEnquiry();
  expect(room.actors().map(({ name }) => name)).toEqual(['enquiry']);
});

test('entries have the time since their page was opened, and ids that grow', () => {
  let now = 1_000;
  const room = createRoom(() => now);
  const inspect = room.open();
  now += 250;
  const actor = createActor(faqMachine, { inspect }).start();
  now += 50;
  actor.send({ type: 'question.opened' });
  const entries = room.actors()[0]?.entries ?? [];
  expect(entries.map(({ at }) => at)).toEqual([250, 300]);
  expect(entries.map(({ id }) => id)).toEqual([1, 2]);
});

test('the entries of an actor have a limit, and the latest stay', () => {
  const clock = new SimulatedClock();
  const { actor, seen } = runningCarousel(clock);
  for (let index = 0; index < ENTRY_LIMIT + 10; index += 1) actor.send({ type: 'next.pressed' });
  expect(seen().entries).toHaveLength(ENTRY_LIMIT);
  expect(seen().entries.at(-1)?.snapshot.context.position).toBe(ENTRY_LIMIT + 10);
});

test('after any number of events there is one notice in 100 ms', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { actor, room } = runningCarousel(new SimulatedClock());
  vi.advanceTimersByTime(100);
  const listener = vi.fn();
  const unsubscribe = room.subscribe(listener);
  const before = room.version();
  for (let index = 0; index < 30; index += 1) actor.send({ type: 'next.pressed' });
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(99);
  expect(room.version()).toBe(before);
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  expect(room.version()).toBe(before + 1);
  unsubscribe();
  actor.send({ type: 'next.pressed' });
  vi.advanceTimersByTime(100);
  expect(room.version()).toBe(before + 2);
  expect(listener).toHaveBeenCalledOnce();
});

test('a rewound actor is shown at once: a key that is held goes on from there', async () => {
  const { room, seen } = await runningEnquiry();
  const [first] = seen().entries;
  if (first === undefined) throw new Error('There is no entry.');
  const before = room.version();
  room.rewind(seen(), first);
  expect(room.version()).toBe(before + 1);
});

test('a rewound actor says where it stands, and its next event is classified from there', async () => {
  const { actor, room, seen } = await runningEnquiry();
  const filling = seen().entries.at(-1);
  if (filling === undefined) throw new Error('There is no entry.');
  actor.send({ type: 'enquiry.submitted' });
  const { entries } = seen();
  room.rewind(seen(), filling);
  expect(actor.getSnapshot().matches('filling')).toBe(true);
  expect(seen().rewoundTo).toBe(filling);
  expect(seen().entries).toBe(entries);
  // Where it stood before, the alert could be closed.
  actor.send({ type: 'alert.closed' });
  expect(seen().entries.at(-1)).toMatchObject({ outcome: 'ignored' });
  expect(seen().rewoundTo).toBeUndefined();
});
