import { beforeEach, expect, test } from 'vitest';
import { createEndlessRun, type EndlessRun } from '../../src/features/logoStrip/endlessRun.ts';
import { changeSizes, stubAnimations } from './animation.ts';

let width = 0;
let animations: ReturnType<typeof stubAnimations>;
let track: HTMLElement;

beforeEach(() => {
  animations = stubAnimations();
  track = document.createElement('ul');
  track.getBoundingClientRect = () => ({ width }) as DOMRect;
});

/** Lays the track out, px. */
function layOut(newWidth: number): void {
  width = newWidth;
  changeSizes();
}

/** A run at 100 px/s, laid out twice 1,000 px wide: a round takes 10 s. */
function laidOut({ offset = 0 } = {}): EndlessRun {
  const run = createEndlessRun(track, 100, offset);
  layOut(2_000);
  return run;
}

/** How often the animation was paused and played. */
const calls = () => animations.map(({ pause, play }) => [pause.mock.calls.length, play.mock.calls.length]);

test('runs half its width to the left at its speed, for ever', () => {
  laidOut();
  expect(animations).toMatchObject([
    {
      keyframes: { transform: ['translateX(0)', 'translateX(-50%)'] },
      options: { duration: 10_000, iterations: Number.POSITIVE_INFINITY },
      currentTime: 0,
    },
  ]);
});

test('begins where it was pushed to by hand', () => {
  laidOut({ offset: 250 });
  expect(animations).toMatchObject([{ currentTime: 2_500 }]);
});

test('is paused until it is told to play', () => {
  const run = laidOut();
  expect(calls()).toEqual([[1, 0]]);
  run.play();
  expect(calls()).toEqual([[1, 1]]);
  run.pause();
  expect(calls()).toEqual([[2, 1]]);
});

test('may be told to play before it is laid out', () => {
  createEndlessRun(track, 100, 0).play();
  layOut(2_000);
  expect(calls()).toEqual([[0, 1]]);
});

test('keeps its speed, and the part of its round that it has run, in another width', () => {
  laidOut();
  Object.assign(animations[0] ?? {}, { progress: 0.25 });
  layOut(1_000);
  expect(animations).toMatchObject([{ options: { duration: 5_000 }, currentTime: 1_250 }]);
});

test('goes on undisturbed in the same width, and while it is not shown', () => {
  laidOut();
  Object.assign(animations[0] ?? {}, { progress: 0.5, currentTime: 5_000.5 });
  for (const same of [2_000, 0, 2_000]) {
    layOut(same);
    expect(animations).toMatchObject([{ options: { duration: 10_000 }, currentTime: 5_000.5 }]);
  }
});

test('begins at its start where it is not shown at first', () => {
  createEndlessRun(track, 100, 250);
  layOut(0);
  expect(animations).toMatchObject([{ options: { duration: 1 }, currentTime: 0 }]);
});

test('ends with its animation, and watches its size no longer', () => {
  laidOut().end();
  expect(animations[0]?.cancel).toHaveBeenCalledOnce();
  layOut(1_000);
  expect(animations).toMatchObject([{ options: { duration: 10_000 } }]);
});
