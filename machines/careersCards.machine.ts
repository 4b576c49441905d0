import { assign, setup } from 'xstate';

type Card = { card: string };
type CardsContext = { card: string | null };

/** A card and one of its two sides. */
export type CardSide = CardsContext & { side: 'face' | 'details' };

type CareersCardsEvent =
  | ({ type: 'details.pressed' } & Card)
  | { type: 'close.pressed' }
  | ({ type: 'card.pressed' } & Card)
  | { type: 'apply.pressed' };

const faceOf = ({ context: { card } }: { context: CardsContext }): CardSide => ({ card, side: 'face' });
const detailsOf = ({ context: { card } }: { context: CardsContext }): CardSide => ({ card, side: 'details' });

/**
 * The job cards, of which at most one is expanded (CAREER-4).
 *
 *     collapsed ⇄ expanded
 */
export const careersCardsMachine = setup({
  types: { context: {} as CardsContext, events: {} as CareersCardsEvent },
  actions: {
    keepCard: assign({ card: (_, { card }: Card) => card }),
    dropCard: assign({ card: null }),
    /** Plays a card's flip to a side, and ends the one it plays already. */
    flip: (_, _to: CardSide) => {},
    /** Keeps a card at its position on the screen while another card closes above it. */
    keepInPlace: (_, _card: Card) => {},
    /**
     * Scrolls to the top of a side if that is out of view, and moves a focus within the card to the control that flips
     * it back.
     */
    goToSide: (_, _side: CardSide) => {},
    /** Scrolls to the application form (CAREER-5) and focuses its first field. */
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
      entry: [
        { type: 'flip', params: detailsOf },
        { type: 'goToSide', params: detailsOf },
      ],
      exit: { type: 'flip', params: faceOf },
      on: {
        'details.pressed': {
          guard: { type: 'isOtherCard', params: ({ event }) => event },
          target: 'expanded',
          reenter: true,
          actions: [
            { type: 'keepInPlace', params: ({ event }) => event },
            { type: 'keepCard', params: ({ event }) => event },
          ],
        },
        'close.pressed': {
          target: 'collapsed',
          actions: [{ type: 'goToSide', params: faceOf }, 'dropCard'],
        },
        'card.pressed': {
          guard: { type: 'isSameCard', params: ({ event }) => event },
          target: 'collapsed',
          actions: [{ type: 'goToSide', params: faceOf }, 'dropCard'],
        },
        'apply.pressed': { target: 'collapsed', actions: ['dropCard', 'goToForm'] },
      },
    },
  },
});
