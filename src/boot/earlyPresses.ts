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
      if (!(event.target instanceof Element)) return;
      // A visitor who follows a link has gone on, and expects nothing more of a button.
      if (event.target.closest('a'))
        for (const early of document.querySelectorAll<HTMLElement>('[data-pressed]'))
          delete early.dataset.pressed;
      const button = event.target.closest<HTMLElement>('[data-waiting]');
      if (!button) return;
      // Otherwise a form is sent to nowhere, and React, when it is nearly there, counts the press a second time.
      event.preventDefault();
      event.stopPropagation();
      button.dataset.pressed = '';
    },
    { capture: true },
  );
}
