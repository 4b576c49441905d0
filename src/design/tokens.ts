/** `var(--rani)` → `--rani`. */
export const tokenName = (reference: string) => reference.slice('var('.length, -1);

/** The value of a theme token, as its style sheet writes it. */
export const tokenValue = (reference: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(tokenName(reference)).trim();
