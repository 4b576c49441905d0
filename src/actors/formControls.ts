/** A form's field, once the form is on the page. */
export const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null
    | undefined;

/**
 * The values that a form's fields had before hydration: typed, filled in by the browser, or restored by it.
 *
 * @param placeholder the value of a select field in which nothing is chosen
 */
export const typedEarly = <TField extends string>(
  form: HTMLFormElement | null,
  fields: readonly TField[],
  placeholder: string,
) =>
  fields
    .map((field) => ({ field, value: controlOf(form, field)?.value ?? '' }))
    .filter(({ value }) => value !== '' && value !== placeholder);
