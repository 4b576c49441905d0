/*
 * Everything about the agency that is not prose, and the only place to change it (RULINGS R1).
 * The values are fictional: reserved example domains, and a phone number that is never assigned.
 */

const place = {
  street: ['Fourth floor, 17 Chowk House', 'Golf Course Road, Sector 54'],
  locality: 'Gurgaon',
  region: 'Haryana',
  postalCode: '122011',
  country: { name: 'India', code: 'IN' },
} as const;

export const agency = {
  name: 'The Agency Way',
  abbreviation: 'TAW',
  /** Line by line for a reader, and part by part for search engines. */
  address: [...place.street, `${place.locality}, ${place.region} ${place.postalCode}, ${place.country.name}`],
  place,
  /** As people read it, and as `tel:` wants it. */
  phone: { label: '+91 00000 54321', href: 'tel:+910000054321' },
  email: 'hello@theagencyway.example',
  hiringEmail: 'careers@theagencyway.example',
  /** The sender of confirmations; answers reach `email`. */
  senderEmail: 'enquiries@theagencyway.example',
  mapsHref: 'https://maps.example.com/?q=The+Agency+Way%2C+Golf+Course+Road%2C+Gurgaon',
  /** The chat app, with the agency's number prefilled. */
  chatHref: 'https://chat.example.com/910000054321',
  social: [
    { name: 'Facebook', href: 'https://facebook.example.com/theagencyway' },
    { name: 'Instagram', href: 'https://instagram.example.com/theagencyway' },
    { name: 'Twitter', href: 'https://twitter.example.com/theagencyway' },
    { name: 'LinkedIn', href: 'https://linkedin.example.com/company/theagencyway' },
  ],
} as const;
