import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from './notProvided.ts';

/** The timeout of a lazy script, ms (ERROR-4). */
const CHUNK_TIMEOUT = 120_000;

/** Delay before the first automatic retry, ms; doubles with each retry. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** The types of failure (ERROR-4). */
export type ChunkFailure = 'error' | 'timeout' | 'missing';

interface ChunkInput {
  /** True when a failed script is retried automatically. */
  isRetried: boolean;
}

type ChunkContext = ChunkInput & { wait: number; module: unknown; cause: unknown };

/** Name of the error for a script that does not exist; other errors mean that it did not arrive. */
export const MISSING_CHUNK = 'MissingChunk';

/** The automatic retry. */
const retry = { guard: 'isRetried', target: 'loading', actions: 'doubleWait' } as const;

/**
 * A script that is loaded on demand. The failed script of a page is requested again when the visitor tries again, that
 * of an island after 1 s, 2 s, 4 s … 60 s, or as soon as the browser is online.
 *
 *     loading → loaded
 *        ↓↑
 *     failed.error, failed.timeout, failed.missing
 */
export const chunkMachine = setup({
  types: {
    input: {} as ChunkInput,
    context: {} as ChunkContext,
    events: {} as { type: 'retry.requested' } | { type: 'browser.online' },
  },
  actors: {
    load: fromPromise<unknown>(notProvided('load')),
  },
  delays: { chunkTimeout: CHUNK_TIMEOUT, retryWait: ({ context }) => context.wait },
  actions: {
    keepModule: assign({ module: (_, { module }: { module: unknown }) => module }),
    keepCause: assign({ cause: (_, { cause }: { cause: unknown }) => cause }),
    doubleWait: assign({ wait: ({ context }) => Math.min(context.wait * 2, LONGEST_WAIT) }),
  },
  guards: {
    isMissing: (_, { cause }: { cause: unknown }) => cause instanceof Error && cause.name === MISSING_CHUNK,
    isRetried: ({ context }) => context.isRetried,
  },
}).createMachine({
  id: 'chunk',
  context: ({ input }) => ({ isRetried: input.isRetried, wait: FIRST_WAIT, module: null, cause: null }),
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
      description:
        "The script did not arrive. A page says how, and offers to try again; an island's is requested again.",
      initial: 'error',
      on: { 'retry.requested': 'loading', 'browser.online': retry },
      after: { retryWait: retry },
      states: {
        error: { description: 'It could not be fetched or run.' },
        timeout: { description: 'It took longer than 120000 ms.' },
        missing: { description: 'There is no such script.' },
      },
    },
  },
});
