import type { PictureFile } from '../../media/pictureFile.ts';
import type { Question, Service, ServiceSlug, Specimen } from '../types.ts';

/** The fields that lists of services need; `virtual:services` has all eight, in the order of their tiles. */
export interface ServiceSummary
  extends Pick<Service, 'slug' | 'tile' | 'heading' | 'tagline' | 'division' | 'summary'> {
  /** Its route. */
  path: string;
  specimen?: Pick<Specimen, 'id' | 'name'>;
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
  /** The picture at its head. */
  picture: PictureFile;
  alt: string;
}

/** An article about a service, as the service's page lists it; `virtual:reading` has them. */
export type Reading = Pick<ArticleSummary, 'path' | 'title' | 'author' | 'minutes'>;

/** One article, as its own page shows it (BLOG-7). */
export interface Article extends ArticleSummary {
  /** The path of its canonical link; may differ from its route (BLOG-6). */
  canonical: string;
  /** Number of words in the body. */
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
