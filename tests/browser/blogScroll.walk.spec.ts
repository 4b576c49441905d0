import { castInBrowser } from './cast.ts';
import { hydrated } from './hydrated.ts';

export const blogScrollDriver = await castInBrowser('blogScroll', {
  part: 'article',
  open: async (page, { site }) => {
    await page.goto(`${site.url}/blog/understanding-media-buying?inspect=console`);
    await hydrated(page);
  },
  act: {
    'page.scrolled': (page, event) =>
      page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), Number(event.y)),
  },
  shows: (page) => page.locator('[data-flag="blogScroll"]'),
});
