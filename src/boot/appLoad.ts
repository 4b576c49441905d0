/** When the app loads: `main.ts` imports this module first. ms, on the page's own clock. */
const loadedAt = performance.now();

/** Time since the app's load, ms. */
export const sinceLoad = (): number => performance.now() - loadedAt;
