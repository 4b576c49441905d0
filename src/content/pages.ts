import type { DayWall } from '../theme/walls.ts';

/** What a page says about itself; the page's file exports it as `meta`. */
export interface PageMeta {
  title: string;
  /** For search results: 50 to 160 characters. */
  description: string;
  /** The path the canonical link names, lower case and without a trailing slash (RULINGS R12). */
  canonical: string;
  /** Keeps a page that is nobody's destination out of search engines. */
  noIndex?: true;
  /** The wall it begins with: the header lies on that one. Night is home's (SPECIFICATION 2: white links there only). */
  wall: DayWall | 'raat';
}

/** Every page: its path as the router matches it, and the file under `routes/` that holds it. */
export const pages = [
  { path: '/', file: 'home' },
  { path: '/contact', file: 'contact' },
  { path: '/thankyou', file: 'thankyou' },
  { path: '/$', file: 'notFound' },
] as const;

export type PageFile = (typeof pages)[number]['file'];

/** The header's links, in order (SPECIFICATION 2). */
export const navigation = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about-us' },
  { label: 'Clients', path: '/clients' },
  { label: 'Services', path: '/services' },
  { label: 'Careers', path: '/careers' },
  { label: 'Contact', path: '/contact' },
] as const;
