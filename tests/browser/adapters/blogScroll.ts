import type { BrowserAdapter } from '../driver.ts';
import { hydrated } from '../hydrated.ts';

export const blogScroll: BrowserAdapter<'blogScroll'> = {
  part: 'article',
  open: async (page, { site }) => {
    await page.goto(`${site.url}/blog/understanding-media-buying?inspect=console`);
    await hydrated(page);
  },
  events: {
    'page.scrolled': (page, event) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), Number(event.y)),
  },
  shows: (page) => page.locator('[data-flag="blogScroll"]'),
};
