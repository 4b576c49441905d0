import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CAROUSEL_AUTOPLAY, carouselMachine } from '../../machines/carousel.machine.ts';
import { logoStripMachine } from '../../machines/logoStrip.machine.ts';
import type { StillnessEvent } from '../../machines/stillness.ts';

type Hold = 'pointer' | 'focus' | 'control' | 'page' | 'motion';

/** What each event says to someone who only keeps a list of what holds the thing still. */
const told: Record<StillnessEvent['type'], (holds: Set<Hold>) => unknown> = {
  'pointer.entered': (holds) => holds.add('pointer'),
  'pointer.left': (holds) => holds.delete('pointer'),
  'focus.entered': (holds) => holds.add('focus'),
  'focus.left': (holds) => holds.delete('focus'),
  'control.pressed': (holds) => {
    holds.delete('focus');
    if (!holds.delete('control')) holds.add('control');
  },
  'page.hidden': (holds) => holds.add('page'),
  'page.shown': (holds) => holds.delete('page'),
  'motion.reduced': (holds) => holds.add('motion'),
  'motion.allowed': (holds) => holds.delete('motion'),
};

const holdings = fc
  .constantFrom(...(Object.keys(told) as StillnessEvent['type'][]))
  .map((type) => ({ type }));
const turns = fc.oneof(
  fc.constantFrom({ type: 'next.pressed' as const }, { type: 'previous.pressed' as const }),
  fc.record({
    type: fc.constantFrom('dot.pressed' as const, 'slide.swiped' as const),
    index: fc.integer({ min: 0, max: 3 }),
  }),
);
/** ms that pass between one event and the next. */
const pauses = fc.integer({ min: 1, max: 4 * CAROUSEL_AUTOPLAY });

const isHolding = (event: { type: string }): event is StillnessEvent => event.type in told;

/** A carousel of 4 whose time passes in steps: the clock fires each timer once a step. */
function carousel() {
  const clock = new SimulatedClock();
  const actor = createActor(carouselMachine, { clock, input: { count: 4 } }).start();
  return {
    actor,
    index: () => actor.getSnapshot().context.index,
    wait: (ms: number) => {
      for (let left = ms; left > 0; left -= 100) clock.increment(Math.min(100, left));
    },
  };
}

describe('whatever the order of events', () => {
  test('a strip is held while, and only while, something holds it', () => {
    fc.assert(
      fc.property(fc.array(holdings, { maxLength: 40 }), (history) => {
        const holds = new Set<Hold>();
        const actor = createActor(logoStripMachine).start();
        for (const event of history) {
          told[event.type](holds);
          actor.send(event);
          expect(actor.getSnapshot().hasTag('held')).toBe(holds.size > 0);
        }
      }),
    );
  });

  test('a held carousel never advances by itself', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.oneof(holdings, turns), pauses), { maxLength: 40 }), (history) => {
        const holds = new Set<Hold>();
        const { actor, wait, index } = carousel();
        for (const [event, pause] of history) {
          if (isHolding(event)) told[event.type](holds);
          const before = index();
          actor.send(event);
          if (isHolding(event)) expect(index()).toBe(before);
          const shown = index();
          wait(pause);
          if (holds.size > 0) expect(index()).toBe(shown);
        }
      }),
    );
  });
});

test('a free carousel advances every 3000 ms, and begins to count anew after it was held', () => {
  const { actor, wait, index } = carousel();
  wait(2_999);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
  wait(9_000);
  expect(index()).toBe(0);
  wait(2_000);
  actor.send({ type: 'pointer.entered' });
  wait(60_000);
  actor.send({ type: 'pointer.left' });
  wait(2_999);
  expect(index()).toBe(0);
  wait(1);
  expect(index()).toBe(1);
});

test('the control works for a visitor whose keyboard is on it', () => {
  const { actor } = carousel();
  const isHeld = () => actor.getSnapshot().hasTag('held');
  actor.send({ type: 'focus.entered' });
  expect(isHeld()).toBe(true);
  for (const expected of [true, false, true]) {
    actor.send({ type: 'control.pressed' });
    expect(isHeld()).toBe(expected);
  }
});
