import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor, type EventFromLogic, fromPromise, SimulatedClock } from 'xstate';
import { HERO_VIDEO_WAIT, heroVideoMachine } from '../../machines/heroVideo.machine.ts';

type HeroVideoEvent = EventFromLogic<typeof heroVideoMachine>;

/** A film of which the browser says nothing. */
function rehearsal() {
  const clock = new SimulatedClock();
  const machine = heroVideoMachine.provide({
    actors: { play: fromPromise(() => new Promise<void>(() => {})) },
  });
  const actor = createActor(machine, { clock }).start();
  return { actor, clock, state: () => actor.getSnapshot().value };
}

const loaded = { type: 'page.loaded', isWelcome: true, hasCodec: true } as const;
const pressed = { type: 'control.pressed' } as const;

const anythingElse = fc.array(
  fc.oneof(
    fc.constantFrom<HeroVideoEvent>(
      { type: 'page.hidden' },
      { type: 'page.shown' },
      { type: 'motion.reduced' },
      { type: 'screen.turned' },
      { type: 'film.stopped' },
      { type: 'film.waited' },
      { type: 'film.resumed' },
    ),
    fc.constant(HERO_VIDEO_WAIT),
  ),
  { maxLength: 30 },
);

test('nothing but the button starts a film that the visitor paused', () => {
  fc.assert(
    fc.property(anythingElse, anythingElse, (before, after) => {
      const { actor, clock, state } = rehearsal();
      const happen = (events: typeof before) => {
        for (const event of events) typeof event === 'number' ? clock.increment(event) : actor.send(event);
      };
      actor.send(loaded);
      happen(before);
      // Pressed while it is offered, the button starts it, and then stops it.
      if (['paused', 'blocked'].includes(String(state()))) actor.send(pressed);
      actor.send(pressed);
      expect(state()).toBe('paused');
      happen(after);
      expect(state()).toBe('paused');
    }),
  );
});

test('a browser without any of its codecs keeps the poster, whatever happens', () => {
  fc.assert(
    fc.property(fc.boolean(), anythingElse, (isWelcome, after) => {
      const { actor, clock, state } = rehearsal();
      actor.send({ type: 'page.loaded', isWelcome, hasCodec: false });
      for (const event of [pressed, ...after])
        typeof event === 'number' ? clock.increment(event) : actor.send(event);
      expect(state()).toBe('unplayable');
    }),
  );
});

test('a film that does not come is given up after 30 s', () => {
  const { actor, clock, state } = rehearsal();
  actor.send(loaded);
  clock.increment(29_999);
  expect(state()).toBe('starting');
  clock.increment(1);
  expect(state()).toBe('blocked');
});
