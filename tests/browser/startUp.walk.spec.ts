import { castInBrowser } from './cast.ts';
import { hydrated } from './hydrated.ts';

await castInBrowser('startUp', {
  stopsClock: true,
  open: async (page, { site }) => {
    // Time passes only as the walk wants it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(`${site.url}/thankyou?inspect=console`);
    await hydrated(page);
  },
  act: {},
  shows: (page) => page.locator('[data-flag="start-up"]'),
});
