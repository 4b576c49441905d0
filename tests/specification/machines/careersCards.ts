import type { MachineRules, Named } from '../format.ts';

const details = (card: string) => ({ type: 'details.pressed', card });
const face = (card: string) => ({ type: 'card.pressed', card });

const flip = (card: string, side: string): Named => ['flip', { card, side }];
/** A card flips, and the page and the focus go to its new side. */
const visit = (card: string, side: string): Named[] => [flip(card, side), ['goToSide', { card, side }]];

/** CAREER-4, CAREER-5 */
export const careersCards: MachineRules = {
  start: 'collapsed',
  context: () => ({ card: null }),
  states: [
    {
      in: 'collapsed',
      by: [],
      on: [
        [
          details('SEO Manager'),
          'expanded',
          { assigns: { card: 'SEO Manager' }, does: visit('SEO Manager', 'details') },
        ],
        ['apply.pressed', 'collapsed', { does: ['goToForm'] }],
      ],
    },
    {
      in: 'expanded',
      by: [details('SEO Manager')],
      on: [
        // At most one card is open. The other one may close above it.
        [
          details('Account Executive'),
          'expanded',
          {
            assigns: { card: 'Account Executive' },
            does: [
              flip('SEO Manager', 'face'),
              ['keepInPlace', { card: 'Account Executive' }],
              ...visit('Account Executive', 'details'),
            ],
          },
        ],
        ['close.pressed', 'collapsed', { assigns: { card: null }, does: visit('SEO Manager', 'face') }],
        [face('SEO Manager'), 'collapsed', { assigns: { card: null }, does: visit('SEO Manager', 'face') }],
        [
          'apply.pressed',
          'collapsed',
          { assigns: { card: null }, does: [flip('SEO Manager', 'face'), 'goToForm'] },
        ],
      ],
      ignores: [details('SEO Manager'), face('Account Executive')],
    },
  ],
};
