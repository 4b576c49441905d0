import { castInBrowser } from './cast.ts';

export const startUpDriver = await castInBrowser('startUp', {
  open: async (page, { site }) => {
    await page.clock.install();
    await page.goto(`${site.url}/thankyou?inspect=console`);
    // Alive once its script has arrived.
    await page.waitForLoadState('networkidle');
  },
  act: {},
  shows: (page) => page.locator('[data-flag="start-up"]'),
});
