import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('faq', async () => (await import('./FaqView.tsx')).FaqView);

/** Collapsible questions, as pages use them. The browser opens and closes them, whether the island is alive or not. */
export const Faq = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
