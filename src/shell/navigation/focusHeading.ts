/**
 * Moves the focus to the page's heading, or to the part that the address names, so that reading continues there.
 *
 * @param anchor the id of that part, decoded; '' for none
 */
export function focusHeading(anchor = ''): void {
  const target = document.getElementById(anchor) ?? document.querySelector<HTMLElement>('main h1');
  // The page behind the open menu is inert and must not take the focus.
  if (!target || target.closest('main')?.inert) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
