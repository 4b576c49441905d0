import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Carousel } from '../../../src/features/carousel/Carousel.tsx';
// Imported here, so that no test waits for the island's script.
import '../../../src/features/carousel/CarouselView.tsx';
import { stubAnimations } from '../../support/animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';
import { pauseActs } from './pauseReasons.ts';

const WIDTH = 400;
const HEADLINES = ['One', 'Two', 'Three', 'Four'];

const region = () => screen.getByRole('region', { name: "What's the Buzz?" });
const button = (name: string | RegExp) => within(region()).getByRole('button', { name });
const control = () => button(/the slides$/);
const slides = () => HEADLINES.map((_, place) => within(region()).getByLabelText(`${place + 1} of 4`));

/** As a finger would: down, a good way to the side, up. */
function swipe(pixels: number) {
  const slide = slides()[0];
  if (!slide) throw new Error('There is no slide to swipe.');
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true };
  fireEvent(slide, new PointerEvent('pointerdown', { ...finger, clientX: 300, bubbles: true }));
  for (const type of ['pointermove', 'pointerup'])
    fireEvent(window, new PointerEvent(type, { ...finger, clientX: 300 - pixels, bubbles: true }));
}

export const carousel: ViewAdapter<'carousel'> = {
  open: async () => {
    stubAnimations();
    await renderInSite(
      <>
        <Carousel
          label="What's the Buzz?"
          slides={HEADLINES.map((headline) => ({
            headline,
            text: 'A short text.',
            picture: { src: '/picture.svg', width: 1600, height: 1000 },
            alt: '',
            path: '/Blog',
            invitation: 'To the blog',
          }))}
        />
        <button type="button">Elsewhere</button>
      </>,
    );
    await screen.findByRole('region', { name: "What's the Buzz?" });
  },
  events: {
    ...pauseActs(region, control),
    'next.pressed': () => fireEvent.click(button('Next slide')),
    'previous.pressed': () => fireEvent.keyDown(region(), { key: 'ArrowLeft' }),
    'dot.pressed': ({ index }) => fireEvent.click(button(`Slide ${Number(index) + 1}: ${HEADLINES[index]}`)),
    'slide.swiped': () => swipe(WIDTH / 2),
    'slide.due': () => expect.unreachable('the machine raises it'),
  },
  shows: region,
  sees: (_, snapshot) => {
    const { index } = snapshot.context as { index: number };
    expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual(
      HEADLINES.map((_headline, place) => place !== index),
    );
    const dots = within(region()).getAllByRole('button', { name: /^Slide \d/ });
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(
      HEADLINES.map((_headline, place) => (place === index ? 'true' : null)),
    );
    const isPaused = snapshot.hasTag('paused');
    expect(region().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe(
      isPaused ? 'polite' : 'off',
    );
    expect(control().textContent).toBe(
      snapshot.matches({ control: 'paused' }) ? 'Play the slides' : 'Pause the slides',
    );
  },
};
