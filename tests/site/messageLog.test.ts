import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { carouselMachine } from '../../machines/carousel.machine.ts';
import { createMessageLog, inspectInto } from '../../src/inspectorMessages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a window that connects late receives every actor that is there, in its state', async () => {
  const log = createMessageLog(20);
  const inspect = inspectInto((message) => log.add(message));
  const start = () => createActor(carouselMachine, { input: { count: 4 }, inspect }).start();
  const [early, gone, late] = [start(), start(), start()];
  early.send({ type: 'control.pressed' });
  gone.stop();
  for (let index = 0; index < 50; index += 1) late.send({ type: 'dot.pressed', index: index % 4 });
  await vi.advanceTimersByTimeAsync(0);

  const messages = log.messages();
  expect(messages).toHaveLength(22);
  const states = new Map<string, unknown>();
  for (const message of messages) {
    if (message.type !== '@xstate.event') states.set(message.sessionId, message.snapshot);
    if (message.type !== '@xstate.actor') expect([...states.keys()]).toContain(message.sessionId);
  }
  expect([...states.keys()]).toEqual([early.sessionId, late.sessionId]);
  for (const actor of [early, late]) {
    const { status, value, context } = actor.getSnapshot();
    expect(states.get(actor.sessionId)).toMatchObject({ status, value, context });
  }
});

test('an actor that is stopped and started again, as in strict mode, is still there', async () => {
  const log = createMessageLog(4);
  const inspect = inspectInto((message) => log.add(message));
  const actor = createActor(carouselMachine, { input: { count: 4 }, inspect }).start();
  await vi.advanceTimersByTimeAsync(0);
  const [registered, , initial] = log.messages();
  actor.stop();
  await vi.advanceTimersByTimeAsync(0);
  for (const message of [initial, initial, initial, initial]) if (message) log.add(message);
  expect(log.messages()[0]).toMatchObject({ type: '@xstate.actor', sessionId: registered?.sessionId });
});
