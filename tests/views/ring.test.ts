import { beforeEach, describe, expect, test } from 'vitest';
import { modulo } from '../../machines/carousel.machine.ts';
import { createRing, type Ring } from '../../src/features/carousel/ring.ts';
import { stubAnimations } from './animation.ts';

const WIDTH = 400;
let animations: ReturnType<typeof stubAnimations>;
let row: HTMLElement;
let ring: Ring;

beforeEach(() => {
  animations = stubAnimations();
  row = document.createElement('div');
  row.append(
    ...['A', 'B', 'C', 'D'].map((name) =>
      Object.assign(document.createElement('div'), { textContent: name }),
    ),
  );
  Object.defineProperty(row, 'clientWidth', { value: WIDTH });
  ring = createRing(row);
});

const percentIn = (transform: string) => Number(/translateX\((-?[\d.]+)%\)/.exec(transform)?.[1] ?? 0);
/** The slides at the row's offset, and at the next one. */
function shown(): string {
  const position = -percentIn(row.style.transform) / 100;
  const at = (place: number) =>
    [...row.children].find(
      (slide, index) => index + percentIn((slide as HTMLElement).style.transform) / 100 === place,
    )?.textContent ?? '-';
  return at(Math.round(position));
}
const last = () => animations.at(-1);
/** Start and end of the last animation, in slides. */
const way = () => last()?.keyframes.transform.map((transform) => 0 - percentIn(transform) / 100);

test('modulo is never negative', () => {
  expect([-5, -4, -1, 0, 3, 4, 9].map((n) => modulo(n, 4))).toEqual([3, 0, 3, 0, 3, 0, 1]);
});

describe('sliding', () => {
  test('goes to a position, round the end too, in 500 ms', () => {
    ring.goTo(1, false);
    expect([way(), shown()]).toEqual([[0, 1], 'B']);
    expect(last()?.options).toMatchObject({ duration: 500, easing: 'cubic-bezier(0.7,0,0.2,1)' });
    ring.goTo(0, false);
    expect([way()?.[1], shown()]).toEqual([0, 'A']);
    ring.goTo(-1, false);
    expect([way()?.[1], shown()]).toEqual([-1, 'D']);
    ring.goTo(1, false);
    expect([way()?.[1], shown()]).toEqual([1, 'B']);
  });

  test('on and on, without going back', () => {
    for (const position of [1, 2, 3, 4, 5]) ring.goTo(position, false);
    expect([way()?.[1], shown()]).toEqual([5, 'B']);
  });

  test('goes on from where the row is seen', () => {
    ring.goTo(1, false);
    Object.assign(last() ?? {}, { progress: 0.5 });
    ring.goTo(2, false);
    expect(animations[0]?.cancel).toHaveBeenCalled();
    expect(way()).toEqual([0.5, 2]);
    Object.assign(last() ?? {}, { progress: 0.5 });
    ring.goTo(3, false);
    expect(way()).toEqual([1.25, 3]);
    Object.assign(last() ?? {}, { progress: null });
    ring.goTo(4, false);
    expect(way()).toEqual([3, 4]);
  });

  test('to the slide that is shown, or where the row slides already, does nothing', () => {
    ring.goTo(0, false);
    expect(animations).toEqual([]);
    ring.goTo(1, false);
    ring.goTo(1, false);
    expect(animations).toHaveLength(1);
    expect(last()?.cancel).not.toHaveBeenCalled();
  });

  test('happens at once where nothing may move', () => {
    ring.goTo(2, true);
    expect(animations).toEqual([]);
    expect(shown()).toBe('C');
  });

  test('happens at once where the browser cannot animate', () => {
    Reflect.deleteProperty(Element.prototype, 'animate');
    ring.goTo(3, false);
    expect(shown()).toBe('D');
  });

  test.each([1, -1])('pressed faster than slides pass, three are on the way: direction %i', (direction) => {
    for (const presses of [1, 2, 3, 4, 5, 6, 7]) {
      ring.goTo(direction * presses, false);
      Object.assign(last() ?? {}, { progress: 0 });
    }
    expect(way()).toEqual([direction * 4, direction * 7]);
  });
});

describe('dragging', () => {
  test.each([
    [100, 0.25],
    [-100, -0.25],
    [900, 1],
    [-900, -1],
  ])('%i px to the left moves the row by %d slides, and letting go moves it back', (pixels, moved) => {
    ring.drag(pixels);
    expect(-percentIn(row.style.transform) / 100).toBe(moved);
    ring.goTo(0, false);
    expect(way()).toEqual([moved, 0]);
    // The row moves already.
    expect(last()?.options.easing).toBe('cubic-bezier(0.2,0.8,0.2,1)');
    expect(shown()).toBe('A');
  });

  test('goes on to the next slide from where the finger was', () => {
    ring.drag(200);
    ring.goTo(1, false);
    expect(way()).toEqual([0.5, 1]);
    ring.drag(-100);
    expect(last()?.cancel).toHaveBeenCalled();
    ring.goTo(1, false);
    expect(way()).toEqual([0.75, 1]);
  });

  test('once let go it is over: the next slide comes from where the row rests', () => {
    ring.drag(200);
    ring.goTo(1, false);
    ring.goTo(2, false);
    expect(way()).toEqual([1, 2]);
    expect(last()?.options.easing).toBe('cubic-bezier(0.7,0,0.2,1)');
  });

  test('catches a sliding row where it is seen', () => {
    ring.goTo(1, false);
    Object.assign(last() ?? {}, { progress: 0.5 });
    for (const [pixels, seen] of [
      [0, 0.5],
      [100, 0.75],
      [-100, 0.25],
    ] as const) {
      ring.drag(pixels);
      expect(-percentIn(row.style.transform) / 100).toBe(seen);
    }
    ring.goTo(1, false);
    expect(way()).toEqual([0.25, 1]);
  });

  test('settles at once where nothing may move, and only what was dragged', () => {
    ring.goTo(0, false);
    expect(animations).toEqual([]);
    ring.drag(200);
    ring.goTo(0, true);
    expect(animations).toEqual([]);
    expect(percentIn(row.style.transform)).toBeCloseTo(0);
    ring.drag(0);
    ring.goTo(0, false);
    expect(animations).toEqual([]);
  });

  test('lays the slide before the first one before it', () => {
    ring.drag(-200);
    const fourth = row.children[3] as HTMLElement;
    expect(3 + percentIn(fourth.style.transform) / 100).toBe(-1);
  });
});
