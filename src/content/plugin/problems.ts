/** A mistake in a piece of content, its place, and its remedy. */
export interface Problem {
  /** Relative to the project. */
  file: string;
  /** In the file's own terms: `faq.2.answer`, or `body, line 12`. */
  field: string;
  /** A sentence with the correct form. */
  remedy: string;
}

/**
 * Throws if there are problems.
 *
 * @throws an Error that lists every problem with its file, field and remedy, without a stack: Rolldown prints it
 */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const lines = problems.map(({ file, field, remedy }) => `  ${file}: ${field}: ${remedy}`);
  const message = ['The content cannot be published:', ...lines].join('\n');
  throw Object.assign(new Error(message), { stack: '' });
}
