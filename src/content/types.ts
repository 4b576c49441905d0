import type { PictureFile } from '../media/pictureFile.ts';
import type { ServiceSlug } from './services/index.ts';

/** The three specialist divisions; each owns a wash of the palette. */
export type DivisionName = 'strategy' | 'design' | 'technology';

export interface Question {
  question: string;
  /** Plain text, one to four sentences. */
  answer: string;
}

/** One of the eight service pages (SERVICE-5). */
export interface Service {
  /** The last part of its route: /services/SLUG. */
  slug: string;
  /** The name on its tile of the services page (SERVICE-2). */
  tile: string;
  /** The page's heading: the service's full name, at most 24 characters a line, one or two lines. */
  heading: readonly [string] | readonly [string, string];
  /** For the head: 30 to 65 characters. */
  metaTitle: string;
  /** For search results: 120 to 160 characters. */
  metaDescription: string;
  /** One line under the heading. */
  tagline: string;
  division: DivisionName;
  /** Two or three paragraphs. */
  description: readonly string[];
  /** The deliverables as a ruled list: a name, and one sentence of detail. */
  offerings: readonly { name: string; detail: string }[];
  /** Exactly four (SERVICE-8). */
  faq: readonly [Question, Question, Question, Question];
  /** One sentence for the specialty list at home. */
  summary: string;
}

/** A job opening (CAREER-3). */
export interface Job {
  title: string;
  location: string;
  experience: `${number} years` | `${number}-${number} years`;
  salary: `${number}-${number} LPA`;
  /** dd/mm/yyyy */
  postDate: `${number}/${number}/${number}`;
  responsibilities: readonly string[];
  requirements: readonly string[];
}

/** The fields that lists of services need; `virtual:services` has all eight, in the order of their tiles. */
export interface ServiceSummary
  extends Pick<Service, 'tile' | 'heading' | 'tagline' | 'division' | 'summary'> {
  slug: ServiceSlug;
  /** Its route. */
  path: string;
}

/** The fields that lists of articles need; `virtual:articles` has all of them, newest first. */
export interface ArticleSummary {
  /** The name of its Markdown file, and the last part of its route. */
  slug: string;
  path: string;
  title: string;
  description: string;
  /** yyyy-mm-dd */
  date: string;
  /** The month of its last revision, yyyy-mm. */
  updated?: string | undefined;
  /** A role, never a name. */
  author: string;
  /** The service pages it belongs to, the main one first. */
  services: readonly ServiceSlug[];
  /** Reading time, at 220 words a minute, rounded up. */
  minutes: number;
  /** The scene at its head. */
  picture: PictureFile;
  alt: string;
}

/** One article, as its own page shows it (BLOG-7). */
export interface Article extends ArticleSummary {
  /** The path the canonical link names; not always its route (BLOG-6). */
  canonical: string;
  /** Of the body. */
  words: number;
  /**
   * The body: safe markup without a heading of the first level. `##` headings have ids; tables stand in
   * `<div data-table>`, which may scroll; block quotes are `<blockquote data-pull-out>`. Internal links are plain.
   */
  html: string;
  /** Its `##` headings, for the contents list. */
  contents: readonly { id: string; heading: string }[];
  /** The questions at its end; may be empty. */
  faq: readonly Question[];
  /** Three other articles: most services in common first, then newest. */
  related: readonly ArticleSummary[];
}
