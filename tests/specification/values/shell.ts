/** The agency, and the shell around every page: header, footer and dock. */

export const agency = {
  name: 'The Agency Way',
  abbreviation: 'TAW',
} as const;

/** The agency's data are fictional: domains that are reserved, a number that is never assigned. */
export const fiction = {
  mailDomain: '.example',
  /** No number in India begins with 0 after the country code. */
  phonePrefix: '+91 0',
  phoneDigits: 12,
} as const;

export const header = {
  links: [
    ['Home', '/'],
    ['About', '/about-us'],
    ['Clients', '/clients'],
    ['Services', '/services'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ],
  logo: '/',
  textAtHome: 'white',
  textElsewhere: 'black',
} as const;

/** The social profiles: the name of each, and the host of the real service. */
export const socialProfiles = [
  ['Facebook', 'facebook.com'],
  ['Instagram', 'instagram.com'],
  ['Twitter', 'twitter.com'],
  ['LinkedIn', 'linkedin.com'],
] as const;

/** The chat app, before the agency's number. */
export const chatAddress = 'https://wa.me/';

/** The search of maps, before the agency's address. */
export const mapsAddress = 'https://www.google.com/maps/search/';
