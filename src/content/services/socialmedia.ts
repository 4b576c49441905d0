import { agency } from '../agency.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'socialmedia',
  tile: 'Social Media',
  heading: ['Social media', 'management'],
  metaTitle: `Social Media Management in Gurgaon - ${agency.name}`,
  metaDescription:
    'Social strategy, posts, reels and replies in Hindi and English by a named community manager. Your pages stay under your own admins.',
  tagline: 'Somebody wrote to your page at nine last night. Who answered?',
  division: 'design',
  description: [
    'A restaurant in Sector 29 has to answer questions about tables. A valve maker in Udyog Vihar needs plant engineers to recognise its name on LinkedIn. No calendar suits both, so we begin with what people already write to your page: price questions, praise, complaints, spam.',
    'One community manager publishes and replies, and you have the number. A writer and a designer prepare what comes next from one shoot day a month. Anything awkward reaches you on WhatsApp, with a suggested answer, before it is answered in public.',
    'If you need orders this month, begin with paid ads and let us tidy the page people land on: unpaid posts seldom fill a sales sheet in their first quarter. We do not sell followers.',
  ],
  offerings: [
    {
      name: 'Social strategy',
      detail: 'Two or three platforms, the people we hope to meet there, and what we will not post about.',
    },
    {
      name: 'Social media management',
      detail: 'Calendar, writing, design and publishing, run by one community manager whose number you have.',
    },
    {
      name: 'Replies and messages',
      detail:
        'Comments and messages answered in Hindi and English within agreed hours, with complaints passed to a person who can put them right.',
    },
    {
      name: 'Reels and short video',
      detail:
        'Planned around one shoot day a month at your shop, plant or office, so that nobody has to perform daily.',
    },
    {
      name: 'Listening',
      detail:
        'What is said about you and your category, read weekly, with a note on what people want and do not find.',
    },
    {
      name: 'Season and launch calendar',
      detail:
        'The dates on which your customers have a reason to think of you, planned eight weeks ahead with stock and offers settled.',
    },
    {
      name: 'LinkedIn for founders',
      detail:
        'Posts drafted from a half-hour talk with you each fortnight, in your words and with your approval.',
    },
    {
      name: 'Monthly report',
      detail:
        'Saves, shares, messages and clicks, the posts that earned them, and what we will drop next month.',
    },
  ],
  faq: [
    {
      question: 'How many posts a month do we need?',
      answer:
        'Fewer than you will be offered elsewhere, and the number comes last. Once we know whom they are for, we plan what one shoot day can supply well, often eight to twelve posts and some stories. Thirty thin ones teach your followers to scroll past, and you pay for every one of them.',
    },
    {
      question: 'What happens to our pages if we part?',
      answer:
        'Nothing, because they never move. Pages and handles stay in your own business account with at least two of your people as admins, and we work through access you can withdraw in a minute. You keep the published posts and their source files, with a note of what is scheduled and which conversations are open.',
    },
    {
      question: 'When will we notice a difference?',
      answer:
        'Reply times improve in the first week. By the third month, saves, shares and messages usually show whether the subjects are right. Sales from unpaid posts come later and are harder to prove, so we use codes and links, and ask your counter to ask people how they found you.',
    },
    {
      question: 'How much of our own time will it take?',
      answer:
        'About a day and a half a month: the shoot, the approvals, and a question about a product now and then. Tell us early about a new price or a closed branch. A page that learns such news from its customers looks foolish.',
    },
  ],
  summary: 'A post is a kite: easy to make, hard to keep in the air. We hold the string.',
} satisfies Service;
