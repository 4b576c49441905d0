import { useEffect } from 'react';

let markFirstPage = () => {};

/** Resolves when the first page, or an error screen in its place, is hydrated; its islands may follow. */
export const firstPageHydrated = new Promise<void>((resolve) => {
  markFirstPage = resolve;
});

/** Resolves `firstPageHydrated`; for the page and for the error screen. */
export const useFirstPage = (): void => useEffect(markFirstPage, []);

/** Islands on the page that are not hydrated yet, by id; `<html data-hydrated>` is set while there are none. */
const waiting = new Set<string>();

/** Called by `boot/island.tsx`. */
export function setWaiting(id: string, isWaiting: boolean): void {
  if (isWaiting) waiting.add(id);
  else waiting.delete(id);
  document.documentElement.toggleAttribute('data-hydrated', waiting.size === 0);
}

/** True while every island of the page is hydrated; `useHydrated` tells it of one component. */
export const isHydrated = () => document.documentElement.hasAttribute('data-hydrated');
