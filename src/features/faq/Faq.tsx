import { island } from '../../boot/island.tsx';

/** Collapsible questions, as pages use them. The browser opens and closes them, whether the island is alive or not. */
export const Faq = island('faq', async () => (await import('./FaqView.tsx')).FaqView);
