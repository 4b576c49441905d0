/** Resolves after a time in ms. */
export const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads a file of the start-up, with retries: nothing tells a page when a failed request would succeed. Later scripts
 * are retried by the chunk machine (`chunk.ts`), which is part of the start-up scripts itself.
 *
 * @param backoff delay before the next attempt, ms; doubles with each
 */
export const retried = <TFile>(load: () => Promise<TFile>, backoff = 1_000): Promise<TFile> =>
  load().catch(async () => {
    await after(backoff);
    return retried(load, 2 * backoff);
  });

/** A failed style sheet is missing, empty (Firefox), or refuses to be read (Chromium). */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** Requests the style sheet again if it has failed: the document itself has only the rules of its first screen. */
export async function loadStyles(): Promise<void> {
  const link = document.querySelector('link[rel=stylesheet]') as HTMLLinkElement;
  if (hasRules(link)) return;
  const next = link.cloneNode();
  link.replaceWith(next);
  await new Promise((resolve, reject) => Object.assign(next, { onload: resolve, onerror: reject }));
}
