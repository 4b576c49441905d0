import { scrollTo } from '../dock.ts';
import type { BrowserAdapter } from '../driver.ts';
import { visit } from '../hydrated.ts';

export const blogScroll: BrowserAdapter<'blogScroll'> = {
  part: 'article',
  regions: [],
  open: async (page) => {
    await visit(page, '/blog/understanding-media-buying?inspect=console');
  },
  events: { 'page.scrolled': (page, { y }) => scrollTo(page, y) },
  element: (page) => page.locator('[data-flag="blogScroll"]'),
};
