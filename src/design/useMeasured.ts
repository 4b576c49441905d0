import { useEffect, useRef, useState } from 'react';

/**
 * Measures a drawn element, again after each change of its size.
 *
 * @param read the same function at every call
 */
export function useMeasured<TElement extends Element, TValue>(read: (element: TElement) => TValue) {
  const element = useRef<TElement>(null);
  const [value, setValue] = useState<TValue>();

  useEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => setValue(read(measured)));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [read]);

  return [element, value] as const;
}

/** `var(--rani)` → `--rani`. */
export const tokenName = (reference: string) => reference.slice('var('.length, -1);

/** The value of a theme token, as its style sheet writes it. */
export const tokenValue = (reference: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(tokenName(reference)).trim();
