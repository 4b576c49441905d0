import type { BrowserAdapter } from '../driver.ts';
import { flag, openWithoutTimer } from '../startUpTimer.ts';

export const startUp: BrowserAdapter<'startUp'> = {
  part: '[data-flag="start-up"]',
  open: async (page, { site }, { input }) => {
    const { elapsed } = input as { elapsed: number };
    const { arrive } = await openWithoutTimer(page, `${site.url}/thankyou?inspect=console`);
    await page.clock.runFor(elapsed);
    await arrive();
  },
  stopsClock: true,
  events: {},
  element: flag,
};
