/** What is wrong with a piece of content, where, and what to do about it. */
export interface Problem {
  /** Relative to `src`. */
  file: string;
  /** As the file calls it: `faq[2].answer`, or `body, line 12`. */
  field: string;
  /** A sentence that says what is wanted. */
  remedy: string;
}

/** Content that cannot be published. Its message lists every problem with file, field and remedy. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(({ file, field, remedy }) => `  ${file}: ${field}: ${remedy}`);
    super(
      `${problems.length === 1 ? 'One entry' : `${problems.length} entries`} under src cannot be published:\n${lines.join('\n')}`,
    );
    this.problems = problems;
  }
}

/** @throws ContentError when there is a problem */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ContentError(problems);
}
