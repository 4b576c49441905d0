import { type Action, type Happening, type MachineRules, only } from '../format.ts';

const details = (card: string) => ({ type: 'details.pressed', card });
const face = (card: string) => ({ type: 'card.pressed', card });

const flip = (card: string, side: string): Action => ['flip', { card, side }];
/** A card flips, and the page and the focus go to its new side. */
const visit = (card: string, side: string): Action[] => [flip(card, side), ['goToSide', { card, side }]];

export const careersCards: MachineRules = {
  rules: ['CAREER-4', 'CAREER-5'],
  start: 'collapsed',
  context: () => ({ card: null }),
  states: [
    {
      in: 'collapsed',
      by: [],
      on: [
        [
          details('SEO Manager'),
          'expanded',
          { keeps: { card: 'SEO Manager' }, does: visit('SEO Manager', 'details') },
        ],
        ['apply.pressed', 'collapsed', { does: ['goToForm'] }],
      ],
      ignores: ['close.pressed', face('SEO Manager')],
    },
    {
      in: 'expanded',
      by: [details('SEO Manager')],
      on: [
        // At most one card is open. The other one may close above it.
        [
          details('Account Executive'),
          'expanded',
          {
            keeps: { card: 'Account Executive' },
            does: [
              flip('SEO Manager', 'face'),
              ['keepInPlace', { card: 'Account Executive' }],
              ...visit('Account Executive', 'details'),
            ],
          },
        ],
        ['close.pressed', 'collapsed', { keeps: { card: null }, does: visit('SEO Manager', 'face') }],
        [face('SEO Manager'), 'collapsed', { keeps: { card: null }, does: visit('SEO Manager', 'face') }],
        [
          'apply.pressed',
          'collapsed',
          { keeps: { card: null }, does: [flip('SEO Manager', 'face'), 'goToForm'] },
        ],
      ],
      ignores: [details('SEO Manager'), face('Account Executive')],
    },
  ],
};

const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 4_096 };
const doc = { name: 'cv.doc', type: 'application/msword', size: 1 };
const docx = { name: 'cv.docx', type: 'application/zip', size: 1 };
/** The browser's description of a file whose type the system does not know. */
const untyped = { name: 'Asha Verma.PDF', type: 'application/octet-stream', size: 4_096 };
const picture = { name: 'portrait.png', type: 'application/pdf', size: 4_096 };
const program = { name: 'cv.pdf.exe', type: 'application/pdf', size: 4_096 };
const bare = { name: 'cvpdf', type: 'application/pdf', size: 4_096 };
const page = { name: 'cv.docm', type: 'application/msword', size: 4_096 };

const picked = (file: typeof pdf) => ({ type: 'file.picked', file });

const taken = [pdf, doc, docx, untyped].map(
  (file) => [picked(file), 'chosen', { does: [['keepFile', { file }]] }] as const,
);
const rejected = [picture, program, bare, page].map(
  (file) => [picked(file), 'refused', { does: ['dropFile'] }] as const,
);

export const resumeChooser: MachineRules = {
  rules: ['CAREER-10', 'CAREER-11'],
  start: 'empty',
  states: [
    { in: 'empty', by: [], on: [...taken, ...rejected], ignores: ['file.cleared'] },
    {
      in: 'chosen',
      by: [picked(pdf)],
      on: [...taken, ...rejected, ['file.cleared', 'empty', { does: ['dropFile'] }]],
    },
    {
      in: 'refused',
      by: [picked(picture)],
      on: [...taken, ...rejected],
      ignores: ['file.cleared'],
    },
  ],
};

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });
const chosen = (cv: typeof pdf | null) => ({ type: 'file.changed', cv });
const refusedBy = (...fields: string[]) => ({ type: 'application.refused', fields });

const blank = {
  name: '',
  email: '',
  contact: '',
  contactNumber: '',
  role: 'selected',
  about: '',
  cv: null,
};

/** Each row fills the first field itself. */
const filledAfterName: Happening[] = [
  typed('email', 'asha@kavikiln.example'),
  typed('contact', '9876543210'),
  typed('role', 'Scriptwriter'),
  typed('about', 'I write.'),
  chosen(pdf),
];
const filled = [typed('name', 'Asha Verma'), ...filledAfterName];
const application = {
  name: 'Asha Verma',
  email: 'asha@kavikiln.example',
  contact: '9876543210',
  contactNumber: '9876543210',
  role: 'Scriptwriter',
  about: 'I write.',
  cv: pdf,
};

/** One field of the filled form left empty, blank or at its placeholder, and the field that this makes invalid. */
const invalid: readonly (readonly [Happening, string])[] = [
  [typed('name', ''), 'name'],
  [typed('name', ' \t'), 'name'],
  [typed('email', ''), 'email'],
  [typed('email', '  '), 'email'],
  [typed('contact', ''), 'contact'],
  [typed('contact', 'none'), 'contact'],
  [typed('role', 'selected'), 'role'],
  [typed('role', ''), 'role'],
  [typed('about', '\n'), 'about'],
  [chosen(null), 'cv'],
];

