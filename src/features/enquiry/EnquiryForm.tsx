import { island } from '../../boot/island.tsx';

/** The enquiry form's island: prerendered, hydrated once its script has loaded. */
export const EnquiryForm = island(
  'features/enquiry/EnquiryView.tsx',
  async () => (await import('./EnquiryView.tsx')).EnquiryView,
);
