import { Suspense } from 'react';
import { island } from '../../island.ts';

const View = island('start-up', async () => (await import('./StartUpView.tsx')).StartUpView);

/** The start-up timer, for the shell: it begins with the app and shows nothing (RULINGS R15). */
export const StartUp = () => (
  <Suspense fallback={null}>
    <View />
  </Suspense>
);
