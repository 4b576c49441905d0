import type { Job } from './types.ts';

/** The day on which an opening was posted, as yyyy-mm-dd. */
export const postedOn = ({ postDate }: Job) => postDate.split('/').reverse().join('-');

/** The three openings, in order (CAREER-2). */
export const jobs = [
  {
    title: 'Account Executive',
    location: 'Gurugram',
    experience: '2 years',
    salary: '2.4-4.8 LPA',
    postDate: '15/03/2024',
    responsibilities: [
      'Run the week of four or five client accounts: calendar, briefs, approvals and invoices.',
      'Turn a client’s phone call into a brief that a designer can work from without calling back.',
      'Write up every meeting on the same day: what was decided, who does it, by when.',
      'Check each post, ad and mailer against the price list and the small print, down to the RERA number on a property ad.',
      'Tell the client early when a date is going to slip, and bring the new date with you.',
      'Prepare the monthly report with the strategist, including the part that did not work.',
    ],
    requirements: [
      'About two years in an agency or in a company’s marketing team.',
      'Clear written English and easy spoken Hindi; you can say no politely in both.',
      'Daily use of Meta Business Suite, a shared calendar and spreadsheets that add up.',
      'Comfort with the arithmetic of an estimate: discount, GST, what is left of the budget.',
      'The habit of reading things to the end before you send them.',
      'Willingness to be at our office on Golf Course Road most days, and at a client’s somewhere in NCR once or twice a week.',
    ],
  },
  {
    title: 'SEO Manager',
    location: 'Gurugram',
    experience: '2-5 years',
    salary: '4-5 LPA',
    postDate: '15/03/2024',
    responsibilities: [
      'Own the search results of five or six client sites, from the audit to the monthly review with the founder.',
      'Decide what is repaired first, and explain the order to a client who wanted something else.',
      'Write tickets for technical faults that a developer can close without a meeting.',
      'Brief writers after talking to the client’s sales and support people, and edit what comes back.',
      'Plan site moves: address lists, redirects, and the first month of watching afterwards.',
      'Look after local search: Business Profiles, addresses, categories and reviews.',
      'Guide one junior specialist, and read their work before the client does.',
    ],
    requirements: [
      'Two to five years of hands-on SEO, on at least one site with a catalogue or several thousand pages.',
      'Fluency in Search Console, GA4 and one crawler such as Screaming Frog.',
      'Enough HTML, HTTP and structured data to argue with a developer and be right about half the time.',
      'An ear for how people search in English, Hindi and the mixture of both.',
      'One piece of work you can walk us through, including a decision you would now take differently.',
      'No bought links on your record, or a good account of what you learnt from them.',
    ],
  },
  {
    title: 'Business Development Manager',
    location: 'Gurugram',
    experience: '2-5 years',
    salary: '2.5-6 LPA',
    postDate: '15/03/2024',
    responsibilities: [
      'Find companies in NCR that we could really help, and say in two lines why you are writing to them.',
      'Take the first call, listen for most of it, and put down what the person needs in their own words.',
      'Walk the client’s shop or site with a strategist before anything is proposed.',
      'Write proposals with a scope, a price and a list of what is left out.',
      'Turn away work that we would do badly, and suggest who would do it well.',
      'Stay in touch for the first ninety days after signing, until the account director no longer needs you.',
    ],
    requirements: [
      'Two to five years of selling services to businesses, preferably marketing, design or software.',
      'Working knowledge of what SEO, paid ads, social media and a website cost to do, as well as to buy.',
      'Proposals and e-mails you have written yourself and can show with the names removed.',
      'Honest records: a pipeline in which a lost deal is marked as lost.',
      'Ease with a founder in Udyog Vihar and with a procurement team in Cyber City.',
      'Readiness to travel across NCR, by metro or in traffic, two or three days a week.',
    ],
  },
] as const satisfies readonly Job[];

/** The options of the role select, in order (CAREER-8). */
export const roleOptions = [
  'Jr. Project Manager',
  'Account Management',
  'Associate Creative Director',
  'Creative Supervisor',
  'Scriptwriter',
  'SEO Technical Lead',
] as const;
