/** The words of the blog list, and of the end of every article. */
export const blogWords = {
  heading: ['Articles by those', 'who do the work'],
  lead: 'What we have said to founders across a table, with the sums left in.',
  readMore: 'Read more',
  contents: 'In this article',
  /** Before the month of an article's last revision. */
  updated: 'Updated',
  /** Shown under every article. */
  examples:
    'The people, companies and sums in our articles are invented to show a method. Where a figure or a rule comes from somebody else, the text names the source. Rules and products change: check the current text before you rely on it.',
  questions: 'Frequently asked questions',
  related: 'Related articles',
  /** The shared block at the end of each article. */
  closing: {
    heading: ['Ask us about', 'your own case'],
    text: 'The form takes your name, company, e-mail, number, a service and a line about what you need. The person who leads that service answers. Or look first at what we do all day.',
    contact: 'Write to us',
    services: 'See the eight services',
  },
} as const;
