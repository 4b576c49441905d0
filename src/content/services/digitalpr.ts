import { agency } from '../agency.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'digitalpr',
  tile: 'PR & ORM',
  heading: ['Digital PR and', 'online reputation'],
  metaTitle: `Digital PR and ORM Agency in Gurgaon - ${agency.name}`,
  metaDescription:
    'Media relations, founder profiles, reviews and a crisis plan. We report what journalists said, and we neither buy nor write reviews.',
  tagline: 'What is written about you, and what you say back.',
  division: 'strategy',
  description: [
    'Two desks share this work. The PR desk finds what is worth a journalist’s time, and takes it to a short list of named reporters and editors. The reputation desk, ORM on the tile, looks after reviews, forums and the search results for your name.',
    'Before you speak to a reporter we prepare you, check your figures, and then stay out of the quote. What is printed is the editor’s decision. So the monthly report lists whom we approached and what they answered, and promises no coverage.',
    'Replies to reviews are drafted for your approval, and real faults go to whoever can fix them. A bad review stays up unless it breaks the platform’s rules or the law. We neither buy reviews nor write them.',
  ],
  offerings: [
    {
      name: 'Media relations',
      detail: 'A dozen reporters who cover your trade, approached one at a time with something they can use.',
    },
    {
      name: 'Stories from your own records',
      detail:
        'What your orders, repairs or bookings show about a city or a season, checked and made quotable.',
    },
    {
      name: 'Founder profile',
      detail: 'Opinion pieces, interviews and panels on subjects you can speak about without notes.',
    },
    {
      name: 'Online reputation management',
      detail:
        'Google, marketplaces, job sites and forums watched every working day and answered by agreed rules.',
    },
    {
      name: 'Review practice',
      detail:
        'One way of asking every customer, with no gift for a good review and no filter for the unhappy.',
    },
    {
      name: 'Results for your name',
      detail:
        'Your own pages, profiles and listings put in order, so that the first page of results is accurate.',
    },
    {
      name: 'Crisis plan',
      detail: 'Who speaks, who approves, what is said in the first hour, and a rehearsal once a year.',
    },
    {
      name: 'Takedown requests',
      detail:
        'For impersonation, false listings and posts that break a platform’s rules, filed with evidence; legal notices stay with your lawyer.',
    },
  ],
  faq: [
    {
      question: 'Can you have a bad review removed?',
      answer:
        'Only where it breaks the platform’s policy: spam, abuse, a rival, the wrong business. Those we report with evidence, and the platform decides. An honest complaint stays, and a calm reply that says what you have put right is written for the next hundred people who read it.',
    },
    {
      question: 'Which newspaper can you get us into?',
      answer:
        'We cannot name one in advance. Space that is certain is advertising, and ought to carry that label. You see each month whom we approached, with what, and what they answered, including the months when all of them said no.',
    },
    {
      question: 'If coverage is uncertain, what are we paying for?',
      answer:
        'A monthly fee buys the time of named people and a written list of what they will do. We do not charge per clipping, because that favours the easy publications which nobody reads. Four months is a fair time to judge it by, and thirty days’ notice holds throughout.',
    },
    {
      question: 'Something about us is spreading tonight. What do you need?',
      answer:
        'One number that is answered at night, one person who may approve a statement within the hour, and all the facts, the embarrassing ones first. A statement written without them has to be withdrawn, and that is the second crisis.',
    },
  ],
  summary: 'Stories that an editor wants, reviews that get an answer, and a statement ready on a bad night.',
} satisfies Service;
