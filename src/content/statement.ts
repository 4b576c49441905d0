/** A part of a statement: its subject, sentences about it, their list, and the sentences after the list. */
export interface StatementPart {
  heading: string;
  text: readonly string[];
  list?: readonly string[];
  after?: readonly string[];
}

/** The words of a statement by the agency: on accessibility, on privacy. */
export interface StatementWords {
  /** Two lines, set as a fit block. */
  heading: readonly [string, string];
  lead: string;
  parts: readonly StatementPart[];
  /** An invitation to report; the agency's addresses follow it. */
  report: StatementPart;
  /** The words before the date of its last review, and the date, yyyy-mm-dd. */
  dated: string;
  reviewed: string;
}
