import { island } from '../../boot/island.tsx';

/** The enquiry form, as pages use it: there at once, alive when its script has arrived. */
export const EnquiryForm = island('enquiry', async () => (await import('./EnquiryView.tsx')).EnquiryView);
