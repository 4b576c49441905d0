import * as v from 'valibot';
import type { Problem } from './problems.ts';

/** A text that is there and has no white space around it. */
const text = (wanted: string) =>
  v.pipe(
    v.string(wanted),
    v.minLength(1, wanted),
    v.check((value) => value === value.trim(), 'remove the white space around it'),
  );

/** A text of a certain length; the message says how long it is. */
export const textOf = (min: number, max: number, wanted: string) =>
  v.pipe(
    text(`write ${wanted}, ${min} to ${max} characters`),
    v.check(
      // An empty text is told once, as missing.
      (value) => value === '' || (value.length >= min && value.length <= max),
      ({ input }) => `make it ${min} to ${max} characters long; it has ${String(input).length}`,
    ),
  );

/** A text of any length up to a thousand characters. */
export const someText = (wanted: string) => textOf(1, 1_000, wanted);

/** A list of a certain length; the message says how many entries there are. */
export const listOf = <TItem extends v.GenericSchema>(
  item: TItem,
  min: number,
  max: number,
  noun: string,
) => {
  const wanted = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return v.pipe(
    v.array(item, `list ${wanted} ${noun}`),
    v.check(
      (list) => list.length >= min && list.length <= max,
      ({ input }) => `keep ${wanted} ${noun}; there are ${Array.isArray(input) ? input.length : 'none'}`,
    ),
  );
};

export const questionSchema = v.strictObject({
  question: v.pipe(textOf(10, 120, 'the question'), v.endsWith('?', 'end it with a question mark')),
  answer: textOf(20, 600, 'the answer as plain text'),
});

/** `['faq', 2, 'answer']` → `faq[2].answer` */
const fieldOf = (issue: v.BaseIssue<unknown>, root: string) =>
  (issue.path ?? []).reduce(
    (field, { key }) =>
      typeof key === 'number' ? `${field}[${key}]` : `${field}${field ? '.' : ''}${String(key)}`,
    root,
  );

/**
 * Checks a value against its schema.
 *
 * @param root what the file calls the value; nothing for the whole file
 * @returns the value when it holds, and what is wrong with it
 */
export function check<TSchema extends v.GenericSchema>(
  file: string,
  root: string,
  schema: TSchema,
  value: unknown,
): { output?: v.InferOutput<TSchema>; problems: Problem[] } {
  const result = v.safeParse(schema, value);
  if (result.success) return { output: result.output, problems: [] };
  return {
    problems: result.issues.map((issue) => ({
      file,
      field: fieldOf(issue, root) || 'front matter',
      remedy: remedyOf(issue),
    })),
  };
}

/** Missing and unknown entries of an object have messages of the library's own. */
function remedyOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message;
  if (issue.expected === 'never') return 'remove it; there is no such field';
  return issue.expected === 'Object' ? 'give its fields, each with a name' : 'add it';
}
