/** The part of the page that the address names, if any. */
const namedPart = () => document.getElementById(window.location.hash.slice(1));

/** Moves the focus to the page's heading, or to the part that the address names, so that reading continues there. */
export function focusHeading(): void {
  const target = namedPart() ?? document.querySelector<HTMLElement>('main h1');
  // The page behind the open menu is inert and must not take the focus.
  if (!target || target.closest('main')?.inert) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
