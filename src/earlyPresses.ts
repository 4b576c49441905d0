/** ms; a button that is not alive by then may never be. */
const PATIENCE = 4_000;

/** What somebody does who wants more of the page than to see it. */
const signs = ['pointerdown', 'keydown', 'input', 'scroll'] as const;

/** The buttons that were pressed before they could do anything. */
const pressed = new Set<Element>();

/** Resolves when the page is used from now on. */
export const used = () =>
  new Promise<unknown>((resolve) => {
    for (const sign of signs) window.addEventListener(sign, resolve, { once: true, capture: true });
  });

/** The document's class while somebody misses what a button does. */
const missed = ({ id }: Element) => `missed-${id}`;

/** Has styles offer another way, where they have one (`features/menu/missed.css.ts`). */
function giveUp(button: HTMLElement): void {
  if (!pressed.has(button)) return;
  document.documentElement.classList.add(missed(button));
  // It has made room for that way: whoever goes on from there is not to be surprised by what was pressed.
  if (!button.offsetParent) void used().then(() => pressed.delete(button));
}

/**
 * Keeps presses of buttons that are not alive yet (`data-waiting`), by pointer or keyboard, until the button asks for
 * its own: `ui/PlainButton.tsx`. Impatience does not count: pressed twice is pressed.
 */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-waiting]');
      if (!button) return;
      // Else a form would be sent nowhere, and React, when it is nearly there, would count the press a second time.
      event.preventDefault();
      event.stopPropagation();
      pressed.add(button);
      setTimeout(giveUp, PATIENCE, button);
    },
    { capture: true },
  );
}

/** Whether a button was pressed early. Asked once, it is forgotten, and not missed any longer. */
export function takeEarlyPress(button: Element): boolean {
  document.documentElement.classList.remove(missed(button));
  return pressed.delete(button);
}
