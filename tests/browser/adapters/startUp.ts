import type { BrowserAdapter } from '../driver.ts';
import { hydrated } from '../hydrated.ts';
import { withhold } from '../withhold.ts';

/** The timer's script. */
const SCRIPT = '**/static/js/shell.script-*.js';

export const startUp: BrowserAdapter<'startUp'> = {
  part: '[data-flag="start-up"]',
  open: async (page, { input }) => {
    const { elapsed } = input as { elapsed: number };
    const letLoad = await withhold(page, SCRIPT);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const requested = page.waitForRequest(SCRIPT);
    await page.goto('/thankyou?inspect=console');
    await requested;
    await page.clock.runFor(elapsed);
    await letLoad();
    await hydrated(page);
  },
  events: {},
  element: (page) => page.locator('[data-flag="start-up"]'),
};
