import { assign, setup } from 'xstate';

type Card = { card: string };

type CareersCardsEvent =
  | ({ type: 'details.pressed' } & Card)
  | { type: 'close.pressed' }
  | ({ type: 'card.pressed' } & Card)
  | { type: 'apply.pressed' };

/**
 * The job cards, of which at most one is expanded (CAREER-4).
 *
 *     collapsed ⇄ expanded
 */
export const careersCardsMachine = setup({
  types: { context: {} as { card: string | null }, events: {} as CareersCardsEvent },
  actions: {
    keepCard: assign({ card: (_, { card }: Card) => card }),
    dropCard: assign({ card: null }),
    /** Scrolls to the application form (CAREER-5) and focuses its first field. Provided by the view. */
    goToForm: () => {},
  },
  guards: {
    isOtherCard: ({ context }, { card }: Card) => card !== context.card,
    isSameCard: ({ context }, { card }: Card) => card === context.card,
  },
}).createMachine({
  id: 'careersCards',
  context: { card: null },
  initial: 'collapsed',
  states: {
    collapsed: {
      description: 'Every card shows its face.',
      on: {
        'details.pressed': {
          target: 'expanded',
          actions: { type: 'keepCard', params: ({ event }) => event },
        },
        'apply.pressed': { actions: 'goToForm' },
      },
    },
    expanded: {
      description: 'One card, `context.card`, shows its details.',
      on: {
        'details.pressed': {
          guard: { type: 'isOtherCard', params: ({ event }) => event },
          actions: { type: 'keepCard', params: ({ event }) => event },
        },
        'close.pressed': { target: 'collapsed', actions: 'dropCard' },
        'card.pressed': {
          guard: { type: 'isSameCard', params: ({ event }) => event },
          target: 'collapsed',
          actions: 'dropCard',
        },
        'apply.pressed': { target: 'collapsed', actions: ['dropCard', 'goToForm'] },
      },
    },
  },
});
