import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '../../src/features/carousel/Carousel.tsx';
import { slidesOf } from './adapters/carousel.tsx';
import { changeSizes, stubAnimations } from './animation.ts';
import { answerReduced, prerender, renderInSite } from './site.tsx';

const slides = slidesOf(['One', 'Two', 'Three']);
const region = () => screen.getByRole('region', { name: 'News' });
const shown = () =>
  slides.findIndex((_, place) => !screen.getByLabelText(`${place + 1} of 3`).hasAttribute('inert'));
const press = (key: string, modifiers = {}) =>
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next slide' }), { key, ...modifiers });

beforeEach(async () => {
  stubAnimations();
  await renderInSite(<Carousel label="News" slides={slides} />);
  await expect.poll(shown).toBe(0);
});

test('arrow keys change the slide, and the page does not scroll sideways', () => {
  expect(press('ArrowRight')).toBe(false);
  expect(shown()).toBe(1);
  expect(press('ArrowLeft')).toBe(false);
  expect(shown()).toBe(0);
});

test('an arrow on a slide’s link is the browser’s, so that the link keeps the focus', () => {
  const link = screen.getByRole('link', { name: /One/ });
  act(() => link.focus());
  expect(fireEvent.keyDown(link, { key: 'ArrowRight' })).toBe(true);
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(link);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('an arrow with %s is the browser’s', (modifier) => {
  expect(press('ArrowLeft', { [modifier]: true })).toBe(true);
  expect(shown()).toBe(0);
});

test('other keys are the browser’s', () => {
  expect(press('ArrowDown')).toBe(true);
  expect(shown()).toBe(0);
});

test('slides that were scrolled before hydration stay where they are', async () => {
  cleanup();
  const animations = stubAnimations();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  const scrollLeft = vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(790);
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  scrollTo.mockImplementation(() => void scrollLeft.mockReturnValue(0));
  await renderInSite(<Carousel label="News" slides={slides} />);
  await expect.poll(shown).toBe(2);
  expect(region().dataset.state).toContain('slide.resting');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 0, behavior: 'instant' });
  expect(animations).toEqual([]);
});

test('under reduced motion the next slide is there at once', async () => {
  const animations = stubAnimations();
  press('ArrowRight');
  expect(animations).toHaveLength(1);
  answerReduced(true);
  press('ArrowRight');
  expect([shown(), animations.length]).toEqual([2, 1]);
});

test('an unmounted carousel stops observing its size', async () => {
  await expect.poll(() => region().dataset.laidOut).toBe('true');
  cleanup();
  vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(400);
  const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
  changeSizes();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('prerendered, it is a row that is not hydrated', async () => {
  const row = (await prerender(<Carousel label="News" slides={slides} />)).querySelector(
    '[role="region"], section',
  );
  expect(row?.hasAttribute('data-laid-out')).toBe(false);
});

test.each([true, false])(
  'the other pictures are fetched once the first is there, before hydration (%s) or after it',
  async (isThere) => {
    cleanup();
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(isThere);
    await renderInSite(<Carousel label="News" slides={slides} />);
    const [first, ...others] = region().querySelectorAll('img');
    if (!isThere) fireEvent.load(first as HTMLImageElement);
    expect(others.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  },
);
