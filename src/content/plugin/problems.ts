/** What is wrong with a piece of content, where, and what to do about it. */
export interface Problem {
  /** Relative to `src`. */
  file: string;
  /** As the file calls it: `faq.2.answer`, or `body, line 12`. */
  field: string;
  /** A sentence that says what is wanted. */
  remedy: string;
}

/** @throws an Error that lists every problem with its file, field and remedy */
export function refuse(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ file, field, remedy }) => `  ${file}: ${field}: ${remedy}`);
  throw new Error(['The content under src cannot be published:', ...lines].join('\n'));
}
