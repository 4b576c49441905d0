/**
 * Sets `data-pressed` on a button that is pressed before hydration (`data-waiting`); `ui/PlainButton.tsx` repeats the
 * press once it is hydrated. Repeated early presses count as one.
 *
 * Inlined into the head of every prerendered document, because a visitor can press before any script has loaded. It
 * must be self-contained.
 */
export function keepEarlyPresses(): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      // A visitor who follows a link no longer expects the button to act.
      if (event.target.closest('a'))
        for (const early of document.querySelectorAll<HTMLElement>('[data-pressed]'))
          delete early.dataset.pressed;
      const button = event.target.closest<HTMLElement>('[data-waiting]');
      if (!button) return;
      // Otherwise the browser submits the form natively, and React replays the press a second time.
      event.preventDefault();
      event.stopPropagation();
      button.dataset.pressed = '';
    },
    { capture: true },
  );
}
