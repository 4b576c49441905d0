import type { Locator, Page } from '@playwright/test';
import { modulo } from '../../../machines/carousel.machine.ts';
import { button, frame, openCarousel, carousel as section } from '../carousel.ts';
import type { BrowserAdapter } from '../driver.ts';
import { expect } from '../fixtures.ts';
import { pauseActs } from '../surroundings.ts';

const control = (page: Page) => button(page, /the slides$/);

/** Presses, then takes pointer and focus away: both would pause it. */
const press = (page: Page, name: string | RegExp) =>
  button(page, name).evaluate((control: HTMLElement) => control.click());

/**
 * A finger, px to the left of its start, at a time, ms; its events alone, as a touch is a pointer over the carousel too.
 */
const touch = (
  page: Page,
  ...steps: readonly (readonly [type: string, pixels: number, timeStamp: number])[]
) =>
  frame(page).evaluate((target, steps) => {
    const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true };
    for (const [type, pixels, value] of steps) {
      const event = new PointerEvent(type, { ...finger, clientX: 300 - pixels });
      target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value }));
    }
  }, steps);

export const carousel: BrowserAdapter<'carousel'> = {
  moves: true,
  part: 'section[aria-roledescription="carousel"]',
  regions: ['slide', 'control'],
  open: (page) => openCarousel(page, '/?inspect=console'),
  never: { on: 'small', states: ['slide.dragging'], because: 'a row of another width is laid out anew' },
  events: {
    ...pauseActs(section, control),
    'slide.due': () => {
      throw new Error('The machine raises it.');
    },
    'next.pressed': (page) => press(page, 'Next slide'),
    'previous.pressed': (page) => press(page, 'Previous slide'),
    'dot.pressed': (page, { index }) => press(page, new RegExp(`^Slide ${index + 1}:`)),
    'drag.moved': async (page, { pixels }) => {
      const state = await section(page).getAttribute('data-state');
      if (!state?.includes('slide.dragging')) await touch(page, ['pointerdown', 0, 0]);
      await touch(page, ['pointermove', pixels, 0]);
    },
    'drag.ended': (page, { pixels, duration }) => touch(page, ['pointerup', pixels, duration]),
    'drag.cancelled': (page) => touch(page, ['pointercancel', 0, 0]),
    // The frame scrolls before hydration only; afterwards its position is read after a change of its size.
    'slides.scrolled': async (page, { steps }) => {
      await frame(page).evaluate((frame, steps) => {
        // Snapping would follow a slide that is still moving, and scroll again.
        const scrollable = { overflowX: 'auto', scrollSnapType: 'none', position: 'relative' };
        Object.assign(frame.style, { ...scrollable, inlineSize: 'calc(100% - 1px)' });
        // Room to scroll in, because a row that moves on past its last slide leaves less than that.
        const room = frame.appendChild(document.createElement('div'));
        Object.assign(room.style, { position: 'absolute', inset: '0 auto auto 0', blockSize: '1px' });
        room.style.inlineSize = `${(steps + 1) * 100}%`;
        frame.scrollLeft = steps * frame.clientWidth;
      }, steps);
      await expect.poll(() => frame(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      // Left scrollable, it could be scrolled again when a later step brings a slide into view.
      await frame(page).evaluate((frame) => {
        frame.lastElementChild?.remove();
        frame.removeAttribute('style');
      });
    },
  },
  element: section,
  expectState: async (page, _, snapshot) => {
    const { position, count } = snapshot.context as { position: number; count: number };
    const index = modulo(position, count);
    const dragged = snapshot.matches({ slide: 'dragging' }) ? 200 : 0;
    const slide = section(page).getByRole('group', { name: `${index + 1} of 4` });
    const left = async (locator: Locator) => Math.round((await locator.boundingBox())?.x ?? Number.NaN);
    await expect.poll(() => left(slide)).toBe((await left(frame(page))) - dragged);
  },
};
