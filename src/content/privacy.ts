import { agency } from './agency.ts';
import { careersWords } from './careers.ts';
import { dataProtection } from './dataProtection.ts';
import { enquiryWords } from './enquiry.ts';
import type { StatementWords } from './statement.ts';

/** Marks a fact that only the owner of the site knows. */
const toConfirm = (fact: string | number) => `${fact} (owner to confirm)`;

const {
  contact,
  answeredWithin,
  translatedWithin,
  hosting,
  mailProvider,
  accessLogKept,
  enquiriesKept,
  applicationsKept,
  backupsKept,
} = dataProtection;

/** The purpose of each field of the enquiry. */
const enquiryPurposes: Record<keyof typeof enquiryWords.labels, string> = {
  name: 'to address you.',
  companyName: 'to read up on your business before we answer.',
  email: 'to send you one confirmation, and to answer you.',
  contact: 'to call you back about this enquiry.',
  service: 'to decide who reads it.',
  message: 'to understand what you need. On the home page you may leave it empty.',
};

/** The purpose of each field of the application. */
const applicationPurposes: Record<keyof typeof careersWords.form.labels, string> = {
  name: 'to know who applies.',
  email: 'to answer you.',
  contact: 'to arrange a conversation.',
  role: 'to know which kind of work you mean.',
  about: 'to decide whether to meet you.',
  cv: 'its name goes into the e-mail; you attach the file yourself.',
};

function itemised<Field extends string>(labels: Record<Field, string>, purposes: Record<Field, string>) {
  const fields = Object.keys(labels) as Field[];
  return fields.map((field) => `${labels[field]}: ${purposes[field]}`);
}

const vitals = (url: string | null) =>
  url === null
    ? 'How fast a page felt is measured in your browser and reported to nobody.'
    : `How fast a page felt is measured in your browser and reported to ${url}, with the path of the page and without anything that names you.`;

/** Two lines, set as a fit block. */
export const privacyHeading = ['Privacy: what we', 'keep and why'] as const;

/**
 * Text of the privacy page.
 *
 * @param vitalsUrl the address that receives web vitals; null when none does
 */
