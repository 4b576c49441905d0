import type { PageMeta } from './pages.ts';

/** The words of the services overview (SERVICE-1). */
interface ServicesWords {
  /** Two lines, set as a fit block. */
  heading: readonly [string, string];
  lead: string;
  introduction: readonly string[];
  industries: { heading: string };
  callBack: { heading: string; text: string; button: string };
}

export const meta = {
  title: 'Services - The Agency Way, Gurgaon',
  description:
    'Eight services under one roof in Gurgaon, from websites and SEO to film: what each one includes, who does it, and what it does not do.',
} as const satisfies Pick<PageMeta, 'title' | 'description'>;

export const servicesWords = {
  heading: ['Eight windows on', 'one string of lights'],
  lead: 'People often come to us for one of these and find in the first week that they need another. So we look before we quote.',
  introduction: [
    'Each page says what happens in the first weeks, who does it, what you get and what the work cannot do for you. None of them starts with a package. You get a written scope and a price, and you can take one service without the other seven.',
  ],
  industries: { heading: 'The counters we have stood behind' },
  callBack: {
    heading: 'Rather talk first?',
    text: 'The form asks six things: your name, company, e-mail and number, the service, and a line about what troubles you. The person who calls will have read it.',
    button: 'Request a call back',
  },
} as const satisfies ServicesWords;
