import { island } from '../../boot/island.tsx';

/**
 * The film of the home page: its poster at once, the film over it when the page has loaded and nothing speaks against
 * it. Both fill the nearest positioned ancestor and lie behind its words (`isolation: isolate` keeps them in it); the
 * pause control stands where this component does.
 */
export const HeroVideo = island('heroVideo', async () => (await import('./HeroVideoView.tsx')).HeroVideoView);
