const isField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, select, textarea');

/**
 * Reports to a machine whether a field of the page has the focus, at once and after each change, until `signal` aborts.
 * Focus lost by a mouse press is reported after mouseup: the dock reappears then, and must not receive the click.
 */
export function watchFieldFocus(
  send: (event: { type: 'field.focused' | 'field.left' }) => void,
  signal: AbortSignal,
): void {
  let isPressed = false;
  const report = (target: EventTarget | null) => {
    if (isField(target)) send({ type: 'field.focused' });
    else if (!isPressed) send({ type: 'field.left' });
  };
  document.addEventListener('focusin', ({ target }) => report(target), { signal });
  // `relatedTarget` is the next field; null when the window loses focus, where the field stays the active element.
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
      // Other buttons may open the context menu, which swallows their `mouseup`.
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
