import { type RefObject, useEffect, useEffectEvent } from 'react';

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
 * Sends the values of fields that changed without an event: before hydration, or later by a program that fills in forms
 * and sends none. React would write the machine's values over them.
 *
 * @param fields names of the fields
 * @param values the machine's values
 * @param send the machine's
 */
export function useSilentInput<TField extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly TField[],
  values: Readonly<Record<TField, string>>,
  send: (event: { type: 'field.changed'; field: TField; value: string } | { type: 'contact.left' }) => void,
): void {
  const sendChanged = useEffectEvent((source: HTMLFormElement | null) => {
    for (const field of fields) {
      const { value } = controlOf(source, field) ?? {};
      if (value === undefined || value === values[field]) continue;
      send({ type: 'field.changed', field, value });
      if (field === 'contact') send({ type: 'contact.left' });
    }
  });
  useEffect(() => {
    sendChanged(prerendered ?? form.current);
    prerendered = null;
    const controller = new AbortController();
    for (const type of ['focusin', 'submit'])
      form.current?.addEventListener(type, () => sendChanged(form.current), { signal: controller.signal });
    return () => controller.abort();
  }, [form]);
}
