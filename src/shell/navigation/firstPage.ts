import { useEffect } from 'react';

let markHydrated = () => {};

/** Resolves when the first page, or an error screen in its place, is hydrated; its islands may follow. */
export const firstPageHydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Resolves `firstPageHydrated`; for the page and for the error screen. */
export const useFirstPage = (): void => useEffect(markHydrated, []);
