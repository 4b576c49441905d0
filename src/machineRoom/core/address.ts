import { type MachineName, machines } from '../../../machines/index.ts';

/** The room's address, in its hash: `#/enquiry/stories/3?page=/contact`. */
export interface Address {
  machine?: MachineName;
  /** Counted from 1. */
  story?: number;
  /** The page in the frame. */
  page?: string;
}

/** A page of the site that has each machine. */
export const homes: Readonly<Record<MachineName, string>> = {
  blogScroll: '/blog/understanding-media-buying',
  careerApplication: '/careers',
  careersCards: '/careers',
  carousel: '/',
  chatButton: '/',
  chunk: '/',
  dock: '/',
  enquiry: '/contact',
  errorScreen: '/',
  faq: '/services/seo',
  headerScroll: '/',
  heroVideo: '/',
  imageReveal: '/careers',
  logoStrip: '/',
  menu: '/',
  navigation: '/about-us',
  popOut: '/services',
  resumeChooser: '/careers',
  scrollToTop: '/',
  startUp: '/',
  textAnimation: '/',
};

/** Reads an address; parts that make no sense are left out. */
export function parseAddress(hash: string): Address {
  const [path = '', query] = hash.replace(/^#\/?/, '').split('?');
  const [name = '', , story] = path.split('/');
  const page = new URLSearchParams(query).get('page');
  return {
    ...(Object.hasOwn(machines, name) && { machine: name as MachineName }),
    ...(/^[1-9]\d*$/.test(story ?? '') && { story: Number(story) }),
    // `//elsewhere.example` would be another site.
    ...(page !== null && /^\/(?!\/)/.test(page) && { page }),
  };
}

/** Writes an address, for a link. */
export function addressOf({ machine, story, page }: Address): string {
  const path = [machine, ...(story === undefined ? [] : ['stories', story])].join('/');
  return `#/${path}${page === undefined ? '' : `?page=${page}`}`;
}
