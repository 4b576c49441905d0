import type { ChunkFailure } from '../../machines/chunk.machine.ts';

/** A lazy script did not arrive (ERROR-4). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(chunk: string, type: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed. (${type})`, options);
    this.type = type;
  }
}

/**
 * Sends a HEAD request past the browser's cache.
 *
 * @param init further options of the request, such as a signal
 * @returns the status, or undefined when no answer comes
 */
export const statusOf = (url: string, init?: RequestInit): Promise<number | undefined> =>
  fetch(url, { method: 'HEAD', cache: 'no-store', ...init }).then(
    ({ status }) => status,
    () => undefined,
  );

/**
 * Imports a lazy script. The machine that supervises it is loaded in parallel, so that no page waits for a machine
 * before it requests its own script.
 *
 * @param chunk its name in errors; another call after a failure tries again
 * @param load its dynamic import; without one the chunk is missing
 * @throws ChunkError when it fails, is missing, or takes longer than 120000 ms
 */
export async function loadChunk<TModule>(
  chunk: string,
  load: (() => Promise<TModule>) | undefined,
): Promise<TModule> {
  if (!load) throw new ChunkError(chunk, 'missing');
  const arriving = load();
  // The machine reports a failure later; until then it must not count as an unhandled rejection.
  arriving.catch(() => {});
  const watcher = await import('./chunkActor.ts').catch(() => undefined);
  if (watcher) return watcher.watchChunk(chunk, arriving);
  return arriving.catch((cause: unknown) => {
    throw new ChunkError(chunk, 'error', { cause });
  });
}
