import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('enquiry', async () => (await import('./EnquiryView.tsx')).EnquiryView);

/** The enquiry form, as pages use it: there at once, alive when its script has arrived. */
export const EnquiryForm = (props: ComponentProps<typeof View>) => (
  <Suspense fallback={null}>
    <View {...props} />
  </Suspense>
);
