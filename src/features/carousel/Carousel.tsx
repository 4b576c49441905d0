import { island } from '../../island.tsx';

/**
 * Slides, one at a time, for ever (SPECIFICATION 2, 'Home'); without a script a row to push along. `heading` stands at
 * the head of it, beside the controls.
 */
export const Carousel = island('carousel', async () => (await import('./CarouselView.tsx')).CarouselView);
