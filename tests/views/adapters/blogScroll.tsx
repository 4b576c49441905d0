import type { AnyEventObject } from 'xstate';
import { BlogScrollView } from '../../../src/features/blogScroll/BlogScrollView.tsx';
import type { ViewAdapter } from '../driver.tsx';
import { renderInSite, scrollPage } from '../site.tsx';

export const blogScroll: ViewAdapter<'blogScroll'> = {
  open: () => renderInSite(<BlogScrollView />),
  events: { 'page.scrolled': (event: AnyEventObject) => scrollPage(event as never) },
  shows: () => document.querySelector<HTMLElement>('[data-flag="blogScroll"]'),
  sees: () => {},
};
