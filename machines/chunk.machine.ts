import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from './notProvided.ts';

/** The timeout of a lazy script, ms (ERROR-4). */
export const CHUNK_TIMEOUT = 120_000;

/** The types of failure (ERROR-4). */
export type ChunkFailure = 'error' | 'timeout' | 'missing';

type ChunkContext = { module: unknown; cause: unknown };

/** Name of the error for a script that does not exist; other errors mean that it did not arrive. */
export const MISSING = 'MissingChunk';

/**
 * A script that is loaded on demand.
 *
 *     loading → loaded
 *        ↓
 *     failed.error, failed.timeout, failed.missing → loading (retry)
 */
export const chunkMachine = setup({
  types: { context: {} as ChunkContext, events: {} as { type: 'retry.pressed' } },
  actors: {
    load: fromPromise<unknown>(notProvided('load')),
  },
  delays: { chunkTimeout: CHUNK_TIMEOUT },
  actions: {
    keepModule: assign({ module: (_, { module }: { module: unknown }) => module }),
    keepCause: assign({ cause: (_, { cause }: { cause: unknown }) => cause }),
  },
  guards: {
    isMissing: (_, { cause }: { cause: unknown }) => cause instanceof Error && cause.name === MISSING,
  },
}).createMachine({
  id: 'chunk',
  context: { module: null, cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The script is on its way.',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepModule', params: ({ event }) => ({ module: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ cause: event.error }) },
            target: 'failed.missing',
            actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.error }) },
          },
          {
            target: 'failed.error',
            actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.error }) },
          },
        ],
      },
      after: { chunkTimeout: 'failed.timeout' },
    },
    loaded: {
      description: 'The script is there.',
      type: 'final',
    },
    failed: {
      description: 'The script did not arrive; the page says how, and offers to try again.',
      initial: 'error',
      on: { 'retry.pressed': 'loading' },
      states: {
        error: { description: 'It could not be fetched or run.' },
        timeout: { description: 'It took longer than 120000 ms.' },
        missing: { description: 'There is no such script.' },
      },
    },
  },
});
