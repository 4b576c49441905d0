import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('application', async () => (await import('./ApplicationView.tsx')).ApplicationView);

/** The application form, as the page uses it: there at once, alive when its script has arrived. */
export const ApplicationForm = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
