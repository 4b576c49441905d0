import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate';
import { type ChunkFailure, chunkMachine, MISSING_CHUNK } from '../../machines/chunk.machine.ts';
import { inspection } from '../inspection.ts';
import { headStatus } from './headStatus.ts';

/** A lazy script did not arrive (ERROR-4). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly type: ChunkFailure;

  constructor(chunk: string, type: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed. (${type})`, options);
    this.type = type;
  }
}

/** One actor per chunk, while it is loading or has failed. */
const actors = new Map<string, ActorRefFrom<typeof chunkMachine>>();

/**
 * The URL of the failed script. Browsers name it in the import's error; WebKit lists it as a resource without a body.
 */
function failedScript(error: unknown): string | undefined {
  const [named] = /https?:\/\/[^\s"']+/.exec(error instanceof Error ? error.message : '') ?? [];
  if (named !== undefined) return named;
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return loaded.findLast(
    ({ initiatorType, decodedBodySize }) => initiatorType === 'script' && decodedBodySize === 0,
  )?.name;
}

async function arrival(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (cause) {
    const url = failedScript(cause);
    if (url !== undefined && (await headStatus(url)) === 404)
      throw Object.assign(new Error('There is no such script', { cause }), { name: MISSING_CHUNK });
    throw cause;
  }
}

function failureOf(chunk: string, { value, context }: SnapshotFrom<typeof chunkMachine>) {
  if (typeof value !== 'object') return undefined;
  // After a timeout, the context may still hold the error of an earlier attempt.
  const cause = value.failed === 'timeout' ? undefined : context.cause;
  return new ChunkError(chunk, value.failed, { cause });
}

function startActor(chunk: string, load: () => Promise<unknown>, isRetried: boolean) {
  const actor = createActor(chunkMachine.provide({ actors: { load: fromPromise(() => arrival(load)) } }), {
    ...inspection,
    input: { isRetried },
  });
  const sendOnline = () => actor.send({ type: 'browser.online' });
  window.addEventListener('online', sendOnline);
  actor.subscribe({
    next: (snapshot) => {
      const error = failureOf(chunk, snapshot);
      if (error && isRetried) console.error(error);
    },
    complete: () => {
      window.removeEventListener('online', sendOnline);
      actors.delete(chunk);
    },
  });
  actors.set(chunk, actor);
  return actor.start();
}

/**
 * Imports a lazy script. Another call for a failed one requests it again.
 *
 * @param chunk a unique name: identifies the script's actor, and appears in errors
 * @param load its dynamic import; without one the chunk is missing
 * @throws ChunkError when it is missing
 */
export type LoadChunk = <TModule>(
  chunk: string,
  load: (() => Promise<TModule>) | undefined,
) => Promise<TModule>;

const loader =
  (isRetried: boolean): LoadChunk =>
  async <TModule>(chunk: string, load: (() => Promise<TModule>) | undefined) => {
    if (!load) throw new ChunkError(chunk, 'missing');
    // During prerendering, a missing script means that the build is broken.
    if (typeof window === 'undefined')
      return load().catch((cause: unknown) => {
        throw new Error(`${chunk}: ${cause}`, { cause });
      });
    const known = actors.get(chunk);
    known?.send({ type: 'retry.requested' });
    const actor = known ?? startActor(chunk, load, isRetried);
    return new Promise<TModule>((resolve, reject) => {
      actor.subscribe((snapshot) => {
        const error = failureOf(chunk, snapshot);
        if (snapshot.matches('loaded')) resolve(snapshot.context.module as TModule);
        else if (error && !isRetried) reject(error);
      });
    });
  };

/** Rejects with a ChunkError when the script fails or takes longer than 120000 ms. */
export const loadChunk: LoadChunk = loader(false);
/** Requests a failed script again until it arrives, and writes each failure to the console instead of throwing it. */
export const loadChunkWithRetries: LoadChunk = loader(true);

/**
 * Like `loadChunkWithRetries`, but waits for the first attempt only.
 *
 * @returns undefined when it fails; it is requested again
 */
export async function tryChunk<TModule>(
  chunk: string,
  load: () => Promise<TModule>,
): Promise<TModule | undefined> {
  const actor = actors.get(chunk) ?? startActor(chunk, load, true);
  const { context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  return (context.module as TModule | null) ?? undefined;
}
