import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('careers-cards', async () => (await import('./CareersCardsView.tsx')).CareersCardsView);

/** The job cards, as the page uses them: both of their sides are in its markup, and turn once their script is there. */
export const CareersCards = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
