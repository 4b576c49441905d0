/** The id of the application form, the target of Apply Now. */
export const APPLICATION = 'application';

/** The words of Careers (CAREER-1) and of its form. */
export const careersWords = {
  heading: ['There is a window', 'with your \nname on it'],
  lead: 'Nobody here was hired to fill a seat. We look for people who notice other people; the tools they lack we teach.',
  introduction: [
    'Three places are open. The cards below give the salary range, the work as it is on an ordinary Wednesday, and the day on which the place was first advertised. If you can do most of it and are curious about the rest, write to us.',
    'Hiring takes two conversations and one small task from real life. We pay for the task, and we answer every application, including those we turn down.',
  ],
  openings: { heading: 'Openings', details: 'Details', close: 'Close', apply: 'Apply Now' },
  /** The labels of a job card's entries. */
  terms: {
    location: 'Location',
    experience: 'Experience',
    salary: 'Salary',
    postDate: 'Posted',
    responsibilities: 'Responsibilities',
    requirements: 'Requirements',
  },
  form: {
    heading: 'Tell us who you are',
    /** Says that the form itself sends nothing. */
    introduction:
      'Use this form to put your application in order. It does not send anything by itself: Submit turns your answers into an e-mail, which you send with your CV attached. Every field has to be filled in.',
    labels: {
      name: 'Full Name',
      email: 'Email',
      contact: 'Contact',
      role: 'Role',
      about: 'About you',
      cv: 'CV',
    },
    contactHint: 'Ten digits; +91 or 0 may stand in front.',
    roleHint: 'Choose the nearest. If you mean one of the openings above, name it under “About you”.',
    aboutHint: 'A few lines: what you have done, and something you noticed about people while doing it.',
    cvHint: 'A .pdf, .doc or .docx file.',
    placeholder: 'Select',
    chooseFile: 'Choose a file',
    noFile: 'No file chosen',
    clearFile: 'Remove the file',
    wrongFile: 'We can take only .pdf, .doc or .docx files. Please choose one of those.',
    submit: 'Submit',
    note: 'What you write here stays on this page until you send the e-mail yourself.',
    /** Beside the fields, in assisted behaviour only. */
    errors: {
      name: 'Please tell us your full name.',
      email: 'Please give us an e-mail address.',
      contact: 'Please give us a contact number.',
      role: 'Please select a role.',
      about: 'Please tell us a little about yourself.',
      cv: 'Please choose your CV.',
    },
    /** Before the hiring address. */
    withoutScript: 'This form needs JavaScript. Without it, please write to us:',
    /** Beside an e-mail address that the browser rejects, in assisted behaviour only. */
    malformedEmail: 'Please give us a whole e-mail address, like name@example.com.',
    /** After a valid application. */
    notSent: {
      heading: 'Nothing has been sent yet',
      text: 'Your application is complete, but so far it is only on this page. Open it as an e-mail, attach your CV, which a link cannot do for you, and send it from there.',
      link: 'Open it as an e-mail',
      /** Before the hiring address: without a program for mail, and with a long text, the link may open nothing. */
      nothingOpens: 'If nothing opens, copy your answers into an e-mail to',
    },
  },
  /** Before the link to the hiring address. */
  mail: {
    heading: 'Or write to us',
    text: 'No cover letter in the third person, please. A CV, two pieces of work you are fond of, and a line on what you did in them.',
  },
} as const;
