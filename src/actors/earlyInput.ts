import { type RefObject, useEffect } from 'react';

/** A form's field, once the form is on the page. */
export const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as
    | HTMLInputElement
    | HTMLSelectElement
    | HTMLTextAreaElement
    | null
    | undefined;

/** The prerendered form. React replaces it when a browser or an extension has changed the page before hydration. */
let prerendered = globalThis.document?.querySelector<HTMLFormElement>('main form');

/**
 * Sends the values that a form's fields had before hydration: typed, filled in by the browser, or restored by it.
 *
 * @param fields names of the fields; the same array at every call
 * @param placeholder the value of a select field in which nothing is chosen
 * @param send the machine's
 */
export function useEarlyInput<TField extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly TField[],
  placeholder: string,
  send: (event: { type: 'field.changed'; field: TField; value: string } | { type: 'contact.left' }) => void,
): void {
  useEffect(() => {
    const early = prerendered ?? form.current;
    prerendered = null;
    for (const field of fields) {
      const value = controlOf(early, field)?.value ?? '';
      if (value !== '' && value !== placeholder) send({ type: 'field.changed', field, value });
    }
    send({ type: 'contact.left' });
  }, [form, fields, placeholder, send]);
}
