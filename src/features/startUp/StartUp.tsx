import { island } from '../../island.tsx';

/** The start-up timer, for the shell: it counts from the app’s load and shows nothing (HOST-3). */
export const StartUp = island('start-up', async () => (await import('./StartUpView.tsx')).StartUpView);
