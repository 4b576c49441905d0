import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as bringInModule from '../../src/shell/menu/bringIn.ts';
import { freshModule } from '../support/freshModule.ts';

const animate = vi.fn();
/** Undefined when the animation script comes too late. */
let arrived: typeof animate | undefined;
const animateInTime = vi.fn(async (_latest: number) => arrived);
let bringIn: typeof bringInModule.bringIn;

beforeEach(async () => {
  animate.mockClear();
  vi.doMock('../../src/actors/motion.ts', () => ({ animateInTime }));
  ({ bringIn } = await freshModule<typeof bringInModule>('shell/menu/bringIn.ts'));
});
afterEach(() => void vi.doUnmock('../../src/actors/motion.ts'));

const links = () => new Set(['Home', 'About', 'Clients'].map((text) => new Option(text)));

test('the links rise from their sills one after another', async () => {
  arrived = animate;
  const risen = links();
  await bringIn(risen);
  expect(animateInTime).toHaveBeenLastCalledWith(100);
  const rise = {
    transform: ['translateY(40%)', 'translateY(0)'],
    clipPath: ['inset(0 0 60% 0)', 'inset(0 0 0 0)'],
  };
  expect(animate.mock.calls).toEqual(
    [...risen].map((link, index) => [
      link,
      rise,
      { duration: 0.48, delay: index * 0.035, ease: [0.2, 0.8, 0.2, 1] },
    ]),
  );
});

test('they stay when the animation comes too late', async () => {
  arrived = undefined;
  await bringIn(links());
  expect(animate).not.toHaveBeenCalled();
});
