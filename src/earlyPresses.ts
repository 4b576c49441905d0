/** The buttons that were pressed before they could do anything. */
const pressed = new Set<Element>();

/**
 * Keeps presses of buttons that are not alive yet (`data-waiting`), by pointer or keyboard, until the button asks for
 * its own: `ui/PlainButton.tsx`. Impatience does not count: pressed twice is pressed.
 */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('[data-waiting]');
      if (!button) return;
      // Else a form would be sent nowhere, and React, when it is nearly there, would count the press a second time.
      event.preventDefault();
      event.stopPropagation();
      pressed.add(button);
    },
    { capture: true },
  );
}

/** Whether a button was pressed early. Asked once, it is forgotten. */
export const takeEarlyPress = (button: Element): boolean => pressed.delete(button);
