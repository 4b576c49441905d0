const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * Reports to a machine whether a field of the page has the focus, at once and after each change, until `signal` aborts.
 * A press that takes the focus away is reported at its end: the dock that returns must not receive its click.
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
  // Moving between fields leaves none; in a window that goes to the background the field stays the active element.
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
    ({ button }) => {
      // The context menu, which other buttons may open, takes their `mouseup`.
      if (button === 0) isPressed = true;
    },
    { signal, capture: true },
  );
  const endPress = () => {
    isPressed = false;
    // After the click, which follows `mouseup`.
    setTimeout(() => report(document.activeElement));
  };
  for (const end of ['mouseup', 'dragend']) {
    document.addEventListener(end, endPress, { signal, capture: true });
  }

  report(document.activeElement);
}
