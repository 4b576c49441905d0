/*
 * Everything about the agency that is not prose, and the only place to change it (OWNER-1).
 * The values are fictional: reserved example domains, a phone number that is never assigned, and a handle that no
 * account can have (OWNER-2). Outbound links lead to the real services (NAV-7).
 */

const place = {
  street: ['Fourth floor, 17 Chowk House', 'Golf Course Road, Sector 54'],
  locality: 'Gurgaon',
  region: 'Haryana',
  postalCode: '122011',
  country: { name: 'India', code: 'IN' },
} as const;

/** The address in lines, for readers; search engines get the parts in `place`. */
const address = [
  ...place.street,
  `${place.locality}, ${place.region} ${place.postalCode}, ${place.country.name}`,
] as const;

/** No Indian number begins with 0 after the country code. */
const phone = '+91 00000 54321';
const phoneDigits = phone.replaceAll(/\D/g, '');

/** Invalid on purpose: too long for Twitter and Instagram, and Facebook allows no hyphens. */
const handle = 'the-fictional-agency-way-of-chowk-house-gurgaon';

export const agency = {
  name: 'The Agency Way',
  abbreviation: 'TAW',
  address,
  place,
  /** For reading, and for `tel:`. */
  phone: { label: phone, href: `tel:+${phoneDigits}` },
  email: 'hello@theagencyway.example',
  hiringEmail: 'careers@theagencyway.example',
  /** The sender of confirmations; answers reach `email`. */
  senderEmail: 'enquiries@theagencyway.example',
  mapsHref: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address.join(', '))}`,
  /** The chat app, with the agency's number prefilled. */
  chatHref: `https://wa.me/${phoneDigits}`,
  /** In the footer's order (NAV-5). */
  social: [
    { name: 'Facebook', href: `https://facebook.com/${handle}` },
    { name: 'Instagram', href: `https://instagram.com/${handle}` },
    { name: 'Twitter', href: `https://twitter.com/${handle}` },
    { name: 'LinkedIn', href: `https://linkedin.com/company/${handle}` },
  ],
} as const;