export const privacyWords = (vitalsUrl: string | null): StatementWords => ({
  heading: privacyHeading,
  lead: 'We keep what you send us so that we can answer it. We set no cookies and load nothing that follows you around the web.',
  parts: [
    {
      heading: 'Who is responsible',
      text: [
        `${agency.name}, ${agency.address.join(', ')}, decides what is asked for on this site and what it is used for. In the words of the Digital Personal Data Protection Act, 2023, we are the data fiduciary.`,
        'The agency is fictional. Where you read “owner to confirm”, the fact before it is invented as well, and the owner of a real site puts a true one in its place.',
      ],
    },
    {
      heading: 'The enquiry form',
      text: [
        'The forms on the home page and on the contact page ask for the same six things. Submit gives us your consent to use them for one purpose: to answer your enquiry and, if you want one, to prepare a proposal.',
      ],
      list: itemised(enquiryWords.labels, enquiryPurposes),
      after: [
        'With these we store the time, a reference number, a key and a checksum that keep one enquiry from being stored twice, whether its mails went out, and whether somebody has dealt with it.',
        'Please leave out what we do not need: identity numbers, bank details, anything about health. The forms are for people over eighteen. If a child has sent us something, tell us and we erase it.',
      ],
    },
    {
      heading: 'Where an enquiry goes',
      text: ['Nothing you type leaves your browser before you press Submit. Then it goes to these places.'],
      list: [
        `A database on ${toConfirm(hosting)}.`,
        `A mail with all six answers to our own mailbox, carried and kept for us by ${toConfirm(mailProvider)}.`,
        'A confirmation to the address you gave. It holds the reference, the time, the service and what happens next, and repeats nothing else that you wrote.',
        'A log of requests: time, address of the page or call, result, duration and the reference. Our service writes no name, no e-mail address, no network address and no word of yours into it. A mail server’s reason for refusing a mail is stored beside that mail, and may repeat your e-mail address.',
        'A count of calls for each network address, against floods of them. It lasts a minute in the server’s memory; where several servers share a database it lasts about an hour there. It is not stored with your enquiry.',
        `The host may keep a log of its own, with network addresses, for ${toConfirm(accessLogKept)}.`,
      ],
      after: [
        'If your data reaches somebody who should not have it, we tell you and the Data Protection Board of India without delay.',
      ],
    },
    {
      heading: 'Who sees it',
      text: [
        'The person who leads the service you chose, and those colleagues who work on the answer. The companies that host our server and carry our mail handle it on our instructions.',
        'We do not sell it or lend it, and we put nobody on a newsletter or an advertising list for having written to us.',
      ],
    },
    {
      heading: 'How long it is kept',
      text: [
        `We erase an enquiry ${toConfirm(enquiriesKept)}, and the mails about it. The service does that by itself once its owner has set the age; until then a person does it, with the service’s erase command. If you become a client, your contract says what is kept.`,
        `Backups are deleted after ${toConfirm(backupsKept)}. An erased enquiry can stay in one for that long.`,
      ],
    },
    {
      heading: 'The careers form',
      text: [
        'This form sends nothing and stores nothing. What you type stays on the page and is gone when you close or leave it. Submit checks it, notes it in your own browser’s console, and prepares an e-mail from these answers:',
      ],
      list: itemised(careersWords.form.labels, applicationPurposes),
      after: [
        `We have your application only if you send that e-mail to ${agency.hiringEmail}. Then the people who hire for the role read it, and we delete it ${toConfirm(applicationsKept)}, or when you ask.`,
      ],
    },
    {
      heading: 'What stays in your browser',
      text: [
        'We set no cookies. Two things are stored on your device. The draft reaches us only when you press Submit, the other never.',
      ],
      list: [
        'The draft of an enquiry, in session storage, so that a reload loses nothing. It is removed when the enquiry has been sent, and by the browser when you close the tab.',
        'That you paused the film on the home page, in local storage, until you play it again or clear the site’s data.',
      ],
      after: [
        'Like every browser, yours also keeps copies of the pages and pictures it has loaded, so that they open faster next time.',
      ],
    },
    {
      heading: 'What comes from others',
      text: [
        'Nothing is loaded from other companies: no analytics service, no advertising pixel, no embedded map. Pages, fonts, pictures and films come from this site’s own address.',
        vitals(vitalsUrl),
        'The links to the map, the chat and our social profiles lead to other companies. Their terms apply once you follow one.',
      ],
    },
    {
      heading: 'What you can ask for',
      text: [
        'India’s Digital Personal Data Protection Rules were notified in November 2025 and take effect in stages. As we read them in November 2026, most duties of a business like ours bind from mid-May 2027. We work to them now. You need no reason and no form, and it costs nothing.',
      ],
      list: [
        'See: a copy of everything stored under your e-mail address, what was done with it, and who else has had it.',
        'Correct: tell us what is wrong or missing. An enquiry is stored as it was sent, so we erase the old one and take the new one.',
        'Erase: we remove the enquiry, its mails in our service and those in our mailbox.',
        'Withdraw your consent: one line is enough, as one press was enough to give it. Reply to the confirmation, or write to the address below. We stop using your data and erase it.',
        'Name somebody who may ask for all this if you die or can no longer do so yourself.',
        `Complain: our grievance contact answers within ${toConfirm(answeredWithin)}. If that does not settle it, you can complain to the Data Protection Board of India; as we read the Act, you have to come to us first.`,
      ],
      after: [
        'As we read the Rules, they will then also have us keep certain records for at least a year. If that keeps us from erasing something, we tell you what it is and for how long.',
      ],
    },
  ],
  report: {
    heading: 'Whom to write to',
    text: [
      `${toConfirm(`${contact.name}, ${contact.role}`)}, is our grievance contact. Write from the e-mail address that you gave us, and add the reference if you have it. We answer to that address alone, so that nobody else gets your data.`,
      `If you would rather read this page in Hindi or in another language of the Eighth Schedule to the Constitution, ask, and we send it within ${toConfirm(translatedWithin)}.`,
    ],
  },
  dated: 'This page was last reviewed on',
  reviewed: '2026-11-26',
});
