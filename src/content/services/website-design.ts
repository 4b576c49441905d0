import { agency } from '../agency.ts';
import specimen from '../specimens/website-design.ts';
import type { Service } from '../types.ts';

export default {
  slug: 'website-design',
  tile: 'Technology',
  heading: ['Website design', 'and development'],
  metaTitle: `Website Design and Development in Gurgaon - ${agency.name}`,
  metaDescription:
    'Websites, online shops, apps and AR filters, planned around what your customers come to do. Domain, hosting and code stay in your name.',
  tagline: 'It has to open in a basement car park, on a phone three years old.',
  division: 'technology',
  description: [
    'Most sites we are asked to replace still work. The price is hard to find, the form fails on an old phone, or nobody at the office can change a line. We look for the fault that costs you most, and sometimes a repair is cheaper than a new site.',
    'When it is to be a new one, a designer and a developer sit side by side from the first drawing, and you can follow them on a private link at any hour. Your own words and photographs are in place from the start, because a layout that holds only placeholder text has not been tested. Eight to twelve pages usually take six to nine weeks. A shop takes longer, mostly on account of the catalogue.',
  ],
  offerings: [
    {
      name: 'Website design and development',
      detail:
        'Planned, written, drawn and built by one team, and tried on the slow phones your customers carry.',
    },
    {
      name: 'E-commerce website development',
      detail:
        'A day at your packing table, then a shop with UPI and cash on delivery, returns a buyer can follow, and stock that agrees with the shelf.',
    },
    {
      name: 'Landing pages',
      detail: 'One page for one campaign, light enough that the click you paid for survives a weak signal.',
    },
    {
      name: 'Mobile application',
      detail:
        'For iOS and Android when people will come back every week or need it offline; otherwise we will suggest a good mobile site.',
    },
    {
      name: 'AR filter',
      detail:
        'On Snapchat or in the phone’s browser. Meta closed Instagram and Facebook to effects by outside makers in January 2025, so those can no longer be made.',
    },
    {
      name: 'Content management',
      detail:
        'An editor in which someone at your office can change a price or add a page without calling us.',
    },
    {
      name: 'Speed, access and search basics',
      detail:
        'Keyboard and contrast tested, and every control named for screen readers; titles, redirects and sitemap in place on the day of launch.',
    },
    {
      name: 'Care after launch',
      detail: 'Updates, a named developer, and backups that have been restored once to prove that they work.',
    },
  ],
  faq: [
    {
      question: 'What decides the price of a website?',
      answer:
        'Three things: how many different kinds of page it has, who writes the words, and what it must talk to, such as a CRM, a payment gateway or a booking system. Forty pages on one template cost less than eight that each work differently. You get a fixed price against a written list of pages; if the list changes, the new price is agreed before the work.',
    },
    {
      question: 'Who owns the domain, the hosting and the code?',
      answer:
        'Your company. Domain, hosting and any shop subscription are opened in its name and billed to its card, and we work as invited users. The code moves to a repository you control when the final invoice is paid. Paid fonts, plugins and stock pictures stay under their makers’ licences, and you get a list of them.',
    },
    {
      question: 'What do you need from us before the work can begin?',
      answer:
        'Beside what is listed under the price, a shop needs your GST and bank papers for the payment gateway, and an app the D-U-N-S number that Apple and Google ask of companies. Content that comes late is the usual reason a launch slips.',
    },
    {
      question: 'Will we lose our place on Google when the new site goes live?',
      answer:
        'Some movement for a few weeks is normal. We list every old address that has visits or links, redirect each to its equivalent, and keep the wording people already find you by. For the first month someone reads Search Console every working day and repairs what was missed.',
    },
  ],
  summary: 'Sites, shops and apps, and the plumbing behind them.',
  specimen,
} satisfies Service;
