import { island } from '../../boot/island.tsx';

/** The island of job cards: both sides are prerendered, and cards flip once their script has loaded. */
export const CareersCards = island(
  'features/careersCards/CareersCardsView.tsx',
  async () => (await import('./CareersCardsView.tsx')).CareersCardsView,
);
