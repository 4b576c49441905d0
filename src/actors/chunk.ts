/** How long a lazily loaded script may take, ms (SPECIFICATION 7). */
export const CHUNK_TIMEOUT = 120_000;

export type ChunkFailure = 'error' | 'timeout' | 'missing';

/** A lazy script did not arrive (SPECIFICATION 8, RULINGS R16). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';

  readonly type: ChunkFailure;

  constructor(chunk: string, type: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed. (${type})`, options);
    this.type = type;
  }
}

/**
 * Imports a lazy script.
 *
 * @param chunk what the error calls it
 * @param load its dynamic import; without one the chunk is missing
 * @throws ChunkError when it fails, is missing, or takes longer than `CHUNK_TIMEOUT`
 */
export async function loadChunk<TModule>(
  chunk: string,
  load: (() => Promise<TModule>) | undefined,
): Promise<TModule> {
  if (!load) throw new ChunkError(chunk, 'missing');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, 'timeout')), CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError(chunk, 'error', { cause });
  } finally {
    clearTimeout(timer);
  }
}
