import type { aboutWords } from './about.ts';
import type { clients } from './clients.ts';

/** The three specialist divisions; `scenes.ts` has the wall of each. */
export type DivisionName = 'strategy' | 'design' | 'technology';

export interface Question {
  question: string;
  /** Plain text, one to four sentences. */
  answer: string;
}

/** The last part of a service's route: /services/SLUG. */
export type ServiceSlug =
  | 'website-design'
  | 'design'
  | 'socialmedia'
  | 'seo'
  | 'paid-ads'
  | 'digitalpr'
  | 'influencer-marketing'
  | 'production';

/** One of the eight service pages (SERVICE-5). */
export interface Service {
  slug: ServiceSlug;
  /** The name on its tile of the services page (SERVICE-2). */
  tile: string;
  /** The page's heading: the service's full name, at most 24 characters a line, one or two lines. */
  heading: readonly [string] | readonly [string, string];
  /** The page's `<title>`, as long as `lengths.serviceTitle` allows, with the words that people search for. */
  metaTitle: string;
  /** The meta description, as long as `lengths.longDescription` allows. */
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
  /** A sample of the paper that comes with this work. */
  specimen?: Specimen;
}

/** A role of the team (`about.ts`). */
type TeamRole = (typeof aboutWords)['team']['roles'][number]['role'];

/** The terms on which a service can be bought. All fees are whole rupees before GST. */
export interface Engagement {
  /** The smallest engagement. */
  smallest: { work: string; rupees: number; per: 'a month' | 'once' };
  /** The first fortnight, a paid trial: its fee, and the results that the client keeps. */
  trial: { rupees: number; yields: readonly string[] };
  /** The range that most fees are in. */
  usual: { from: number; to: number; per: 'a month' | 'a project' };
  /** The factors that raise or lower the fee. */
  moves: string;
  /** Hours of the agency's people in a month of this work. */
  hours: { from: number; to: number };
  /** The person who leads comes first. */
  team: readonly { role: TeamRole; does: string }[];
  /** The stages of payment. */
  payment: string;
  /** The work that the client has to do. */
  asks: string;
  /** Costs that the client pays to others, beside the fee. */
  beside: string;
}

/** A table of plain texts; the first cell of each row names it. */
export interface PlainTable {
  caption: string;
  /** `figures` aligns a column at the end of its cells. */
  columns: readonly { name: string; figures?: true }[];
  rows: readonly (readonly string[])[];
  /** The sum of the rows. */
  total?: readonly string[];
}

/** A sample of the agency's paper. */
export interface Specimen {
  /** Its anchor on the service's page. */
  id: string;
  /** Its name, as a heading: 'A price sheet'. */
  name: string;
  /** Its purpose, in a sentence or two. */
  introduction: string;
  /** The invented client in it; without one it is about this site. */
  client?: (typeof clients)[number]['name'];
  /** The heading on the paper itself. */
  title: string;
  /** The lines at its head: author, recipient, date. */
  facts: readonly { term: string; value: string }[];
  parts: readonly {
    heading: string;
    text?: readonly string[];
    list?: readonly string[];
    table?: PlainTable;
  }[];
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
