/** The app's load, ms after the document's: `boot/main.ts` imports this module first. */
const loadedAt = performance.now();

/** Time since the app's load, ms. */
export const sinceLoad = (): number => performance.now() - loadedAt;
