import { fromPromise, setup } from 'xstate';
import { notProvided } from './notProvided.ts';

/** Timeout of the server check, ms. */
const ANSWER_TIMEOUT = 5_000;

interface Retry {
  /** True when the page failed because one of its scripts did not arrive. */
  isChunkError: boolean;
}

/** The page is requested and rendered again in this document. */
const renderAgain = { target: 'offering', actions: 'renderAgain' } as const;

/**
 * The error screen that replaces a failed page, and its retry button (ERROR-5).
 *
 *     offering (retry.pressed / renderAgain) ⇄ checking (/ openDocument or renderAgain)
 *
 * A new document has the current names of the scripts, and Firefox requests a failed script again only in a new
 * document. But without a server it would leave the visitor with nothing, so the server is asked first.
 */
export const errorScreenMachine = setup({
  types: { events: {} as { type: 'retry.pressed' } & Retry },
  actors: {
    /** Requests the page's address; resolves with the status of the response, rejects when none comes. */
    checkServer: fromPromise<number>(notProvided('checkServer')),
  },
  delays: { answerTimeout: ANSWER_TIMEOUT },
  actions: {
    /** Opens the page's address in a new document. */
    openDocument: () => {},
    /** Requests the page and renders it again in this document. */
    renderAgain: () => {},
  },
  guards: {
    isChunkError: (_, { isChunkError }: Retry) => isChunkError,
    /** Any answer but a server error. */
    isReachable: (_, { status }: { status: number }) => status < 500,
  },
}).createMachine({
  id: 'errorScreen',
  initial: 'offering',
  states: {
    offering: {
      description: 'The screen says what failed, and offers to try again.',
      on: {
        'retry.pressed': [
          { guard: { type: 'isChunkError', params: ({ event }) => event }, target: 'checking' },
          { actions: 'renderAgain' },
        ],
      },
    },
    checking: {
      description: 'The server is asked whether it answers.',
      invoke: {
        id: 'checkServer',
        src: 'checkServer',
        onDone: [
          {
            guard: { type: 'isReachable', params: ({ event }) => ({ status: event.output }) },
            target: 'offering',
            actions: 'openDocument',
          },
          renderAgain,
        ],
        onError: renderAgain,
      },
      after: { answerTimeout: renderAgain },
    },
  },
});
