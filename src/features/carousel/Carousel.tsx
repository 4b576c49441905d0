import { island } from '../../boot/island.tsx';

/**
 * Slides, one at a time, without end (MOTION-4); without a script a row that scrolls sideways. `heading` stands above
 * it, beside the controls.
 */
export const Carousel = island(
  'features/carousel/CarouselView.tsx',
  async () => (await import('./CarouselView.tsx')).CarouselView,
);
