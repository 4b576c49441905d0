/**
 * Sends a HEAD request past the browser's cache.
 *
 * @param init further options of the request, such as a signal
 * @returns the status, or undefined when no answer comes
 */
export const headStatus = (url: string, init?: RequestInit): Promise<number | undefined> =>
  fetch(url, { method: 'HEAD', cache: 'no-store', ...init }).then(
    ({ status }) => status,
    () => undefined,
  );
