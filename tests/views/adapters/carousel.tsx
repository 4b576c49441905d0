import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { modulo } from '../../../machines/carousel.machine.ts';
import { Carousel } from '../../../src/features/islands.ts';
import { changeSizes, stubAnimations } from '../animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';
import { pauseActs } from './pauseReasons.ts';

const HEADLINES = ['One', 'Two', 'Three', 'Four'];
export const slidesOf = (headlines: readonly string[]) =>
  headlines.map((headline) => ({
    headline,
    text: 'A short text.',
    picture: { src: '/picture.svg', width: 1600, height: 1000 },
    alt: '',
    path: '/Blog',
  }));

const region = () => screen.getByRole('region', { name: "What's the Buzz?" });
const button = (name: string | RegExp) => within(region()).getByRole('button', { name });
const control = () => button(/the slides$/);
const slides = () => HEADLINES.map((_, place) => within(region()).getByLabelText(`${place + 1} of 4`));

const row = () => region().querySelector<HTMLElement>('[aria-live]');
const isDragging = () => region().dataset.state?.includes('slide.dragging');
/** The width of the slides, px. */
const WIDTH = 400;
/** A finger, px to the left of its start, at a time, ms. */
const touch = (type: string, pixels = 0, timeStamp = 0) => {
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
  const event = new PointerEvent(type, { ...finger, clientX: 300 - pixels });
  fireEvent(row() ?? window, Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
};

export const carousel: ViewAdapter<'carousel'> = {
  open: async () => {
    stubAnimations();
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
    await renderInSite(
      <>
        <Carousel label="What's the Buzz?" slides={slidesOf(HEADLINES)} />
        <button type="button">Elsewhere</button>
      </>,
    );
    await screen.findByRole('region', { name: "What's the Buzz?" });
  },
  events: {
    ...pauseActs(region, control),
    'next.pressed': () => fireEvent.click(button('Next slide')),
    'previous.pressed': () => fireEvent.click(button('Previous slide')),
    'dot.pressed': ({ index }) => fireEvent.click(button(`Slide ${index + 1}: ${HEADLINES[index]}`)),
    'drag.moved': ({ pixels }) => {
      if (!isDragging()) touch('pointerdown');
      touch('pointermove', pixels);
    },
    'drag.ended': ({ pixels, duration }) => touch('pointerup', pixels, duration),
    'drag.cancelled': () => touch('pointercancel'),
    'slides.scrolled': ({ steps }) => {
      vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValueOnce(steps * WIDTH);
      act(changeSizes);
    },
    'slide.due': () => expect.unreachable('the machine raises it'),
  },
  actions: {
    followFinger: ({ pixels }: { pixels: number }) => {
      const [percent] = /-?[\d.]+/.exec(row()?.style.transform ?? '') ?? [];
      expect(modulo(-Number(percent), 100)).toBe((pixels / WIDTH) * 100);
    },
  },
  element: region,
  expectState: (_, snapshot) => {
    const { position } = snapshot.context as { position: number };
    const index = modulo(position, HEADLINES.length);
    // A finger has dragged them by half a slide.
    const seen = snapshot.matches({ slide: 'dragging' }) ? position + 0.5 : position;
    // It has not moved before the first change.
    expect(row()?.style.transform || 'translateX(0%)').toBe(`translateX(${-seen * 100}%)`);
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual(
      HEADLINES.map((_headline, place) => place !== index),
    );
    const dots = within(region()).getAllByRole('button', { name: /^Slide \d/ });
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(
      HEADLINES.map((_headline, place) => (place === index ? 'true' : null)),
    );
    const isPaused = snapshot.hasTag('paused');
    expect(row()?.getAttribute('aria-live')).toBe(isPaused ? 'polite' : 'off');
    expect(control().textContent).toBe(
      snapshot.matches({ control: 'paused' }) ? 'Play the slides' : 'Pause the slides',
    );
  },
};
