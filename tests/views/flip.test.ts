import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as flipModule from '../../src/features/careersCards/flip.ts';
import { freshModule } from './freshModule.ts';

/** An animation that a test ends. */
interface Played {
  side: Element;
  transform: string[];
  end: () => void;
  cancel: () => void;
}
let played: Played[];
let isWide: boolean;
/** False while the animation script is on its way. */
let hasScript: boolean;
let flip: typeof flipModule.flip;
let card: HTMLElement;

function animate(side: Element, { transform }: { transform: string[] }, options: unknown) {
  expect(options).toEqual({ duration: 0.72, ease: [0.7, 0, 0.2, 1] });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const animation = Object.assign(promise, { cancel: vi.fn(() => reject(new Error('cancelled'))) });
  animation.catch(() => {});
  played.push({ side, transform, end: resolve, cancel: animation.cancel });
  return animation;
}

beforeEach(async () => {
  played = [];
  isWide = true;
  hasScript = true;
  vi.useFakeTimers();
  vi.doMock('../../src/actors/motion.ts', () => ({
    media: () => ({ matches: isWide }),
    loadedAnimate: () => (hasScript ? animate : undefined),
  }));
  ({ flip } = await freshModule<typeof flipModule>('features/careersCards/flip.ts'));
  card = document.createElement('li');
  card.innerHTML = '<article></article><article></article>';
});
afterEach(() => void vi.doUnmock('../../src/actors/motion.ts'));

const sides = () => [...card.children] as HTMLElement[];
const transforms = () => sides().map(({ style }) => style.transform);
const hiddenSides = () => sides().map((side) => side.getAttribute('aria-hidden'));
const paint = () => vi.runAllTimersAsync();

const expectStill = () => {
  expect(card.dataset.flipping).toBeUndefined();
  expect(transforms()).toEqual(['', '']);
  expect(hiddenSides()).toEqual([null, null]);
};

describe('a wide card', () => {
  test('shows its old side until that is painted, then flips around its horizontal axis', async () => {
    flip(card, 'details');
    expect(card.dataset.flipping).toBe('soon');
    expect(transforms()).toEqual([
      'perspective(2400px) rotateX(0deg)',
      'perspective(2400px) rotateX(180deg)',
    ]);
    expect(hiddenSides()).toEqual(['true', null]);
    expect(played).toEqual([]);
    await paint();
    expect(card.dataset.flipping).toBe('now');
    expect(played.map(({ side, transform }) => ({ side, transform }))).toEqual([
      {
        side: sides()[0],
        transform: ['perspective(2400px) rotateX(0deg)', 'perspective(2400px) rotateX(-180deg)'],
      },
      {
        side: sides()[1],
        transform: ['perspective(2400px) rotateX(180deg)', 'perspective(2400px) rotateX(0deg)'],
      },
    ]);
  });

  test('flips back the same way', async () => {
    flip(card, 'face');
    expect(hiddenSides()).toEqual([null, 'true']);
    await paint();
    expect(played.map(({ transform }) => transform)).toEqual([
      ['perspective(2400px) rotateX(-180deg)', 'perspective(2400px) rotateX(0deg)'],
      ['perspective(2400px) rotateX(0deg)', 'perspective(2400px) rotateX(180deg)'],
    ]);
  });
});

test('a high card flips around its vertical axis', () => {
  isWide = false;
  flip(card, 'details');
  expect(transforms()).toEqual(['perspective(1800px) rotateY(0deg)', 'perspective(1800px) rotateY(-180deg)']);
});

test('a flip that has ended leaves nothing behind', async () => {
  flip(card, 'details');
  await paint();
  played[0]?.end();
  await paint();
  expect(card.dataset.flipping, 'the other side still flips').toBe('now');
  played[1]?.end();
  await paint();
  expectStill();
});

test('a flip that fails leaves nothing behind', async () => {
  flip(card, 'details');
  await paint();
  played[0]?.cancel();
  await paint();
  expectStill();
});

test('a second flip ends the first, and outlives its end', async () => {
  flip(card, 'details');
  await paint();
  const [face, details] = played;
  flip(card, 'face');
  expect(face?.cancel).toHaveBeenCalled();
  expect(details?.cancel).toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(card.dataset.flipping).toBe('soon');
  await paint();
  expect(card.dataset.flipping).toBe('now');
  expect(hiddenSides()).toEqual([null, 'true']);
  expect(played).toHaveLength(4);
});

test('of two flips before a paint only the second is played', async () => {
  flip(card, 'details');
  flip(card, 'face');
  await paint();
  expect(played).toHaveLength(2);
  expect(hiddenSides()).toEqual([null, 'true']);
});

test.each([
  [
    'the animation script is not there',
    () => {
      hasScript = false;
    },
  ],
  ['the card has no sides', () => card.replaceChildren()],
  ['the card has one side', () => card.lastElementChild?.remove()],
])('nothing flips when %s', async (_, arrange) => {
  arrange();
  flip(card, 'details');
  expect(card.dataset.flipping).toBeUndefined();
  await paint();
  expect(played).toEqual([]);
});
