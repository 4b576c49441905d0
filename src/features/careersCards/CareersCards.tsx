import { island } from '../../boot/island.tsx';

/** The job cards, as the page uses them: both of their sides are in its markup, and turn once their script is there. */
export const CareersCards = island(
  'careers-cards',
  async () => (await import('./CareersCardsView.tsx')).CareersCardsView,
);
