/** The enquiry: its form on two pages, its dialogs, and the two calls it makes. */

export const fields = ['name', 'email', 'contact', 'companyName', 'service', 'message'] as const;

export const labels = {
  name: 'Full Name',
  companyName: 'Company Name',
  email: 'Email',
  contact: 'Contact number',
  message: "Here's something more to add",
} as const;

/** The select, in order: first the placeholder, then the services. */
export const placeholder = 'Select';
export const services = [
  'Social Media Management (SMM)',
  'Search Engine Optimisation (SEO)',
  'Public Relation (PR)',
  'Paid Ads',
  'Website Design and Developments',
  'Creative Design',
  'Content Solutions',
  'Influencer Marketing',
  'Film & Photography',
] as const;

export const forms = {
  home: {
    path: '/',
    /** The placeholder's value. */
    placeholder: '',
    /** Required by the markup. */
    required: ['name', 'email', 'contact', 'companyName', 'service'],
    /** Required by the script, besides a service. */
    checked: ['name', 'email', 'contact', 'companyName'],
    /** The fields of an answer any of which makes it a success. */
    acceptedBy: ['success'],
  },
  contact: {
    path: '/contact',
    placeholder: 'selected',
    required: ['name', 'email', 'contact', 'companyName', 'service', 'message'],
    checked: ['name', 'email', 'contact', 'companyName', 'message'],
    acceptedBy: ['success', 'status'],
  },
} as const;

export const dialogs = {
  alertRole: 'alertdialog',
  alert: 'Please fill out all fields and select a service.',
  alertButton: 'OK',
  waiting: 'Please stand by as we work on sending your request to our administrator.',
  answerButton: 'Close',
} as const;

export const calls = {
  method: 'POST',
  paths: { contactUs: '/contactUs', sendEmail: '/sendEmail' },
  /** The fields of an answer that the site reads. */
  answers: { contactUs: ['success', 'status', 'message'], sendEmail: ['data'] },
} as const;

/** Logged to the console before the cause. */
export const failureNote = 'Error submitting form';
