import { island } from '../../boot/island.tsx';

/**
 * The film of the home page: its poster at once, and the film over it when the page has loaded, unless the visitor
 * paused it or prefers reduced motion or saved data. Both fill the nearest positioned ancestor, behind its text
 * (`isolation: isolate` keeps them in it); the pause control has this component's place.
 */
export const HeroVideo = island(
  'features/heroVideo/HeroVideoView.tsx',
  async () => (await import('./HeroVideoView.tsx')).HeroVideoView,
);
