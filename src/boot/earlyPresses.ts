/** Resolves when the visitor first does something with the page. */
export const firstUse = () =>
  new Promise((resolve) => {
    for (const use of ['pointerdown', 'keydown', 'input', 'scroll'])
      window.addEventListener(use, resolve, { once: true, capture: true });
  });

/**
 * Marks buttons that are pressed before they are hydrated (`data-waiting`), by pointer or keyboard. Each is pressed
 * again when it is: `ui/PlainButton.tsx`. Repeated early presses count as one.
 */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-waiting]');
      if (!button) return;
      // Otherwise a form is sent to nowhere, and React, when it is nearly there, counts the press a second time.
      event.preventDefault();
      event.stopPropagation();
      button.dataset.pressed = '';
    },
    { capture: true },
  );
}
