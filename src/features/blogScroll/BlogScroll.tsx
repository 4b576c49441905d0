import { Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('blogScroll', async () => (await import('./BlogScrollView.tsx')).BlogScrollView);

/** An article's scrolled-beyond-300-px flag. Nothing but the inspector reads it (RULINGS R15). */
export const BlogScroll = () => (
  <Suspense fallback={null}>
    <View />
  </Suspense>
);
