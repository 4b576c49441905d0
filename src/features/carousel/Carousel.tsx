import { island } from '../../boot/island.tsx';

/**
 * Slides, one at a time, without end (MOTION-4); without a script a row to push along. `heading` stands at the head of
 * it, beside the controls.
 */
export const Carousel = island('carousel', async () => (await import('./CarouselView.tsx')).CarouselView);
