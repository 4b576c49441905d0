import { agency } from '../agency.ts';
import specimen from '../specimens/seo.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'seo',
  tile: 'SEO',
  heading: ['Search engine', 'optimisation'],
  metaTitle: `SEO Agency in Gurgaon, with Prices - ${agency.name}`,
  metaDescription:
    'Technical audits, page repair, local search and articles by people who know the subject. No bought links and no guaranteed rankings.',
  tagline: 'People are already asking. Your page should be the one that answers.',
  division: 'strategy',
  description: [
    'Search is slow, so the order of the work matters. Google itself tells businesses to expect four months to a year. We take the pages that nearly rank already first, since they can move within weeks, and new pages after them. We buy no links, and we do not build a hundred thin pages named after the sectors of Gurgaon.',
    'Much of the rest is listening. A company that sells “modular storage solutions” may find that its buyers type “shoe rack for small flat”. Search Console shows part of this and your sales team knows the rest, so we call them. Then a writer interviews the people who know the subject, an editor checks the result, and a developer looks after speed, structured data and redirects.',
  ],
  offerings: [
    {
      name: 'Technical audit',
      detail:
        'Crawling, indexing, speed, duplicates and redirects, written as tickets your developer can close.',
    },
    {
      name: 'Search research',
      detail: 'What people ask in English, Hindi and Hinglish, grouped by what they want to do next.',
    },
    {
      name: 'Page repair',
      detail: 'Titles, headings, copy and internal links on the pages that nearly rank already.',
    },
    {
      name: 'New pages and articles',
      detail: 'Interviewed, written and edited by people, and signed by the one in your company who knows.',
    },
    {
      name: 'Local search',
      detail:
        'Google Business Profile, matching addresses and honest reviews, so that the map leads to your door.',
    },
    {
      name: 'Search for online shops',
      detail: 'Category pages, filters, product data, and a rule for what happens when an item is sold out.',
    },
    {
      name: 'Earned links',
      detail: 'Small studies, tools and expert comments that publications cite because they want to.',
    },
    {
      name: 'AI answers',
      detail:
        'Clear facts, named authors and sound structure make you easier to quote; nobody can promise that an assistant will.',
    },
    {
      name: 'Monthly report',
      detail:
        'Searches, clicks and enquiries by group of pages, beside the tickets closed and those waiting for you.',
    },
  ],
  faq: [
    {
      question: 'When will it bring us more enquiries?',
      answer:
        'Repairs to pages that already rank can show within weeks; new pages usually need months. We agree beforehand what should be visible in the third month, so that you can stop early if it is not.',
    },
    {
      question: 'Can you guarantee the first place for our keyword?',
      answer:
        'No, and Google warns businesses against anyone who does. What we can commit to is the work: which pages are repaired and written each month, by whom, and what each of them has brought since.',
    },
    {
      question: 'How is it priced, and are we tied in?',
      answer:
        'The audit has a single fee, and you may hand it to any other team. After that there is a fixed monthly fee that follows the number of pages repaired or written. Either side can leave with thirty days’ notice, and everything you have paid for stays on your site.',
    },
    {
      question: 'Is it still worth it now that people ask ChatGPT?',
      answer:
        'Mostly yes, with a change of aim. Assistants draw on web pages, and Google’s guidance is that its AI features need no special treatment beyond sound search work. Questions with a one-line answer do bring fewer visits than they did, so we put the effort into pages that help someone compare, choose or book.',
    },
  ],
  summary: 'Be found by the person who is asking for what you do.',
  specimen,
} satisfies Service;
