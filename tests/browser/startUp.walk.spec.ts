import { castInBrowser } from './cast.ts';
import { hydrated } from './hydrated.ts';

export const startUpDriver = await castInBrowser('startUp', {
  open: async (page, { site }, { input }) => {
    const { elapsed } = input as { elapsed: number };
    const script = Promise.withResolvers<void>();
    await page.route('**/static/js/shell-*.js', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const asked = page.waitForRequest('**/static/js/shell-*.js');
    await page.goto(`${site.url}/thankyou?inspect=console`);
    await asked;
    await page.clock.runFor(elapsed);
    script.resolve();
    await hydrated(page);
  },
  stopsClock: true,
  act: {},
  shows: (page) => page.locator('[data-flag="start-up"]'),
});
