/** What a visitor types into, or chooses with. */
const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * Tells a machine whether a field of the page has the focus, at the start as well, until `signal` ends it. A press that
 * takes the focus away is told when it is over: the dock that comes back must not catch it.
 */
export function watchFields(
  send: (event: { type: 'field.focused' | 'field.left' }) => void,
  signal: AbortSignal,
): void {
  let isPressed = false;
  const report = (target: EventTarget | null) => {
    if (isField(target)) send({ type: 'field.focused' });
    else if (!isPressed) send({ type: 'field.left' });
  };
  document.addEventListener('focusin', ({ target }) => report(target), { signal });
  // From field to field none is left; and in a window that goes to the background the field stays the active element.
  document.addEventListener(
    'focusout',
    ({ relatedTarget }) => report(relatedTarget ?? document.activeElement),
    {
      signal,
    },
  );

  // Mouse events, because a finger's pointer is up before its tap moves the focus.
  document.addEventListener(
    'mousedown',
    () => {
      isPressed = true;
    },
    { signal, capture: true },
  );
  const endPress = () => {
    isPressed = false;
    // The click comes first.
    setTimeout(() => report(document.activeElement));
  };
  for (const end of ['mouseup', 'dragend']) {
    document.addEventListener(end, endPress, { signal, capture: true });
  }

  report(document.activeElement);
}
