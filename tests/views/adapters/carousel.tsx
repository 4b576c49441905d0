import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { modulo } from '../../../machines/carousel.machine.ts';
import { Carousel } from '../../../src/features/islands.ts';
// Imported here, so that no test waits for the island's script.
import '../../../src/features/carousel/Carousel.tsx';
import { changeSizes, stubAnimations } from '../../support/animation.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite } from '../site.tsx';
import { pauseActs } from './pauseReasons.ts';

const HEADLINES = ['One', 'Two', 'Three', 'Four'];

const region = () => screen.getByRole('region', { name: "What's the Buzz?" });
const button = (name: string | RegExp) => within(region()).getByRole('button', { name });
const control = () => button(/the slides$/);
const slides = () => HEADLINES.map((_, place) => within(region()).getByLabelText(`${place + 1} of 4`));

const row = () => region().querySelector<HTMLElement>('[aria-live]');
/** A finger, px from the left. */
const touch = (type: string, clientX: number) => {
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
  fireEvent(row() ?? window, new PointerEvent(type, { ...finger, clientX }));
};

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
    'previous.pressed': () => fireEvent.click(button('Previous slide')),
    'dot.pressed': ({ index }) => fireEvent.click(button(`Slide ${Number(index) + 1}: ${HEADLINES[index]}`)),
    'drag.moved': () => {
      touch('pointerdown', 300);
      touch('pointermove', 100);
    },
    'drag.ended': () => touch('pointerup', 100),
    'slides.scrolled': ({ steps }) => {
      // In px: jsdom's slides have no width.
      vi.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValueOnce(steps);
      act(changeSizes);
    },
    'slide.due': () => expect.unreachable('the machine raises it'),
  },
  shows: region,
  sees: (_, snapshot) => {
    const { position } = snapshot.context as { position: number };
    const index = modulo(position, HEADLINES.length);
    // A finger leads to the next slide, at most; jsdom's slides have no width.
    const seen = snapshot.matches({ slide: 'dragging' }) ? position + 1 : position;
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
    expect(region().querySelector('[aria-live]')?.getAttribute('aria-live')).toBe(
      isPaused ? 'polite' : 'off',
    );
    expect(control().textContent).toBe(
      snapshot.matches({ control: 'paused' }) ? 'Play the slides' : 'Pause the slides',
    );
  },
};
