/**
 * Sets `data-pressed` on a button that is pressed before hydration (`data-waiting`); `ui/PlainButton.tsx` repeats the
 * press once it is hydrated, unless the visitor has gone on to a link or a field. Repeated early presses count as one.
 *
 * Inlined into the head of every prerendered document, because a visitor can press before any script has loaded. It
 * must be self-contained.
 */
export function keepEarlyPresses(): void {
  const forget = () => {
    for (const early of document.querySelectorAll<HTMLElement>('[data-pressed]'))
      delete early.dataset.pressed;
  };
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      // A visitor who follows a link no longer expects the button to act.
      if (event.target.closest('a')) forget();
      const button = event.target.closest<HTMLElement>('[data-waiting]');
      if (!button) return;
      // Otherwise the browser submits the form natively, and React replays the press a second time.
      event.preventDefault();
      event.stopPropagation();
      button.dataset.pressed = '';
    },
    { capture: true },
  );
  // Neither does one who goes on to a field: nothing may be sent, or cover the form, in the middle of a word.
  for (const type of ['focusin', 'input'])
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.matches('input, select, textarea')) forget();
    });
}
