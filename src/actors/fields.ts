/** What a visitor types into, or chooses with. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea');

/** Tells a machine whether a field of the page has the focus, at the start as well, until `signal` ends it. */
export function watchFields(
  send: (event: { type: 'field.focused' | 'field.left' }) => void,
  signal: AbortSignal,
): void {
  const tell = (target: EventTarget | null) =>
    send({ type: isField(target) ? 'field.focused' : 'field.left' });
  document.addEventListener('focusin', ({ target }) => tell(target), { signal });
  // From field to field the focus has not left them; and a window that goes to the background keeps its active element.
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => tell(relatedTarget ?? document.activeElement),
    { signal },
  );
  tell(document.activeElement);
}
