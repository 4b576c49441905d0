import type { Engagement, ServiceSlug } from './types.ts';

/*
 * The terms and fees of each service. Every figure in this file is a proposal that the agency's owner has to
 * confirm before it binds; the pages say so beside the figures (`pricesWords.note`).
 */

export const engagements = {
  'website-design': {
    smallest: { work: 'One landing page, written, designed and built', rupees: 90_000, per: 'once' },
    trial: {
      rupees: 45_000,
      yields: [
        'Notes from five of your customers using the present site on their own phones.',
        'A list of pages with one purpose against each, for you to cut.',
        'One page drawn with your own words and photographs, open on a private link.',
      ],
    },
    usual: { from: 400_000, to: 1_200_000, per: 'a project' },
    moves:
      'The number of different kinds of page, who writes the words, and each system the site has to talk to.',
    hours: { from: 110, to: 240 },
    team: [
      { role: 'Head of technology', does: 'plans, builds and answers for the launch' },
      { role: 'Head of design', does: 'draws the pages' },
      { role: 'Content lead', does: 'writes them, or edits what you write' },
      { role: 'E-commerce lead', does: 'joins when you sell online' },
    ],
    payment:
      'The trial in advance. Of the rest, two fifths when the list of pages is signed, two fifths when the site is ready to test, one fifth two weeks after launch.',
    asks: 'One person who can say yes, access to the domain and to analytics, and facts and photographs of what you sell.',
    beside: 'Domain, hosting, paid fonts and plugins, in your company’s name.',
  },
  design: {
    smallest: {
      work: 'One pack or one set of collaterals in your present identity',
      rupees: 60_000,
      per: 'once',
    },
    trial: {
      rupees: 40_000,
      yields: [
        'A photograph and a list of every place where your name appears, with what differs.',
        'One page, in words, on what people should know you by.',
        'One item of your choice drawn again and ready to print.',
      ],
    },
    usual: { from: 250_000, to: 800_000, per: 'a project' },
    moves:
      'How many things carry the name, how many people must approve, and whether packs have legal panels.',
    hours: { from: 80, to: 220 },
    team: [
      { role: 'Head of design', does: 'leads, and draws both directions' },
      { role: 'Content lead', does: 'finds the words with you' },
      { role: 'Account director', does: 'keeps approvals and printers to their dates' },
    ],
    payment:
      'The trial in advance. Then a third to begin, a third when you choose a direction, a third when the files are handed over.',
    asks: 'Samples of everything in use, the person with a veto in the first meeting, and your printer’s number.',
    beside: 'Printing, font licences, trademark search and filing.',
  },
  socialmedia: {
    smallest: {
      work: 'Two platforms, eight posts and the replies',
      rupees: 55_000,
      per: 'a month',
    },
    trial: {
      rupees: 30_000,
      yields: [
        'Six months of your comments and messages, sorted by what people wanted.',
        'A strategy of three pages: platforms, subjects, tone, who signs off.',
        'Three finished posts that you may publish.',
      ],
    },
    usual: { from: 55_000, to: 140_000, per: 'a month' },
    moves: 'The number of platforms, the hours in which messages are answered, and shoot days.',
    hours: { from: 38, to: 95 },
    team: [
      { role: 'Social media lead', does: 'is your community manager, and plans the month' },
      { role: 'Content lead', does: 'writes and edits' },
      { role: 'Head of design', does: 'designs posts and templates' },
      { role: 'Executive producer', does: 'runs the shoot day' },
    ],
    payment: 'The trial in advance. Then by the month, invoiced on the 1st and due in fifteen days.',
    asks: 'A shoot day a month, an hour of approvals a week, and somebody who knows the answer about a product the same day.',
    beside: 'Boosted posts, creators and props.',
  },
  seo: {
    smallest: {
      work: 'A technical audit as tickets, without a monthly contract',
      rupees: 80_000,
      per: 'once',
    },
    trial: {
      rupees: 40_000,
      yields: [
        'Ten searches that matter to your margin, each with the page that should answer it.',
        'The three faults that cost you most, as tickets your developer can close.',
        'One page repaired, with a note of what was changed and why.',
      ],
    },
    usual: { from: 60_000, to: 160_000, per: 'a month' },
    moves:
      'How many pages are written or repaired each month, in how many languages, and who makes technical changes.',
    hours: { from: 40, to: 105 },
    team: [
      {
        role: 'Head of search',
        does: 'decides the order of work, edits the pages and reviews them with you',
      },
      { role: 'Content lead', does: 'interviews your people and writes' },
      { role: 'Head of technology', does: 'checks speed, redirects and structured data' },
    ],
    payment:
      'The trial in advance. An audit half before and half on delivery. Monthly work invoiced on the 1st and due in fifteen days.',
    asks: 'Search Console and analytics, a developer or leave to change the site, and an hour a fortnight with someone who knows the product.',
    beside: 'Paid tools in your own name, if you want to keep them.',
  },
  'paid-ads': {
    smallest: { work: 'Search ads alone, in one city', rupees: 45_000, per: 'a month' },
    trial: {
      rupees: 35_000,
      yields: [
        'Accounts in your name, and tracking that was tested with a real enquiry.',
        'A plan of one page, with the cost per enquiry at which we stop.',
        'A first set of ads, ready to switch on, and notes on the page they will lead to.',
      ],
    },
    usual: { from: 45_000, to: 150_000, per: 'a month' },
    moves:
      'The number of campaigns and platforms, and how many ads are made. It does not move with what you spend.',
    hours: { from: 30, to: 100 },
    team: [
      { role: 'Head of paid media', does: 'is in the accounts every working day' },
      { role: 'Media planner', does: 'chooses places and checks where ads appeared' },
      { role: 'Media director', does: 'buys print, radio and outdoor' },
      { role: 'Creative technologist', does: 'makes ads in sets and tests them' },
    ],
    payment:
      'The trial in advance. Then a fee fixed for a quarter, invoiced by the month and due in fifteen days.',
    asks: 'What an enquiry is worth to you, a list of sales each month, and a phone that is answered.',
    beside:
      'Media, paid by you to Google, Meta and publishers. Below ₹30,000 a month we would run search alone.',
  },
  digitalpr: {
    smallest: { work: 'Reviews and replies alone, on the sites you name', rupees: 40_000, per: 'a month' },
    trial: {
      rupees: 35_000,
      yields: [
        'A reading of the first page of results for your company and its founders.',
        'A year of reviews sorted by cause, with who could fix each.',
        'Five stories your own records could support, and a reporter for each.',
      ],
    },
    usual: { from: 40_000, to: 130_000, per: 'a month' },
    moves:
      'The number of sites watched, the hours of watch, and how many stories have to be found and checked.',
    hours: { from: 26, to: 88 },
    team: [
      { role: 'Account director', does: 'leads both desks and speaks to reporters' },
      { role: 'Content lead', does: 'checks figures and writes' },
      { role: 'Social media lead', does: 'watches reviews and drafts replies' },
    ],
    payment:
      'The trial in advance. Then by the month, invoiced on the 1st and due in fifteen days. No fee per clipping.',
    asks: 'A spokesperson, access to your records, and one number that is answered at night.',
    beside: 'Lawyers, paid announcements and event costs.',
  },
  'influencer-marketing': {
    smallest: { work: 'One programme with five local creators', rupees: 70_000, per: 'once' },
    trial: {
      rupees: 40_000,
      yields: [
        'Calls to thirty of your customers, and the names that came up.',
        'Ten creators checked by hand, each with a reason and a price.',
        'A brief of one page, ready to send.',
      ],
    },
    usual: { from: 70_000, to: 250_000, per: 'a project' },
    moves: 'The number of creators and drafts, regulated subjects, and whether the films also run as ads.',
    hours: { from: 30, to: 90 },
    team: [
      { role: 'Social media lead', does: 'finds, checks and looks after creators' },
      { role: 'Account director', does: 'negotiates and signs contracts' },
      { role: 'Content lead', does: 'writes briefs and checks facts' },
    ],
    payment:
      'The trial in advance. Half of the rest when you approve the shortlist, half when the results by creator are in.',
    asks: 'Leave to call thirty customers, product for the creators, and claims you can prove.',
    beside: 'Creators’ fees, at cost, and the media behind partnership ads.',
  },
  production: {
    smallest: {
      work: 'One shooting day with a crew of three, one film of a minute',
      rupees: 160_000,
      per: 'once',
    },
    trial: {
      rupees: 45_000,
      yields: [
        'A visit to the place at the hour of the shoot.',
        'A page of script and a list of shots.',
        'A price with every line open, which you may take to any other crew.',
      ],
    },
    usual: { from: 160_000, to: 800_000, per: 'a project' },
    moves:
      'Shooting days, the size of the crew, actors and sets, and for how long music and voices are licensed.',
    hours: { from: 60, to: 200 },
    team: [
      { role: 'Executive producer', does: 'plans, budgets and is on the set' },
      { role: 'Content lead', does: 'writes and interviews' },
      { role: 'Creative technologist', does: 'edits, animates and makes versions' },
    ],
    payment:
      'The trial in advance. Half of the rest a week before the shoot, a third with the first edit, the remainder with the drive.',
    asks: 'Someone who can decide, a quiet room, and people who agreed to be filmed.',
    beside: 'Actors, locations and anything hired, at cost and with the bill.',
  },
} as const satisfies Record<ServiceSlug, Engagement>;
