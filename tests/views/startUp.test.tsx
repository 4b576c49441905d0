import { expect, vi } from 'vitest';
import { StartUp } from '../../src/features/startUp/StartUp.tsx';
import { castInView, PATIENCE, renderInSite } from './cast.tsx';

const flag = () => document.querySelector<HTMLElement>('[data-flag="start-up"]');

export const startUpDriver = await castInView('startUp', {
  open: async () => {
    await renderInSite(<StartUp />);
    await vi.waitFor(() => expect(flag()).not.toBeNull(), PATIENCE);
  },
  act: {},
  shows: flag,
});
