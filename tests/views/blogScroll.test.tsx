import type { AnyEventObject } from 'xstate';
import { BlogScrollView } from '../../src/features/blogScroll/BlogScrollView.tsx';
import { castInView, renderInSite, scrollPage } from './cast.tsx';

export const blogScrollDriver = await castInView('blogScroll', {
  open: () => renderInSite(<BlogScrollView />),
  act: { 'page.scrolled': (event: AnyEventObject) => scrollPage(event as never) },
  shows: () => document.querySelector<HTMLElement>('[data-flag="blogScroll"]'),
});
