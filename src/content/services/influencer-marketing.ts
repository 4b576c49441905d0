import { agency } from '../agency.ts';
import specimen from '../specimens/influencer-marketing.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'influencer-marketing',
  tile: 'Influencer Marketing',
  heading: ['Influencer', 'marketing'],
  metaTitle: `Influencer Marketing in Gurgaon - ${agency.name}`,
  metaDescription:
    'Creators chosen by asking your customers whom they believe, checked by hand, contracted in writing and labelled as the rules require.',
  tagline: 'Choose the person first. Count the followers afterwards.',
  division: 'design',
  description: [
    'Ask thirty of your customers whom they watch and whom they believe, and some names begin to repeat: a dietician in Rohini, a plumber from Faridabad who explains fittings, a mother in Sector 56 who tests lunch boxes. That is where a list of creators should come from.',
    'Each name is then checked by hand: whether the comments sound like people, which brands came before, where the audience lives, what this person said about your category unpaid. You approve the shortlist, with prices, before anybody is booked. The brief is one page and leaves the telling to the creator. Drafts come back for a check of facts, and the post goes out labelled.',
    'For health and money we work only with people who hold the qualification that the rules ask for.',
  ],
  offerings: [
    {
      name: 'Creator search',
      detail:
        'A shortlist that begins with your customers’ own answers, with a reason and a price beside every name.',
    },
    {
      name: 'Audience checks',
      detail:
        'The creator’s own insights by city and age, comments read by hand, and a no where they do not agree.',
    },
    {
      name: 'Briefs and fact checks',
      detail: 'One page out, one round of factual corrections back, and no script to recite.',
    },
    {
      name: 'Contracts and payments',
      detail:
        'Deliverables, dates, exclusivity, usage and tax papers in writing before the product leaves your store.',
    },
    {
      name: 'Disclosure',
      detail: 'Labels as ASCI and the Department of Consumer Affairs ask, for gifts as well as for fees.',
    },
    {
      name: 'Groups of small creators',
      detail: 'Five to thirty local people run as one programme, for a launch in a few PIN codes.',
    },
    {
      name: 'Creators in your ads',
      detail:
        'The posts that did best run as partnership ads, with the right and the duration bought beforehand.',
    },
    {
      name: 'Results by creator',
      detail: 'Reach, saves and sales by code or link for each person, and whom we would ask again.',
    },
  ],
  faq: [
    {
      question: 'What does a creator cost?',
      answer:
        'No rate card holds. The price moves with the format, the exclusivity, how long you may use the film, and the month: October costs more than July. Say you have ₹3 lakh for creators: we would show you one large name beside a dozen small ones, and what each choice buys. Our fee is separate, and adds nothing to the creators’.',
    },
    {
      question: 'Does the post really have to say that it is paid?',
      answer:
        'Yes, where nobody can miss it. ASCI’s guidelines and the government’s “Endorsements Know-hows” ask for a plain label such as “Ad” or “Sponsored” whenever money, a free product or a trip stands behind a post. A tag at the end of a long caption is not enough, and the brand answers for it as well as the creator.',
    },
    {
      question: 'May we tell the creator what to say?',
      answer:
        'You may say what has to be true and what must not be claimed. A script that is read out is recognised in seconds, by the very people who trusted that voice. We ask for corrections of fact, once; matters of taste are settled by choosing the right person.',
    },
    {
      question: 'Can we use the video in our own advertising afterwards?',
      answer:
        'Within what the contract allows, so we settle channels, months and price before the shoot. Asking afterwards costs more. The music has to be cleared for advertising too, and a song that a creator may use in a reel often is not.',
    },
  ],
  summary: 'Introductions by people whom your customers already believe.',
  specimen,
} satisfies Service;
