/*
 * Facts about personal data that do not follow from the code, and the only place to change them. All are invented; the
 * owner has to confirm them, and /privacy marks each.
 */
export const dataProtection = {
  /** The grievance contact. */
  contact: { name: 'Nandini Rao', role: 'account director', email: 'privacy@theagencyway.example' },
  /** How soon a grievance is answered. */
  answeredWithin: 'thirty days',
  /** How soon the page is sent in another language. */
  translatedWithin: 'a week',
  hosting: 'a rented server in Mumbai',
  mailProvider: 'a mail provider in India',
  /** The host's own log of requests, with network addresses. */
  accessLogKept: 'seven days',
  /** The service erases by age only where ENQUIRY_RETAIN_DAYS is set: to 365 for these words. */
  enquiriesKept: 'one year after it reached us',
  applicationsKept: 'six months after the opening is filled',
  backupsKept: 'thirty days',
} as const;
