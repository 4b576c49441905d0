import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as motion from '../../src/actors/motion.ts';
import { freshModule } from './freshModule.ts';
import { answerReduced } from './site.tsx';

/** A module that has not fetched the animation script yet. */
const fresh = () => freshModule<typeof motion>('actors/motion.ts');

const animate = vi.fn();
/** Lets the animation script arrive. */
let arrive: () => void;
let fetching: PromiseWithResolvers<void>;

beforeEach(() => {
  answerReduced(false);
  fetching = Promise.withResolvers();
  vi.doMock('framer-motion/dom/mini', async () => {
    fetching.resolve();
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { animate };
  });
});
afterEach(() => void vi.doUnmock('framer-motion/dom/mini'));

describe('the animation script', () => {
  test('is there for an ornament once it was expected and has arrived', async () => {
    const { preloadMotion, loadedAnimate } = await fresh();
    expect(loadedAnimate()).toBeUndefined();
    preloadMotion();
    await fetching.promise;
    expect(loadedAnimate()).toBeUndefined();
    arrive();
    await expect.poll(loadedAnimate).toBe(animate);
    answerReduced(true);
    expect(loadedAnimate()).toBeUndefined();
  });

  test('leaves ornaments out where it does not arrive', async () => {
    vi.doMock('framer-motion/dom/mini', () => Promise.reject(new Error('Offline.')));
    const { preloadMotion, loadedAnimate } = await fresh();
    preloadMotion();
    await vi.dynamicImportSettled();
    expect(loadedAnimate()).toBeUndefined();
  });

  test('is not fetched for a visitor who asked for less motion', async () => {
    answerReduced(true);
    const { preloadMotion } = await fresh();
    preloadMotion();
    // A script that is fetched never arrives here.
    const isFetched = await Promise.race([
      vi.dynamicImportSettled().then(() => false),
      fetching.promise.then(() => true),
    ]);
    expect(isFetched).toBe(false);
  });
});

describe('scrolling to another place', () => {
  test('is smooth, and instant under reduced motion', async () => {
    const { scrollBehaviour } = await fresh();
    expect(scrollBehaviour()).toBe('smooth');
    answerReduced(true);
    expect(scrollBehaviour()).toBe('instant');
  });

  test('is instant where the browser animates nothing', async () => {
    const { animate: stubbed } = Element.prototype;
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(document.body, 'animate');
    const { scrollBehaviour } = await fresh();
    expect(scrollBehaviour()).toBe('instant');
    if (stubbed) Element.prototype.animate = stubbed;
  });
});

test('where a browser knows no media queries, none matches', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const { media: mediaOf } = await fresh();
  expect(mediaOf('(orientation: portrait)').matches).toBe(false);
  expect(() => mediaOf('print').addEventListener('change', () => {})).not.toThrow();
});
