import { agency } from '../agency.ts';
import specimen from '../specimens/paid-ads.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'paid-ads',
  tile: 'Paid Ads',
  heading: ['Paid ads and', 'media buying'],
  metaTitle: `Google and Meta Ads Agency in Gurgaon - ${agency.name}`,
  metaDescription:
    'Media planning and buying, search, social and programmatic ads for a fixed fee. The ad accounts are yours and a ledger comes every Monday.',
  tagline: 'Good advertising hands people something. A price will do; a glass of tea is better.',
  division: 'strategy',
  description: [
    'Before any media money moves, we call the number in your ad on a Saturday to hear who answers. We send the form and see where it arrives. Advertising will not help a page that nobody trusts, or a sales desk that calls back after two days, and both are cheaper to put right first.',
    'The plan fits on a page: the audience, the places, the daily amount, the cost per enquiry at which you still earn, and the point at which we stop. Search usually starts, because those people are looking already. Meta, YouTube and programmatic follow once there is something worth showing.',
    'A buyer is in the accounts every working day, and changes little just after a launch so that the platforms can learn. Every Monday you get a ledger of what was spent and what came of it.',
  ],
  offerings: [
    {
      name: 'Media planning and buying',
      detail: 'Digital, print, radio and outdoor weighed in one plan, with every commission shown to you.',
    },
    {
      name: 'Search engine management',
      detail:
        'Google search and shopping campaigns built on what people type, with the search terms read every week.',
    },
    {
      name: 'Social and video ads',
      detail:
        'Meta, LinkedIn and YouTube, with different work for people who know you and people who do not.',
    },
    {
      name: 'Programmatic buying',
      detail:
        'Display, video and connected TV through Display & Video 360 or its like, with site lists, frequency caps and checks for invalid traffic.',
    },
    {
      name: 'Ads in sets',
      detail:
        'Each idea with several openings, lengths and sizes, so that we learn which sentence did the work.',
    },
    {
      name: 'Landing pages',
      detail: 'Written together with the ad, so that the page keeps the promise the ad made.',
    },
    {
      name: 'Measurement',
      detail:
        'Conversion tracking, sales imported from your CRM, and a plain note on what cannot be measured.',
    },
    {
      name: 'Remarketing with manners',
      detail: 'A limit on how often anyone sees you, and silence once they have bought.',
    },
    {
      name: 'The Monday ledger',
      detail: 'Last week’s spend and enquiries, campaign by campaign, with one thing we stopped and why.',
    },
  ],
  faq: [
    {
      question: 'How much should we spend to begin with?',
      answer:
        'Enough to learn something. Say an enquiry in your trade costs ₹600: then ₹30,000 buys about fifty, and with fewer we would not like to judge a campaign. With less to spend, we would run search alone, in one part of the city. The figures are an example; yours come from the test.',
    },
    {
      question: 'Do you charge a percentage of our spend?',
      answer:
        'No. A percentage would reward us for advising you to spend more. The fee is fixed for a quarter and follows the work: how many campaigns, how many platforms, how many ads made. You pay Google and Meta directly, and where a publisher grants an agency commission it comes off your bill.',
    },
    {
      question: 'Our last agency kept the ad account. Can that happen again?',
      answer:
        'No: account, pixel, audiences and conversion history are opened in your name with your billing, and we come in through a manager account and partner access. If your campaigns sit in another firm’s account today, we help you ask for them. Some refuse, and then the history has to be built again.',
    },
    {
      question: 'How quickly will we know whether it works?',
      answer:
        'Search can bring a call on the first day. A fair judgement takes four to six weeks, because the platforms need data and your sales desk needs time to close. If the cost per enquiry is then above the limit we agreed, we stop and write down why.',
    },
  ],
  summary: 'Space bought with care, and something in it worth stopping for.',
  specimen,
} satisfies Service;
