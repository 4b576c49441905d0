import { engagements } from './engagements.ts';

/** The month of the figures. */
const AS_OF = 'November 2026';

/** ₹1,60,000 */
export const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** The monthly budget of the example, in rupees, and the fees of the two services it begins with. */
const BUDGET = 200_000;
const search = engagements.seo.usual.from;
const ads = engagements['paid-ads'].smallest.rupees;

/** The words around the figures of `engagements.ts`. */
export const pricesWords = {
  /** Shown next to the prices everywhere. */
  note: `Indicative figures of ${AS_OF}, before GST. The agency’s owner has yet to confirm them, and none of them binds either side until it stands in a signed quotation.`,
  /** On the page of a service. */
  service: {
    heading: 'What it costs',
    introduction:
      'Begin with a paid trial of a fortnight. It has a fixed fee and a fixed result, and the result is yours whether you go on or not.',
    compare: 'Compare the prices of all eight services',
    specimens: 'See a sample report, brief and price sheet',
    smallest: 'Smallest engagement',
    trial: 'First fortnight, a paid trial',
    usual: 'Usual fee',
    moves: 'What moves the fee',
    hours: 'Hours',
    hoursOf: 'a month, while the work runs',
    team: 'Who works on it',
    payment: 'How you pay',
    beside: 'Paid to others',
    asks: 'What we ask of you',
  },
  /** The table on the overview. */
  comparison: {
    heading: 'Eight services, compared',
    example: `Say you have ${inRupees(BUDGET)} a month. We would begin with search ads in one city, for ${inRupees(ads)}, and with SEO, for ${inRupees(search)}; the remaining ${inRupees(BUDGET - ads - search)} is media. Two services with enough money do more than eight without.`,
    caption: 'The eight services by price, hours and lead',
    columns: [
      { name: 'Service' },
      { name: 'First fortnight, a paid trial' },
      { name: 'Smallest engagement' },
      { name: 'Usual fee' },
      { name: 'Hours a month, while it runs' },
      { name: 'Led by' },
    ],
    terms: [
      'What the trial yields is yours, whether you go on or not.',
      'Media, creators, printing, hosting and licences are paid at cost, by you directly or against the supplier’s bill; we add no mark-up.',
      'Thirty days’ notice ends any monthly engagement.',
    ],
  },
} as const;
