import { island } from '../../boot/island.tsx';

/** The island of collapsible questions. The browser opens and closes them, before and after hydration. */
export const Faq = island('features/faq/FaqView.tsx', async () => (await import('./FaqView.tsx')).FaqView);
