import type { Specimen } from '../types.ts';

export default {
  id: 'monthly-report',
  name: 'A monthly report',
  introduction:
    'Every monthly service ends its month on two pages, of which this is the first. The figures come from accounts that the client can open, and its writer signs: with a name, here with a role.',
  client: 'noorvali',
  title: 'October: 157 orders at ₹764 each',
  facts: [
    { term: 'Written by', value: 'Head of paid media' },
    { term: 'Month', value: 'October 2026' },
    { term: 'Limit agreed', value: '₹900 an order' },
    { term: 'Hours', value: '37 of 40' },
  ],
  parts: [
    {
      heading: 'In short',
      text: [
        'The month stayed under the limit. September brought 131 orders at ₹802. The tasting boxes sold out on 29 October; we paused their ads the same morning, two days before the end of the month.',
      ],
    },
    {
      heading: 'Where the money went',
      table: {
        caption: 'Media and orders by campaign, October 2026',
        columns: [
          { name: 'Campaign' },
          { name: 'Media', figures: true },
          { name: 'Orders', figures: true },
          { name: 'Each', figures: true },
        ],
        rows: [
          ['Search: names of teas', '₹38,400', '64', '₹600'],
          ['Search: gifts', '₹31,500', '42', '₹750'],
          ['Shopping', '₹28,800', '36', '₹800'],
          ['Reel of the tasting', '₹21,300', '15', '₹1,420'],
        ],
        total: ['All', '₹1,20,000', '157', '₹764'],
      },
      text: [
        'Orders are those in your own books. Google and Meta together claim 203, because each counts an order that both have touched.',
      ],
    },
    {
      heading: 'What we stopped',
      text: [
        'The reel, on 24 October. It was watched to the end and seldom bought from. It stays on your page, where it costs nothing.',
      ],
    },
    {
      heading: 'What we do not know',
      text: [
        'How many of the 40 phone orders began with an ad. Your office asked 11 callers, which is too few to divide.',
      ],
    },
    {
      heading: 'November',
      list: [
        'Move the reel’s money to gift searches until the 8th, then stop gifts.',
        'Run two new openings against the ad that has led since August.',
        'Ask every caller where they first saw the tea.',
      ],
    },
    {
      heading: 'Waiting for you',
      list: ['A photograph of the new tin, since 12 October.', 'The price of the half-kilo pack.'],
    },
  ],
} as const satisfies Specimen;
