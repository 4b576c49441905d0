/** The three specialist divisions; each owns a wash of the palette. */
export type DivisionName = 'strategy' | 'design' | 'technology';

export interface Question {
  question: string;
  /** Plain text, one to four sentences. */
  answer: string;
}

/** One of the eight service pages (SPECIFICATION 2, 'Service detail pages'). */
export interface Service {
  /** The last part of its route: /services/SLUG. */
  slug: string;
  /** What its tile on the services page says (SPECIFICATION 2). */
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
  /** What a client gets, as a ruled list: a name, and one sentence of detail. */
  offerings: readonly { name: string; detail: string }[];
  /** Exactly four (SPECIFICATION 9). */
  faq: readonly [Question, Question, Question, Question];
  /** One sentence for the specialty list at home. */
  summary: string;
}

/** A job opening (SPECIFICATION 3). */
export interface Job {
  title: string;
  location: string;
  experience: string;
  salary: string;
  /** dd/mm/yyyy */
  postDate: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
}
