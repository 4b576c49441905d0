import { island } from '../../boot/island.tsx';

/** An article's scrolled-beyond-300-px flag. Nothing but the inspector reads it (SCROLL-6). */
export const BlogScroll = island(
  'features/blogScroll/BlogScrollView.tsx',
  async () => (await import('./BlogScrollView.tsx')).BlogScrollView,
);
