import type { Specimen } from '../types.ts';

export default {
  id: 'brief',
  name: 'A brief',
  introduction:
    'One page goes to a creator. It says what has to be true and what may not be claimed. The telling is hers.',
  client: 'Dabba & Daughters',
  title: 'A lunch box that a child can open',
  facts: [
    { term: 'Written by', value: 'Content lead' },
    { term: 'To', value: 'a mother in Sector 56 who tests lunch boxes' },
    { term: 'Draft', value: '4 December 2026' },
    { term: 'Post', value: '9 December 2026' },
  ],
  parts: [
    {
      heading: 'Who will watch',
      text: [
        'Parents of children in their first school year who pack lunch before seven. Eleven of the thirty customers we called named you without being asked.',
      ],
    },
    {
      heading: 'What has to be true',
      list: [
        'A five-year-old opened the clip alone in the client’s shop; yours should try it on camera before you say so.',
        'Steel inside, plastic lid; the lid does not go into the dishwasher.',
        '₹749 in the three shops and online.',
      ],
    },
    {
      heading: 'What may not be claimed',
      list: [
        'That it never leaks. It holds dry food and thick gravy; it was not made for rasam.',
        'That it is safer or healthier than another make.',
        'That any school has approved it.',
      ],
    },
    {
      heading: 'Yours to decide',
      text: [
        'The words, the language, the kitchen, whether you like it. If your child cannot open it, say so and we do not post: you keep half the fee and the box.',
      ],
    },
    {
      heading: 'The terms',
      list: [
        'One reel and two stories, one round of factual corrections.',
        'The label “Ad” on the first frame and in the first line.',
        '₹28,000, half with the draft and half after the post, paid to you by the client.',
        'No other lunch box for thirty days. Use in ads for sixty days is in the fee.',
      ],
    },
  ],
} as const satisfies Specimen;
