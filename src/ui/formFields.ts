interface Form<TName extends string> {
  words: { labels: Record<TName, string>; errors: Record<TName, string> };
  values: Record<TName, string>;
  /** Names of the invalid fields; the form itself handles those that hold no text. */
  invalid: readonly string[];
  isRequired: (name: TName) => boolean;
  change: (name: TName, value: string) => void;
}

/** Binds the fields of a form: gives the attributes of each, by its name. */
export const bindFields =
  <TName extends string>({ words, values, invalid, isRequired, change }: Form<TName>) =>
  (name: TName) => ({
    name,
    label: words.labels[name],
    value: values[name],
    required: isRequired(name),
    error: invalid.includes(name) ? words.errors[name] : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(name, event.currentTarget.value),
  });

/** The browser checks the address by the type (ENQUIRY-6). */
export const emailAttributes = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  spellCheck: false,
} as const;
