/** Line icons in the weight of the interface's rules; all decorative, with text beside them. */
const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 2.4 } as const;

export function ArrowRight() {
  return (
    <svg viewBox="0 0 22 14" width="22" height="14" aria-hidden="true" {...line}>
      <path d="M0 7h20M14 1l6 6-6 6" />
    </svg>
  );
}

export function ArrowUp() {
  return (
    <svg viewBox="0 0 14 22" width="14" height="22" aria-hidden="true" {...line}>
      <path d="M7 22V2M1 8l6-6 6 6" />
    </svg>
  );
}

export function ChevronDown() {
  return (
    <svg viewBox="0 0 16 10" width="16" height="10" aria-hidden="true" {...line}>
      <path d="m1 1 7 7 7-7" />
    </svg>
  );
}

/** A speech bubble with the mark's arch in it. */
export function Speech() {
  return (
    <svg viewBox="0 0 28 26" width="28" height="26" aria-hidden="true" {...line}>
      <path d="M1.5 1.5h25v17h-13l-6 6v-6h-6Z" />
      <path d="M8 10h12" />
    </svg>
  );
}

/** Two bars that cross when the menu is open (see `shell/menu/Menu.css.ts`). */
export function MenuBars() {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" {...line} strokeWidth={2}>
      <path d="M0 5.5h18" />
      <path d="M0 12.5h18" />
    </svg>
  );
}
