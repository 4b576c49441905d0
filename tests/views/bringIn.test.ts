import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as bringInModule from '../../src/shell/menu/bringIn.ts';
import { freshModule } from './freshModule.ts';

const animate = vi.fn();
/** Undefined until the animation script has loaded. */
let loaded: typeof animate | undefined;
let bringIn: typeof bringInModule.bringIn;

beforeEach(async () => {
  animate.mockClear();
  vi.doMock('../../src/actors/motion.ts', () => ({ loadedAnimate: () => loaded }));
  ({ bringIn } = await freshModule<typeof bringInModule>('shell/menu/bringIn.ts'));
});
afterEach(() => void vi.doUnmock('../../src/actors/motion.ts'));

const links = () => new Set(['Home', 'About', 'Clients'].map((text) => new Option(text)));

test('the links rise from their sills one after another', () => {
  loaded = animate;
  const risen = links();
  bringIn(risen);
  const rise = {
    transform: ['translateY(40%)', 'translateY(0)'],
    // Its end stays, and leaves the line under the current page whole.
    clipPath: ['inset(0 -8px 60%)', 'inset(0 -8px -8px)'],
  };
  expect(animate.mock.calls).toEqual(
    [...risen].map((link, index) => [
      link,
      rise,
      { duration: 0.48, delay: index * 0.035, ease: [0.2, 0.8, 0.2, 1] },
    ]),
  );
});

test('they stay while the animation script has not loaded', () => {
  loaded = undefined;
  bringIn(links());
  expect(animate).not.toHaveBeenCalled();
});
