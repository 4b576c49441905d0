import type { Specimen } from '../types.ts';

export default {
  id: 'price-sheet',
  name: 'A price sheet',
  introduction:
    'A film’s price comes on one sheet with every line open. You may strike a line, and we say what the film loses by it.',
  client: 'Morvika',
  title: 'One morning at the front desk: a film of ninety seconds, and twelve photographs',
  facts: [
    { term: 'Written by', value: 'Executive producer' },
    { term: 'Date', value: '16 November 2026' },
    { term: 'Shoot', value: 'one day, crew of seven' },
    { term: 'Valid', value: 'thirty days' },
  ],
  parts: [
    {
      heading: 'The lines',
      table: {
        caption: 'Lines of the price, before GST',
        columns: [{ name: 'Line' }, { name: 'Reckoned as' }, { name: 'Amount', figures: true }],
        rows: [
          ['Preparation: visit, script, list of shots', '3 days at ₹10,000', '₹30,000'],
          ['Producer', '2 days at ₹10,000', '₹20,000'],
          ['Director', '1 day', '₹18,000'],
          ['Camera operator, with camera', '1 day', '₹22,000'],
          ['Sound recordist, with kit', '1 day', '₹12,000'],
          ['Light, and an assistant', '1 day', '₹14,000'],
          ['Somebody for the people being filmed', '1 day', '₹7,000'],
          ['Travel, food and parking', 'at cost, at most', '₹9,000'],
          ['Edit', '4 days at ₹9,000', '₹36,000'],
          ['Sound and colour', '1 day', '₹12,000'],
          ['Music for web and paid ads', 'one track, one year', '₹15,000'],
          ['Subtitles in two languages, upright cut', '2 versions at ₹7,500', '₹15,000'],
          ['Twelve photographs, retouched', 'half a day and the desk', '₹20,000'],
          ['Kept for smog or rain', 'returned if unused', '₹23,000'],
        ],
        total: ['All', '', '₹2,53,000'],
      },
    },
    {
      heading: 'Left out, so that you can ask',
      list: [
        'Actors: the staff appear, in writing and by choice.',
        'A drone, which needs permissions that this film is not worth.',
        'A third round of changes: ₹9,000 a day.',
      ],
    },
    {
      heading: 'What we would strike first',
      text: [
        'To save ₹44,000: the photographs, the subtitles with the upright cut, and one day of editing, by giving up the interview in the kitchen. The sound recordist stays.',
      ],
    },
    {
      heading: 'What expires',
      text: ['The music, one year after delivery. Everything else is yours for good, raw footage included.'],
    },
  ],
} as const satisfies Specimen;
