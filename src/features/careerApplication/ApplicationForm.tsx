import { island } from '../../boot/island.tsx';

/** The application form, as the page uses it: there at once, alive when its script has arrived. */
export const ApplicationForm = island(
  'application',
  async () => (await import('./ApplicationView.tsx')).ApplicationView,
);
