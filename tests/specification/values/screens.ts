/** The content of each page: headings, texts, links and lists. */
import { serviceTiles } from './pages.ts';

export const home = {
  path: '/',
  tagline: 'Framing People Centric Experiences',
  headings: [
    'Specialist Divisions',
    'Where Our Specialty Lies',
    "What's the Buzz?",
    'Ready to redefine your brand experience?',
  ],
  divisions: ['Strategy', 'Design', 'Technology'],
  links: [
    ['Explore', '/about-us'],
    ['See SEO, paid ads and PR', '/services'],
    ['See design, social and film', '/services'],
    ['See websites, shops and apps', '/services/website-design'],
    ['Explore', '/services'],
    ['See All', '/clients'],
  ],
  strips: [12, 11],
  carousel: "What's the Buzz?",
  teasers: 4,
  /** The target of each teaser's arrow. */
  teaserPath: '/Blog',
} as const;

export const about = {
  path: '/about-us',
  headings: [
    'We Know You !',
    'You Know Us !',
    'WHY TAW',
    'WE ARE NOT JUST A TYPICAL AGENCY: WE ARE MORE THAN THAT',
  ],
  /** Those of the banner, which ends the page. */
  links: [['Careers', '/careers']],
} as const;

export const clients = { path: '/clients', logos: 20 } as const;

export const services = {
  path: '/services',
  /** The tiles in order, each with its route. */
  tiles: serviceTiles,
  industries: 15,
  links: [['Request a call back', '/contact']],
} as const;

/** Each of the eight service pages. */
export const service = {
  headings: ['Our Clients'],
  links: [['GET IN TOUCH', '/contact']],
  questions: 4,
} as const;

/** The families of services; each offering is named, in these words, on home, about, services or a service page. */
export const offerings = {
  'Social communication': [
    'social media management',
    'social strategy',
    'online reputation management',
    'influencer marketing',
  ],
  'Creative and content': [
    'creative asset management',
    'identity and collaterals',
    'content strategy',
    'production and photography',
  ],
  'Organic and paid marketing': [
    'search engine optimisation',
    'search engine management',
    'media planning and buying',
    'programmatic buying',
  ],
  Technology: [
    'website design and development',
    'e-commerce website development',
    'AR filter',
    'mobile application',
  ],
} as const;

export const blog = {
  path: '/blog',
  link: 'Read more',
} as const;

/** The permitted headings of questions (TEXT-4). */
export const questionsHeadings = ['FAQ', 'Frequently asked questions'] as const;

/** Its maps link opens in a new tab. */
export const contact = { path: '/contact', mapsTarget: '_blank' } as const;

export const thankYou = {
  path: '/thankyou',
  heading: 'Thank you !',
  texts: ['Your form submission has been received.', 'you should receive a confirmation email soon'],
  links: [['Go to home', '/']],
} as const;

export const notFound = {
  heading: "AWWW...DON'T CRY.",
  texts: ["It's just a 404 Error!", "What you're looking for may have been misplaced in Long Term Memory."],
  links: [
    ['our services', '/services'],
    ['the blog', '/blog'],
    ['Go Back to Home', '/'],
  ],
} as const;
