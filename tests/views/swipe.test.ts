import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenForSwipes } from '../../src/features/carousel/swipe.ts';

const WIDTH = 1_000;
const element = document.createElement('div');
const onMove = vi.fn();
const onEnd = vi.fn();
let end = () => {};

beforeEach(() => {
  Object.defineProperty(element, 'clientWidth', { value: WIDTH, configurable: true });
  onMove.mockReset();
  onEnd.mockReset();
  end = listenForSwipes(element, { onMove, onEnd });
});
afterEach(() => end());

interface Touch {
  pointerType?: string;
  isPrimary?: boolean;
  pointerId?: number;
}

/** A pointer event at a place, px, and a time, ms. */
function touch(type: string, clientX: number, at: number, options: Touch = {}) {
  const { pointerType = 'touch', isPrimary = true, pointerId = 7 } = options;
  const event = new PointerEvent(type, { pointerType, isPrimary, pointerId, clientX, bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  (type === 'pointerdown' ? element : window).dispatchEvent(event);
}

/** Moves a finger to the left, px, in a time, ms, on a page that has been open for a while. */
function swipe(pixels: number, duration: number, options?: Touch) {
  const start = 40_000;
  touch('pointerdown', 500, start, options);
  touch('pointermove', 500 - pixels, start + duration, options);
  touch('pointerup', 500 - pixels, start + duration, options);
}

describe('a slow swipe', () => {
  test.each([
    [9, 0],
    [120, 0],
    [121, 1],
    [-9, 0],
    [-120, 0],
    [-121, -1],
  ])('of %i px moves by %i slides', (pixels, steps) => {
    swipe(pixels, 10_000);
    expect(onMove).toHaveBeenLastCalledWith(pixels);
    expect(onEnd.mock.calls).toEqual([[steps]]);
  });

  test.each([
    [60, 0],
    [61, 1],
  ])('of %i px moves by %i slides where the slides are 300 px wide', (pixels, steps) => {
    Object.defineProperty(element, 'clientWidth', { value: 300, configurable: true });
    swipe(pixels, 10_000);
    expect(onEnd.mock.calls).toEqual([[steps]]);
  });
});

test.each([
  [35, 100, 0],
  [36, 100, 1],
  [-36, 100, -1],
])('a short swipe of %i px in %i ms moves by %i slides', (pixels, duration, steps) => {
  swipe(pixels, duration);
  expect(onEnd.mock.calls).toEqual([[steps]]);
});

test('a finger that hardly moves does not swipe, until it has', () => {
  swipe(8, 1);
  expect(onMove).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
  touch('pointerdown', 500, 0);
  for (const x of [493, 480, 497]) touch('pointermove', x, 100);
  expect(onMove.mock.calls).toEqual([[20], [3]]);
});

test('a mouse, a second finger, and another one that moves do not swipe', () => {
  swipe(300, 100, { pointerType: 'mouse' });
  swipe(300, 100, { isPrimary: false });
  touch('pointerdown', 500, 0);
  touch('pointermove', 200, 100, { pointerId: 8 });
  touch('pointerup', 200, 100, { pointerId: 8 });
  expect(onMove).not.toHaveBeenCalled();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a swipe that the browser takes for a scroll goes back', () => {
  touch('pointerdown', 500, 0);
  touch('pointermove', 200, 100);
  touch('pointercancel', 200, 100);
  expect(onEnd.mock.calls).toEqual([[0]]);
  touch('pointermove', 100, 200);
  touch('pointerup', 100, 200);
  expect(onEnd).toHaveBeenCalledTimes(1);
  // A swipe that has not begun has no drag to end.
  touch('pointerdown', 500, 0);
  touch('pointercancel', 500, 100);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('a pen beside a finger ends its swipe and begins its own; nothing is heard after the end', () => {
  const pen = { pointerType: 'pen', pointerId: 8 };
  touch('pointerdown', 500, 0);
  touch('pointermove', 400, 100);
  touch('pointerdown', 300, 200, pen);
  touch('pointermove', 295, 300, pen);
  touch('pointermove', 300, 300);
  touch('pointerup', 300, 300);
  expect(onMove.mock.calls).toEqual([[100]]);
  expect(onEnd.mock.calls).toEqual([[0]]);
  touch('pointermove', 250, 400, pen);
  end();
  touch('pointerup', 100, 500, pen);
  swipe(300, 100);
  expect(onEnd).toHaveBeenCalledTimes(1);
});
