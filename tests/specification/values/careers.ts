/** The openings, and the application form. */

export const openings = [
  {
    title: 'Account Executive',
    location: 'Gurugram',
    experience: '2 years',
    salary: '2.4-4.8 LPA',
    postDate: '15/03/2024',
  },
  {
    title: 'SEO Manager',
    location: 'Gurugram',
    experience: '2-5 years',
    salary: '4-5 LPA',
    postDate: '15/03/2024',
  },
  {
    title: 'Business Development Manager',
    location: 'Gurugram',
    experience: '2-5 years',
    salary: '2.5-6 LPA',
    postDate: '15/03/2024',
  },
] as const;

/** The lists of each opening, by their labels. */
export const openingLists = { responsibilities: 'Responsibilities', requirements: 'Requirements' } as const;

/** The actions of each card. */
export const cardActions = { open: 'Details', close: 'Close', apply: 'Apply Now' } as const;

export const application = {
  /** All of them are required. */
  fields: ['name', 'email', 'contactNumber', 'role', 'about', 'cv'],
  /** The phone input writes this value; `contactNumber` stays equal to it. */
  phone: { name: 'contact', label: 'Contact' },
  /** The initial value of the role select. */
  placeholder: 'selected',
  roles: [
    'Jr. Project Manager',
    'Account Management',
    'Associate Creative Director',
    'Creative Supervisor',
    'Scriptwriter',
    'SEO Technical Lead',
  ],
  /** In any case. */
  acceptedExtensions: ['.pdf', '.doc', '.docx'],
  noFile: 'No file chosen',
} as const;
