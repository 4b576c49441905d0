import type { EventStep, MachineRules, StateRules } from '../format.ts';

const cv = { name: 'cv.pdf', type: 'application/pdf', size: 4_096 };

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });
const chosen = (file: typeof cv | null) => ({ type: 'file.changed', cv: file });
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
const filledAfterName: EventStep[] = [
  typed('email', 'asha@kavikiln.example'),
  typed('contact', '9876543210'),
  typed('role', 'Scriptwriter'),
  typed('about', 'I write.'),
  chosen(cv),
];
const filled = [typed('name', 'Asha Verma'), ...filledAfterName];
const application = {
  name: 'Asha Verma',
  email: 'asha@kavikiln.example',
  contact: '9876543210',
  contactNumber: '9876543210',
  role: 'Scriptwriter',
  about: 'I write.',
  cv,
};

/** One field of the filled form left empty, blank or at its placeholder, and the field that this makes invalid. */
const invalid: readonly (readonly [EventStep, string])[] = [
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

/** An application that is not valid, after these steps, and its first invalid field. */
const submittedInvalid = (by: EventStep[], field: string): StateRules[] => [
  {
    in: 'filling',
    only: 'specified',
    by,
    on: [['application.submitted', 'filling', { does: ['logInvalid'] }]],
  },
  {
    in: 'filling',
    only: 'assisted',
    by,
    on: [['application.submitted', 'invalid', { does: ['logInvalid', ['focusField', { field }]] }]],
  },
];

/**
 * CAREER-6, CAREER-7, CAREER-8, CAREER-9, CAREER-14, CAREER-15, CAREER-16, CAREER-17, ENQUIRY-7, ENQUIRY-8,
 * ENQUIRY-9
 */
export const careerApplication: MachineRules = {
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
        [typed('name', 'Asha'), 'filling', { assigns: { application: { ...blank, name: 'Asha' } } }],
        [typed('email', 'a@b'), 'filling', { assigns: { application: { ...blank, email: 'a@b' } } }],
        [
          typed('role', 'Scriptwriter'),
          'filling',
          { assigns: { application: { ...blank, role: 'Scriptwriter' } } },
        ],
        [typed('about', 'x\ny'), 'filling', { assigns: { application: { ...blank, about: 'x\ny' } } }],
        // Both number fields are one value; the text may show the prefix until blur.
        [
          typed('contact', '+91 98765-43210'),
          'filling',
          {
            assigns: {
              application: { ...blank, contact: '9876543210', contactNumber: '9876543210' },
              contactText: '919876543210',
            },
          },
        ],
        [chosen(cv), 'filling', { assigns: { application: { ...blank, cv } } }],
      ],
      ignores: ['contact.left'],
    },
    {
      in: 'filling',
      only: 'specified',
      by: [],
      on: [[refusedBy('email'), 'filling', { does: ['logInvalid'] }]],
    },
    {
      in: 'filling',
      only: 'assisted',
      by: [],
      on: [
        [
          refusedBy('email', 'cv'),
          'invalid',
          { does: ['logInvalid'], assigns: { refused: ['email', 'cv'] } },
        ],
      ],
    },
    ...submittedInvalid([], 'name'),
    {
      in: 'filling',
      by: [typed('contact', '+91 98765-43210')],
      on: [['contact.left', 'filling', { assigns: { contactText: '9876543210' } }]],
    },
    {
      in: 'filling',
      by: filled,
      on: [
        ['application.submitted', 'prepared', { does: [['logApplication', application], 'focusOffer'] }],
        [chosen(null), 'filling', { assigns: { application: { ...application, cv: null } } }],
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
    ...invalid.flatMap(([change, field]) => submittedInvalid([...filled, change], field)),
    {
      in: 'prepared',
      by: [...filled, 'application.submitted'],
      on: [
        ['application.submitted', 'prepared', { does: [['logApplication', application], 'focusOffer'] }],
        [typed('name', 'Asha'), 'filling', { assigns: { application: { ...application, name: 'Asha' } } }],
        [chosen(null), 'filling', { assigns: { application: { ...application, cv: null } } }],
      ],
      ignores: ['contact.left'],
    },
    {
      in: 'prepared',
      by: [...filled, typed('contact', '098765 43210'), 'application.submitted'],
      on: [['contact.left', 'prepared', { assigns: { contactText: '9876543210' } }]],
    },
    {
      in: 'invalid',
      only: 'assisted',
      by: [...filledAfterName, 'application.submitted'],
      on: [
        ['application.submitted', 'invalid', { does: ['logInvalid', ['focusField', { field: 'name' }]] }],
        [refusedBy('email'), 'invalid', { does: ['logInvalid'], assigns: { refused: ['email'] } }],
        [typed('name', 'Asha Verma'), 'filling', { assigns: { application } }],
        [chosen(null), 'filling', { assigns: { application: { ...application, name: '', cv: null } } }],
      ],
    },
    {
      // A refusal by the browser counts until a field changes.
      in: 'invalid',
      only: 'assisted',
      by: [...filled, refusedBy('email', 'about')],
      on: [
        ['application.submitted', 'invalid', { does: ['logInvalid', ['focusField', { field: 'email' }]] }],
        [refusedBy('about'), 'invalid', { does: ['logInvalid'], assigns: { refused: ['about'] } }],
        [
          typed('email', 'asha@example.in'),
          'filling',
          { assigns: { refused: [], application: { ...application, email: 'asha@example.in' } } },
        ],
        [chosen(cv), 'filling', { assigns: { refused: [] } }],
      ],
    },
  ],
};
