import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';
import { type ChunkFailure, chunkMachine, MISSING } from '../../machines/chunk.machine.ts';
import { inspection } from '../boot/inspect.ts';
import { ChunkError, statusOf } from './chunk.ts';

interface Watch {
  actor: ActorRefFrom<typeof chunkMachine>;
  /** The import that the actor's next attempt waits for. */
  attempt: Promise<unknown>;
}

/** One actor per chunk, while it is loading or has failed. */
const watches = new Map<string, Watch>();

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

async function arrival<TModule>(arriving: Promise<TModule>): Promise<TModule> {
  try {
    return await arriving;
  } catch (cause) {
    const url = failedScript(cause);
    if (url !== undefined && (await statusOf(url)) === 404)
      throw Object.assign(new Error('There is no such script', { cause }), { name: MISSING });
    throw cause;
  }
}

function startWatch(chunk: string, attempt: Promise<unknown>): Watch {
  const actor = createActor(
    chunkMachine.provide({ actors: { load: fromPromise<unknown>(() => arrival(watch.attempt)) } }),
    { ...inspection },
  );
  const watch: Watch = { actor, attempt };
  watches.set(chunk, watch);
  actor.start();
  return watch;
}

/**
 * Supervises the loading of a script. Another call for a failed one is a new attempt.
 *
 * @param arriving the pending import
 * @throws ChunkError as `loadChunk` does
 */
export async function watchChunk<TModule>(chunk: string, arriving: Promise<TModule>): Promise<TModule> {
  const known = watches.get(chunk);
  const { actor } = known ?? startWatch(chunk, arriving);
  if (known && actor.getSnapshot().matches('failed')) {
    known.attempt = arriving;
    actor.send({ type: 'retry.pressed' });
  }

  const { value, context } = await waitFor(
    actor,
    (snapshot) => snapshot.matches('loaded') || snapshot.matches('failed'),
  );
  if (typeof value === 'object' && 'failed' in value) {
    throw new ChunkError(chunk, value.failed as ChunkFailure, { cause: context.cause });
  }
  watches.delete(chunk);
  return context.module as TModule;
}
