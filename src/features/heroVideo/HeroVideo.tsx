import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('heroVideo', async () => (await import('./HeroVideoView.tsx')).HeroVideoView);

/**
 * The film of the home page: its poster at once, the film over it when the page has loaded and nothing speaks against
 * it. Both fill the nearest positioned ancestor and lie behind its words (`isolation: isolate` keeps them in it); the
 * pause control stands where this component does.
 */
export const HeroVideo = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
