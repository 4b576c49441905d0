import { BlogScroll } from '../../../src/features/islands.ts';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite, scrollPage } from '../site.tsx';

export const blogScroll: ViewAdapter<'blogScroll'> = {
  open: () => renderInSite(<BlogScroll />),
  events: { 'page.scrolled': scrollPage },
  element: () => document.querySelector<HTMLElement>('[data-flag="blogScroll"]'),
};
