import { type ComponentProps, Suspense } from 'react';
import { island } from '../../island.ts';

const Form = island('enquiry', async () => (await import('./EnquiryForm.tsx')).EnquiryForm);

/** The enquiry form, as pages use it. */
export const EnquiryIsland = (props: ComponentProps<typeof Form>) => (
  <Suspense fallback={null}>
    <Form {...props} />
  </Suspense>
);
