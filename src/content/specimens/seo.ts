import type { Specimen } from '../types.ts';

export default {
  id: 'seo-ticket',
  name: 'An SEO ticket',
  introduction:
    'An audit arrives as tickets like this one. Your developer should be able to begin without a meeting, and anybody can check that it is done.',
  client: 'Willowala',
  title: 'Ticket 14: sorted lists compete with the bats page',
  facts: [
    { term: 'Written by', value: 'Head of search' },
    { term: 'For', value: 'the shop’s developer' },
    { term: 'Effort', value: 'half a day' },
    { term: 'Order', value: '2 of 31' },
  ],
  parts: [
    {
      heading: 'What we saw',
      text: [
        'Each way of sorting the list of bats has an address of its own, such as /bats?sort=price. Our crawl found 1,140 of them against 86 products. For three of ten searches Google shows a sorted list, and its title says only “Bats, page 4”.',
      ],
    },
    {
      heading: 'Why it costs you',
      text: [
        'Somebody who searches for a size 6 Kashmir willow bat lands in the middle of a list and has to begin again. Links from other sites are divided among copies.',
      ],
    },
    {
      heading: 'What to change',
      list: [
        'Give every address with sort= a canonical link to the same list without it.',
        'Make the sorting menu a form or a button, so that the page holds no links to sorted lists.',
        'Leave robots.txt alone for now: a page that may not be crawled cannot show its canonical link.',
        'Take sorted addresses out of the sitemap.',
      ],
    },
    {
      heading: 'It is done when',
      list: [
        'URL Inspection names the unsorted list as the canonical that Google selected, for three sorted addresses of your choice.',
        'Sorting still works, also on a phone and by keyboard.',
        'The sitemap has 86 products and no question mark.',
      ],
    },
    {
      heading: 'Not part of it',
      text: ['Filters by size and willow. Some of those lists deserve a page; they are ticket 15.'],
    },
  ],
} as const satisfies Specimen;
