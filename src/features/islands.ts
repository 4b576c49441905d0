import { island } from '../boot/island.tsx';

// The features of pages that are prerendered, and hydrated once their own script has loaded.

/** An article's scrolled-beyond-300-px flag. Nothing but the inspector reads it (SCROLL-6). */
export const BlogScroll = island(
  'features/blogScroll/BlogScroll.tsx',
  async () => (await import('./blogScroll/BlogScroll.tsx')).BlogScroll,
);

export const CareerApplication = island(
  'features/careerApplication/CareerApplication.tsx',
  async () => (await import('./careerApplication/CareerApplication.tsx')).CareerApplication,
);

/** Both sides of each card are prerendered. */
export const CareersCards = island(
  'features/careersCards/CareersCards.tsx',
  async () => (await import('./careersCards/CareersCards.tsx')).CareersCards,
);

export const Enquiry = island(
  'features/enquiry/Enquiry.tsx',
  async () => (await import('./enquiry/Enquiry.tsx')).Enquiry,
);

/** The browser opens and closes the questions, before and after hydration. */
export const Faq = island('features/faq/Faq.tsx', async () => (await import('./faq/Faq.tsx')).Faq);
