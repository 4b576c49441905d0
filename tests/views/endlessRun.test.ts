import { beforeEach, expect, test, vi } from 'vitest';
import { createEndlessRun, type EndlessRun } from '../../src/features/logoStrip/endlessRun.ts';

let width = 0;
let resize: () => void = () => {};
const disconnected = vi.fn();
const animation = {
  currentTime: null as number | null,
  progress: null as number | null,
  keyframes: undefined as unknown,
  timing: {} as { duration?: number; iterations?: number },
  play: vi.fn(),
  pause: vi.fn(),
  cancel: vi.fn(),
};
let track: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(animation, { currentTime: null, progress: null, keyframes: undefined, timing: {} });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(then: () => void) {
        resize = then;
      }
      observe() {}
      disconnect = disconnected;
    },
  );
  track = document.createElement('ul');
  track.getBoundingClientRect = () => ({ width }) as DOMRect;
  track.animate = vi.fn((keyframes, timing) => {
    animation.keyframes = keyframes;
    animation.timing = timing;
    return Object.assign(animation, {
      effect: {
        getComputedTiming: () => ({ progress: animation.progress }),
        updateTiming: (change: object) => Object.assign(animation.timing, change),
      },
    });
  }) as never;
});

/** A run at 100 px/s, laid out twice 1,000 px wide: a round takes 10 s. */
function laidOut({ offset = 0 } = {}): EndlessRun {
  const run = createEndlessRun(track, 100, offset);
  width = 2_000;
  resize();
  return run;
}

test('runs half its width to the left at its speed, for ever', () => {
  laidOut();
  expect(track.animate).toHaveBeenCalledTimes(1);
  expect(animation.keyframes).toEqual({ transform: ['translateX(0)', 'translateX(-50%)'] });
  expect(animation.timing).toEqual({ duration: 10_000, iterations: Number.POSITIVE_INFINITY });
  expect(animation.currentTime).toBe(0);
});

test('begins where it was pushed to by hand', () => {
  laidOut({ offset: 250 });
  expect(animation.currentTime).toBe(2_500);
});

test('is paused until it is told to play, before it is laid out too', () => {
  const run = laidOut();
  expect([animation.pause.mock.calls.length, animation.play.mock.calls.length]).toEqual([1, 0]);
  run.play();
  expect(animation.play).toHaveBeenCalledTimes(1);
  run.pause();
  expect(animation.pause).toHaveBeenCalledTimes(2);

  vi.clearAllMocks();
  const early = createEndlessRun(track, 100, 0);
  early.play();
  resize();
  expect([animation.pause.mock.calls.length, animation.play.mock.calls.length]).toEqual([0, 1]);
});

test('keeps its speed, and the part of its round that it has run, in another width', () => {
  laidOut();
  animation.progress = 0.25;
  width = 1_000;
  resize();
  expect(track.animate).toHaveBeenCalledTimes(1);
  expect(animation.timing.duration).toBe(5_000);
  expect(animation.currentTime).toBe(1_250);
});

test('goes on undisturbed in the same width, and while it is not shown', () => {
  laidOut();
  animation.progress = 0.5;
  animation.currentTime = 5_000.5;
  for (const same of [2_000, 0, 2_000]) {
    width = same;
    resize();
    expect(animation.currentTime).toBe(5_000.5);
    expect(animation.timing.duration).toBe(10_000);
  }
});

test('begins at its start where it is not shown at first', () => {
  const run = createEndlessRun(track, 100, 250);
  width = 0;
  resize();
  expect(animation.currentTime).toBe(0);
  expect(animation.timing.duration).toBe(1);
  run.end();
});

test('ends with its animation, and watches its size no longer', () => {
  laidOut().end();
  expect(animation.cancel).toHaveBeenCalledTimes(1);
  expect(disconnected).toHaveBeenCalledTimes(1);
});
