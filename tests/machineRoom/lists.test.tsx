import { JSDOM } from 'jsdom';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { faqMachine } from '../../machines/faq.machine.ts';
import { ActorList } from '../../src/machineRoom/ActorList.tsx';
import { createRoom } from '../../src/machineRoom/core/room.ts';
import { Log } from '../../src/machineRoom/Log.tsx';
import { runningCarousel } from './running.ts';

/** The texts of the elements that a view shows. */
const shownBy = (view: ReactNode, selector: string) =>
  Array.from(
    JSDOM.fragment(renderToStaticMarkup(view)).querySelectorAll(selector),
    ({ textContent }) => textContent,
  );

test('the log shows the latest fifty events, the last of them first', () => {
  const { actor, seen } = runningCarousel(new SimulatedClock());
  for (let index = 0; index < 30; index += 1) {
    actor.send({ type: 'next.pressed' });
    actor.send({ type: 'previous.pressed' });
  }
  actor.send({ type: 'dot.pressed', index: 2 });
  const events = shownBy(<Log entries={seen().entries} />, 'li > div > :first-child');
  expect(events).toHaveLength(50);
  expect(events.slice(0, 3)).toEqual(['dot.pressed', 'previous.pressed', 'next.pressed']);
});

test('actors that are gone come last', () => {
  const room = createRoom();
  const inspect = room.open();
  const [first] = [1, 2].map(() => createActor(faqMachine, { inspect }).start());
  first?.stop();
  const list = <ActorList actors={room.actors()} chosen={undefined} onChoose={() => {}} />;
  expect(shownBy(list, 'button')).toEqual([
    expect.stringMatching(/^faq 2(?!gone)/),
    expect.stringMatching(/^faqgone: /),
  ]);
});
