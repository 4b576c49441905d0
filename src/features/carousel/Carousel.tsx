import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('carousel', async () => (await import('./CarouselView.tsx')).CarouselView);

/**
 * Slides, one at a time, for ever (SPECIFICATION 2, 'Home'); without a script a row to push along. `heading` stands at
 * the head of it, beside the controls.
 */
export const Carousel = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