export const careerApplication: MachineRules = {
  rules: [
    'CAREER-6',
    'CAREER-7',
    'CAREER-8',
    'CAREER-9',
    'CAREER-14',
    'CAREER-15',
    'CAREER-16',
    'CAREER-17',
    'ENQUIRY-7',
    'ENQUIRY-8',
    'ENQUIRY-9',
  ],
  inputs: { specified: { behaviour: 'specified' }, assisted: { behaviour: 'assisted' } },
  start: 'filling',
  context: ({ behaviour }: { behaviour: string }) => ({
    behaviour,
    application: blank,
    contactText: '',
    refused: [],
  }),
  states: [
    {
      in: 'filling',
      by: [],
      on: [
        [typed('name', 'Asha'), 'filling', { keeps: { application: { ...blank, name: 'Asha' } } }],
        [typed('email', 'a@b'), 'filling', { keeps: { application: { ...blank, email: 'a@b' } } }],
        [
          typed('role', 'Scriptwriter'),
          'filling',
          { keeps: { application: { ...blank, role: 'Scriptwriter' } } },
        ],
        [typed('about', 'x\ny'), 'filling', { keeps: { application: { ...blank, about: 'x\ny' } } }],
        // Both number fields are one value; the text may show the prefix until blur.
        [
          typed('contact', '+91 98765-43210'),
          'filling',
          {
            keeps: {
              application: { ...blank, contact: '9876543210', contactNumber: '9876543210' },
              contactText: '919876543210',
            },
          },
        ],
        [chosen(pdf), 'filling', { keeps: { application: { ...blank, cv: pdf } } }],
        only('specified', ['application.submitted', 'filling', { does: ['logInvalid'] }]),
        only('assisted', [
          'application.submitted',
          'faulted',
          { does: ['logInvalid', ['focusField', { field: 'name' }]] },
        ]),
        only('specified', [refusedBy('email'), 'filling', { does: ['logInvalid'] }]),
        only('assisted', [
          refusedBy('email', 'cv'),
          'faulted',
          { does: ['logInvalid'], keeps: { refused: ['email', 'cv'] } },
        ]),
      ],
      ignores: ['contact.left'],
    },
    {
      in: 'filling',
      by: [typed('contact', '+91 98765-43210')],
      on: [['contact.left', 'filling', { keeps: { contactText: '9876543210' } }]],
    },
    {
      in: 'filling',
      by: filled,
      on: [
        ['application.submitted', 'prepared', { does: [['logApplication', application], 'focusOffer'] }],
        [chosen(null), 'filling', { keeps: { application: { ...application, cv: null } } }],
      ],
    },
    // The placeholder's word is an ordinary value, except as a role.
    ...(['name', 'email', 'about'] as const).map((field) => ({
      in: 'filling',
      by: [...filled, typed(field, 'selected')],
      on: [
        [
          'application.submitted',
          'prepared',
          { does: [['logApplication', { ...application, [field]: 'selected' }], 'focusOffer'] },
        ] as const,
      ],
    })),
    ...invalid.flatMap(([change, field]) => [
      {
        in: 'filling',
        by: [...filled, change],
        on: [
          only('specified', ['application.submitted', 'filling', { does: ['logInvalid'] }] as const),
          only('assisted', [
            'application.submitted',
            'faulted',
            { does: ['logInvalid', ['focusField', { field }]] },
          ] as const),
        ],
      },
    ]),
    {
      in: 'prepared',
      by: [...filled, 'application.submitted'],
      on: [
        ['application.submitted', 'prepared', { does: [['logApplication', application], 'focusOffer'] }],
        [typed('name', 'Asha'), 'filling', { keeps: { application: { ...application, name: 'Asha' } } }],
        [chosen(null), 'filling', { keeps: { application: { ...application, cv: null } } }],
      ],
      ignores: ['contact.left', refusedBy('name')],
    },
    {
      in: 'prepared',
      by: [...filled, typed('contact', '098765 43210'), 'application.submitted'],
      on: [['contact.left', 'prepared', { keeps: { contactText: '9876543210' } }]],
    },
    {
      in: 'faulted',
      only: 'assisted',
      by: [...filledAfterName, 'application.submitted'],
      on: [
        ['application.submitted', 'faulted', { does: ['logInvalid', ['focusField', { field: 'name' }]] }],
        [refusedBy('email'), 'faulted', { does: ['logInvalid'], keeps: { refused: ['email'] } }],
        [typed('name', 'Asha Verma'), 'filling', { keeps: { application } }],
        [chosen(null), 'filling', { keeps: { application: { ...application, name: '', cv: null } } }],
      ],
      ignores: ['contact.left'],
    },
    {
      // A refusal by the browser counts until a field changes.
      in: 'faulted',
      only: 'assisted',
      by: [...filled, refusedBy('email', 'about')],
      on: [
        ['application.submitted', 'faulted', { does: ['logInvalid', ['focusField', { field: 'email' }]] }],
        [refusedBy('about'), 'faulted', { does: ['logInvalid'], keeps: { refused: ['about'] } }],
        [
          typed('email', 'asha@example.in'),
          'filling',
          { keeps: { refused: [], application: { ...application, email: 'asha@example.in' } } },
        ],
        [chosen(pdf), 'filling', { keeps: { refused: [] } }],
      ],
      ignores: ['contact.left'],
    },
  ],
};
