import { island } from '../../boot/island.tsx';

/** The application form's island: prerendered, hydrated once its script has loaded. */
export const ApplicationForm = island(
  'features/careerApplication/ApplicationView.tsx',
  async () => (await import('./ApplicationView.tsx')).ApplicationView,
);
