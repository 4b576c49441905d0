import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchSwipes } from '../../src/features/carousel/swipe.ts';

const element = document.createElement('div');
Object.defineProperty(element, 'clientWidth', { value: 1_000 });
const send = vi.fn();
let watching = new AbortController();

beforeEach(() => {
  send.mockReset();
  watching = new AbortController();
  watchSwipes(element, send, watching.signal);
});
afterEach(() => watching.abort());

const sent = () => send.mock.calls.flat();
const moved = (pixels: number) => ({ type: 'drag.moved', pixels });
const cancelled = { type: 'drag.cancelled' };

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

test.each([120, -120])(
  'a finger on a page that has been open for a while reports its way, %i px',
  (pixels) => {
    touch('pointerdown', 500, 40_000);
    touch('pointermove', 500 - pixels / 2, 40_100);
    touch('pointerup', 500 - pixels, 40_250);
    // It is lifted.
    touch('pointermove', 100, 40_300);
    touch('pointerup', 100, 40_300);
    expect(sent()).toEqual([moved(pixels / 2), { type: 'drag.ended', pixels, width: 1_000, duration: 250 }]);
  },
);

test.each<[string, Touch, Touch?]>([
  ['a mouse', { pointerType: 'mouse' }],
  ['a second finger', { isPrimary: false }],
  ['another finger than that on the slides', {}, { pointerId: 8 }],
])('%s reports nothing', (_, down, then = down) => {
  touch('pointerdown', 500, 0, down);
  for (const type of ['pointermove', 'pointerup', 'pointercancel']) touch(type, 200, 100, then);
  expect(send).not.toHaveBeenCalled();
});

test('a finger that the browser takes for a scroll is no longer followed', () => {
  touch('pointerdown', 500, 0);
  touch('pointercancel', 200, 100);
  touch('pointermove', 100, 200);
  touch('pointerup', 100, 200);
  expect(sent()).toEqual([cancelled]);
  // The next one has nothing to cancel.
  touch('pointerdown', 500, 300);
  expect(sent()).toEqual([cancelled]);
});

test('a pen set down beside a finger is followed instead; nothing is reported after the end', () => {
  const pen = { pointerType: 'pen', pointerId: 8 };
  touch('pointerdown', 500, 0);
  touch('pointermove', 400, 100);
  touch('pointerdown', 300, 200, pen);
  touch('pointermove', 295, 300, pen);
  touch('pointermove', 300, 300);
  touch('pointerup', 300, 300);
  const reported = [moved(100), cancelled, moved(5)];
  expect(sent()).toEqual(reported);
  watching.abort();
  touch('pointerup', 100, 500, pen);
  touch('pointerdown', 500, 600);
  touch('pointermove', 200, 700);
  expect(sent()).toEqual(reported);
});
