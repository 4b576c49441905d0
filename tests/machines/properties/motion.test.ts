import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carouselMachine, modulo } from '../../../machines/carousel.machine.ts';
import { heroVideoMachine, UNPLAYABLE } from '../../../machines/heroVideo.machine.ts';
import { logoStripMachine } from '../../../machines/logoStrip.machine.ts';
import { popOutMachine } from '../../../machines/popOut.machine.ts';
import { isDelay, after as pass, type Step } from '../../specification/format.ts';
import { endOf, simulate, typeOf } from '../../support/simulatedActor.ts';
import { eventsOf, forAll, historiesOf } from './histories.ts';
import { endings, note, type Reason } from './pauseReasons.ts';

test('a strip is paused while, and only while, there is a reason (MOTION-8 to MOTION-11)', () => {
  forAll(historiesOf('logoStrip'), (history) => {
    const { snapshot, take } = simulate(logoStripMachine);
    const reasons = new Set<Reason>();
    for (const step of history) {
      take(step);
      note(step, reasons);
      expect(snapshot().hasTag('paused')).toBe(reasons.size > 0);
    }
  });
});

describe('a carousel', () => {
  const COUNT = 4;
  const navigationEvents = fc.oneof(
    fc.nat(COUNT - 1).map((index) => ({ type: 'dot.pressed', index })),
    fc
      .constantFrom(-1, 0, 1)
      .map((slides) => ({ type: 'drag.ended', pixels: slides * 500, width: 1_000, duration: 9_000 })),
    fc.integer({ min: 1, max: COUNT - 1 }).map((steps) => ({ type: 'slides.scrolled', steps })),
  );
  // The machine raises `slide.due` itself.
  const events = eventsOf('carousel', {
    'slide.due': 0,
    'dot.pressed': 0,
    'drag.ended': 0,
    'slides.scrolled': 0,
  });
  const waits = fc.integer({ min: 1, max: 9_000 }).map(pass);
  const steps: fc.Arbitrary<Step> = fc.oneof(
    ...events,
    { weight: 2, arbitrary: navigationEvents },
    { weight: 6, arbitrary: waits },
  );

  /** The slide that is shown: moved by hand at any time, and by itself every 3000 ms without a reason to pause. */
  function followSlides(history: readonly Step[]) {
    const { snapshot, take } = simulate(carouselMachine, { count: COUNT });
    const reasons = new Set<Reason>();
    let [index, freeFor] = [0, 0];
    const follow = (step: Step) => {
      const isDragging = snapshot().matches({ slide: 'dragging' });
      take(step);
      note(step, reasons);
      if (reasons.size > 0) freeFor = 0;
      else if (typeof step === 'object' && isDelay(step)) {
        freeFor += step.after;
        index += Math.floor(freeFor / 3_000);
        freeFor %= 3_000;
      }
      if (typeOf(step) === 'next.pressed') index += 1;
      if (typeOf(step) === 'previous.pressed') index += COUNT - 1;
      if (isDragging && typeof step === 'object' && 'duration' in step)
        index += COUNT + Number(step.pixels) / 500;
      if (typeof step === 'object' && 'steps' in step) index += COUNT + Number(step.steps);
      if (typeof step === 'object' && 'index' in step) index = Number(step.index);
      index %= COUNT;
      const shown = modulo(snapshot().context.position, COUNT);
      expect([shown, snapshot().hasTag('paused')]).toEqual([index, reasons.size > 0]);
    };
    for (const step of history) follow(step);
    return { follow, reasons, shown: () => index };
  }

  test('moves by itself every 3000 ms, and never while there is a reason to pause (MOTION-5, MOTION-9 to MOTION-11)', () => {
    forAll(historiesOf('carousel', steps, 16), (history) => void followSlides(history));
  });

  test('moves again 3000 ms after the last reason has ended (MOTION-5)', () => {
    const orders = fc.shuffledSubarray([...endings], { minLength: 5 });
    forAll(historiesOf('carousel', steps), orders, (history, order) => {
      const { follow, reasons, shown } = followSlides(history);
      follow('pointer.entered');
      for (const [reason, end] of order) if (reasons.has(reason)) follow(end);
      const before = shown();
      follow(pass(2_999));
      expect(shown()).toBe(before);
      follow(pass(1));
      expect(shown()).toBe((before + 1) % COUNT);
    });
  });
});

test('the layers are fetched and the object moves out on hover or focus, and never under reduced motion (MOTION-10)', () => {
  forAll(historiesOf('popOut', undefined, 16), (history) => {
    const { running, snapshot, take } = simulate(popOutMachine);
    const reasons = new Set<Reason>();
    let object = 'resting';
    for (const step of history) {
      const ended = object === 'fetching' ? endOf(step, 'fetchLayers') : undefined;
      take(step);
      note(step, reasons);
      const isVisited = reasons.has('pointer.entered') || reasons.has('focus.entered');
      if (!isVisited || reasons.has('motion.reduced')) object = 'resting';
      else if (object === 'resting') object = 'fetching';
      else if (ended) object = 'error' in ended ? 'stuck' : 'out';
      expect(snapshot().value).toMatchObject({ object });
      expect(running()).toEqual(object === 'fetching' ? ['fetchLayers'] : []);
    }
  });
});

describe('the film', () => {
  /** The control says 'Pause' in these, and in the others 'Play'. */
  const running = ['starting', 'playing', 'stalled', 'suspended'];
  const withoutControl = ['poster', 'unplayable'];

  test('that the visitor paused, or that motion is reduced for, starts only by the control (MOTION-9, MOTION-10)', () => {
    forAll(historiesOf('heroVideo', undefined, 16), (history) => {
      const { snapshot, take } = simulate(heroVideoMachine);
      let mustNotStart = false;
      for (const step of history) {
        const before = snapshot().value;
        const { actions, starts } = take(step);
        const type = typeOf(step);
        if (type === 'control.pressed') mustNotStart = running.includes(before);
        else if (type === 'motion.reduced') mustNotStart ||= !withoutControl.includes(before);
        else if (type === 'page.loaded' && before === 'poster')
          mustNotStart = ['isMotionReduced', 'savesData', 'wasPaused'].some((fact) =>
            Reflect.get(Object(step), fact),
          );
        if (!mustNotStart) continue;
        expect([running.includes(snapshot().value), starts]).toEqual([false, []]);
        // The browser has started it.
        if (type === 'film.resumed' && snapshot().value !== 'unplayable')
          expect(actions.map((action) => action.type)).toEqual(['pause']);
      }
    });
  });

  test('of which the browser plays no codec, or whose files hold none, stays unplayable', () => {
    forAll(historiesOf('heroVideo', undefined, 16), (history) => {
      const { running: actors, snapshot, take } = simulate(heroVideoMachine);
      let isUnplayable = false;
      for (const step of history) {
        const { error } = (actors().includes('play') && endOf(step, 'play')) || {};
        if (error instanceof Error && error.name === UNPLAYABLE) isUnplayable = true;
        if (snapshot().value === 'poster' && typeOf(step) === 'page.loaded')
          isUnplayable = !(step as unknown as { hasCodec: boolean }).hasCodec;
        const { starts } = take(step);
        expect(snapshot().value === 'unplayable').toBe(isUnplayable);
        if (isUnplayable) expect(starts).toEqual([]);
      }
    });
  });
});
