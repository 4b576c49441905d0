import {
  done,
  failed,
  type Happening,
  type MachineRules,
  only,
  type Row,
  type StateRules,
  type Step,
} from '../format.ts';

const typed = (field: string, value: string) => ({ type: 'field.changed', field, value });

/** The two forms: the value of 'no service', the required fields, and the fields of a successful answer. */
const home = {
  placeholder: '',
  required: ['name', 'companyName', 'email', 'contact'],
  acceptedBy: ['success'],
  draftId: 'draft-1-',
};
const contact = {
  placeholder: 'selected',
  required: ['name', 'companyName', 'email', 'contact', 'message'],
  acceptedBy: ['success', 'status'],
  draftId: 'draft-1-',
};

const blank = { name: '', companyName: '', email: '', contact: '', service: '', message: '' };
const whole = {
  name: 'Asha Verma',
  companyName: 'Kavi Kiln',
  email: 'asha@kavikiln.example',
  contact: '9876543210',
  service: 'Paid Ads',
  message: 'We open in March.',
};
/** Both calls send the same key: the name of the draft and the FNV-1a hash of the values' JSON. */
const sent = { enquiry: whole, key: 'draft-1-4a07ead43d4f6573' };
const fields = Object.keys(whole) as (keyof typeof whole)[];

const opened: Step[] = [done('restoreDraft', {})];
const filled: Step[] = [...opened, ...fields.map((field) => typed(field, whole[field]))];
const submitted: Step[] = [...filled, 'enquiry.submitted'];

const good = { success: true, status: false, message: 'Your enquiry is with us.' };
const goodByStatus = { success: false, status: true, message: 'Noted.' };
const bad = { success: false, status: false, message: 'We take no more enquiries today.' };
const accepted = [...submitted, done('contactUs', good)];
const mail = { reference: 'TAW-00000001' };
const offline = new Error('offline');
const mailFailed: Step[] = [...accepted, failed('sendEmail', offline), 'BACK_TO_FORM'];

/** A field of the filled form emptied, and the result of the check on submit. */
const emptied: readonly (readonly [Happening, string])[] = [
  [typed('name', ''), 'name'],
  [typed('name', ' \t'), 'name'],
  [typed('companyName', ''), 'companyName'],
  [typed('companyName', ' '), 'companyName'],
  [typed('email', ''), 'email'],
  [typed('email', '  '), 'email'],
  [typed('contact', ''), 'contact'],
  [typed('contact', 'none'), 'contact'],
  [typed('service', 'selected'), 'service'],
];

/** The value of a field after a text is typed, pasted or filled in. */
const kept: readonly (readonly [field: keyof typeof blank, text: string, holds: string])[] = [
  ['name', 'Asha Verma', 'Asha Verma'],
  ['name', ' Asha ', ' Asha '],
  ['name', 'Asha\r\nVerma\0', 'AshaVerma'],
  ['companyName', 'Kavi\nKiln', 'KaviKiln'],
  ['email', 'asha@kavikiln.example', 'asha@kavikiln.example'],
  ['service', 'Paid Ads', 'Paid Ads'],
  // Only the message keeps line breaks.
  ['message', 'We open\nin March.\0', 'We open\nin March.'],
];

/** The contact number: the typed text, the field's text until blur, and the digits that count. */
const numbers = [
  ['98765-43210', '9876543210', '9876543210'],
  ['+91 98765 43210', '919876543210', '9876543210'],
  ['0091 98765 43210', '00919876543210', '9876543210'],
  ['091 98765 43210', '0919876543210', '9876543210'],
  ['098765 43210', '09876543210', '9876543210'],
  ['98765 43210 12', '9876543210', '9876543210'],
  ['98765', '98765', '98765'],
  ['none', '', ''],
] as const;

/** The change of each field, one after the other. */
const changes: Row[] = [
  ...kept.map(([field, text, holds]): Row => {
    const enquiry = { ...blank, [field]: holds };
    return [typed(field, text), 'filling.unchecked', { keeps: { enquiry }, does: [['keepDraft', enquiry]] }];
  }),
  ...numbers.map(([text, contactText, digits]): Row => {
    const enquiry = { ...blank, contact: digits };
    return [
      typed('contact', text),
      'filling.unchecked',
      { keeps: { enquiry, contactText }, does: [['keepDraft', enquiry]] },
    ];
  }),
];

const thanked = {
  does: [['logMailData', { data: mail }], 'forgetDraft', 'openThankYou'],
  keeps: { enquiry: blank, contactText: '' },
} as const;

const everyEvent: Happening[] = [
  typed('name', 'Another'),
  'enquiry.submitted',
  'alert.closed',
  'answer.closed',
  'RETRY',
  'BACK_TO_FORM',
  'contact.left',
  { type: 'draft.found', draft: { id: 'draft-2-', enquiry: { name: 'Another' } } },
];
const except = (...types: string[]) =>
  everyEvent.filter((event) => !types.includes(typeof event === 'string' ? event : event.type));

/** The states of the home form. */
const homeStates: StateRules[] = [
  {
    in: 'restoring',
    by: [],
    on: [
      [done('restoreDraft', {}), 'filling.unchecked', { does: [['keepDraft', blank]] }],
      [
        done('restoreDraft', { enquiry: { name: 'Asha\n', contact: '+91 98765 43210', message: 'a\nb' } }),
        'filling.unchecked',
        {
          keeps: {
            enquiry: { ...blank, name: 'Asha', contact: '9876543210', message: 'a\nb' },
            contactText: '9876543210',
          },
          does: [['keepDraft', { ...blank, name: 'Asha', contact: '9876543210', message: 'a\nb' }]],
        },
      ],
      [
        done('restoreDraft', { enquiry: whole }),
        'filling.unchecked',
        { keeps: { enquiry: whole, contactText: '9876543210' }, does: [['keepDraft', whole]] },
      ],
      [failed('restoreDraft', offline), 'filling.unchecked'],
      // Text typed before the draft has loaded is not stored yet.
      [typed('name', 'Early'), 'restoring', { keeps: { enquiry: { ...blank, name: 'Early' } } }],
    ],
    ignores: except('field.changed'),
  },
  {
    // Text typed in the meantime is newer than the draft.
    in: 'restoring',
    by: [typed('name', 'Early'), typed('contact', '98765 43210')],
    on: [
      [
        done('restoreDraft', { enquiry: { ...whole, contact: '9123456780' } }),
        'filling.unchecked',
        {
          keeps: { enquiry: { ...whole, name: 'Early' } },
          does: [['keepDraft', { ...whole, name: 'Early' }]],
        },
      ],
    ],
  },
  {
    // The key of a restored draft is the same before and after the reload.
    in: 'filling.unchecked',
    by: [done('restoreDraft', { id: 'draft-2-', enquiry: whole })],
    on: [
      [
        'enquiry.submitted',
        'submitting.contactUs',
        { starts: [['contactUs', { enquiry: whole, key: 'draft-2-4a07ead43d4f6573' }]] },
      ],
    ],
  },
  {
    // Back from the back/forward cache: what a later page of the tab has typed is newer.
    in: 'filling.unchecked',
    by: [...opened, typed('name', 'Earlier'), typed('message', 'Earlier.')],
    on: [
      [
        {
          type: 'draft.found',
          draft: { id: 'draft-2-', enquiry: { name: 'Later\n', contact: '+91 98765 43210' } },
        },
        'filling.unchecked',
        {
          keeps: {
            draftId: 'draft-2-',
            enquiry: { ...blank, name: 'Later', contact: '9876543210', message: 'Earlier.' },
            contactText: '9876543210',
          },
          does: [['keepDraft', { ...blank, name: 'Later', contact: '9876543210', message: 'Earlier.' }]],
        },
      ],
    ],
  },
  {
    in: 'filling.checked',
    by: [...opened, 'enquiry.submitted', 'alert.closed'],
    on: [
      [
        { type: 'draft.found', draft: { enquiry: whole } },
        'filling.checked',
        { keeps: { enquiry: whole, contactText: '9876543210' }, does: [['keepDraft', whole]] },
      ],
    ],
  },
  {
    in: 'filling.unchecked',
    by: opened,
    on: [...changes, ['enquiry.submitted', 'alerting']],
    ignores: except('field.changed', 'draft.found', 'enquiry.submitted'),
  },
  {
    in: 'filling.unchecked',
    by: [...opened, typed('contact', '+91 98765 43210')],
    on: [['contact.left', 'filling.unchecked', { keeps: { contactText: '9876543210' } }]],
  },
  {
    in: 'filling.unchecked',
    by: filled,
    on: [
      ['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', sent]] }],
      [
        typed('service', ''),
        'filling.unchecked',
        { keeps: { enquiry: { ...whole, service: '' } }, does: [['keepDraft', { ...whole, service: '' }]] },
      ],
    ],
  },
  ...emptied.map(([happening]) => ({
    in: 'filling.unchecked',
    by: [...filled, happening],
    on: [['enquiry.submitted', 'alerting'] as const],
  })),
  ...emptied.map(([happening, field]) => ({
    in: 'alerting',
    by: [...filled, happening, 'enquiry.submitted'],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field }]] }] as const],
  })),
  {
    // The browser catches the home form's placeholder.
    in: 'filling.unchecked',
    by: [...filled, typed('service', '')],
    on: [
      [
        'enquiry.submitted',
        'submitting.contactUs',
        { starts: [['contactUs', { enquiry: { ...whole, service: '' } }]] },
      ],
    ],
  },
  {
    // At home the message is optional.
    in: 'filling.unchecked',
    by: [...filled, typed('message', '')],
    on: [
      [
        'enquiry.submitted',
        'submitting.contactUs',
        { starts: [['contactUs', { enquiry: { ...whole, message: '' }, key: 'draft-1-8db3dc0ae5d4b21d' }]] },
      ],
    ],
  },
  {
    in: 'alerting',
    by: [...opened, 'enquiry.submitted'],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field: 'name' }]] }]],
    ignores: except('alert.closed'),
  },
  {
    // The first field at fault, in the order a visitor meets them.
    in: 'alerting',
    by: [
      ...filled,
      typed('service', 'selected'),
      typed('email', ''),
      typed('contact', ''),
      'enquiry.submitted',
    ],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field: 'email' }]] }]],
  },
  {
    in: 'filling.checked',
    by: [...opened, 'enquiry.submitted', 'alert.closed'],
    on: [
      [
        typed('name', 'Asha'),
        'filling.checked',
        { keeps: { enquiry: { ...blank, name: 'Asha' } }, does: [['keepDraft', { ...blank, name: 'Asha' }]] },
      ],
      ['enquiry.submitted', 'alerting'],
    ],
    ignores: except('field.changed', 'draft.found', 'enquiry.submitted'),
  },
  {
    in: 'filling.checked',
    by: [...filled, typed('name', ''), 'enquiry.submitted', 'alert.closed', typed('name', 'Asha Verma')],
    on: [['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', sent]] }]],
  },
  {
    in: 'submitting.contactUs',
    by: submitted,
    tags: ['waiting'],
    on: [
      [
        done('contactUs', good),
        'submitting.sendEmail',
        {
          keeps: { answer: good, accepted: { enquiry: whole, answer: good } },
          starts: [['sendEmail', sent]],
        },
      ],
      [done('contactUs', bad), 'refused', { keeps: { answer: bad } }],
      [
        failed('contactUs', offline),
        'stuckWaiting.withoutAnswer',
        { does: [['logFailure', { cause: offline }]] },
      ],
    ],
    ignores: everyEvent,
  },
  {
    in: 'submitting.sendEmail',
    by: accepted,
    tags: ['answered', 'waiting'],
    on: [
      [done('sendEmail', mail), 'thanked', thanked],
      [
        failed('sendEmail', offline),
        'stuckWaiting.withAnswer',
        { does: [['logFailure', { cause: offline }]] },
      ],
    ],
    ignores: everyEvent,
  },
  {
    in: 'refused',
    by: [...submitted, done('contactUs', bad)],
    tags: ['answered'],
    on: [['answer.closed', 'filling.unchecked', { keeps: { answer: null } }]],
    ignores: except('answer.closed'),
  },
  { in: 'thanked', by: [...accepted, done('sendEmail', mail)], isFinal: true },
  {
    in: 'stuckWaiting.withoutAnswer',
    by: [...submitted, failed('contactUs', offline)],
    tags: ['waiting'],
    on: [
      only('assisted', ['RETRY', 'submitting.contactUs', { starts: [['contactUs', sent]] }]),
      only('assisted', ['BACK_TO_FORM', 'filling.unchecked']),
    ],
    ignores: [
      ...except('RETRY', 'BACK_TO_FORM'),
      only('specified', 'RETRY'),
      only('specified', 'BACK_TO_FORM'),
    ],
  },
  {
    in: 'stuckWaiting.withAnswer',
    by: [...accepted, failed('sendEmail', offline)],
    tags: ['answered', 'waiting'],
    on: [
      // The enquiry is stored already: only the mail call is repeated.
      only('assisted', ['RETRY', 'submitting.sendEmail', { starts: [['sendEmail', sent]] }]),
      only('assisted', ['BACK_TO_FORM', 'filling.unchecked', { keeps: { answer: null } }]),
    ],
    ignores: [
      ...except('RETRY', 'BACK_TO_FORM'),
      only('specified', 'RETRY'),
      only('specified', 'BACK_TO_FORM'),
    ],
  },
].map((state): StateRules => ({ ...(state as StateRules), only: 'home' }));

const contactBlank = { ...blank, service: 'selected' };
const withoutService = fields
  .filter((field) => field !== 'service')
  .map((field) => typed(field, whole[field]));

/** The states in which the contact page's form differs. */
const contactStates: StateRules[] = [
  {
    in: 'restoring',
    by: [],
    on: [
      [done('restoreDraft', {}), 'filling.unchecked', { does: [['keepDraft', contactBlank]] }],
      [
        done('restoreDraft', { enquiry: whole }),
        'filling.unchecked',
        { keeps: { enquiry: whole, contactText: '9876543210' }, does: [['keepDraft', whole]] },
      ],
      [
        typed('service', 'Paid Ads'),
        'restoring',
        { keeps: { enquiry: { ...contactBlank, service: 'Paid Ads' } } },
      ],
    ],
  },
  {
    in: 'filling.unchecked',
    by: filled,
    on: [['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', sent]] }]],
  },
  {
    // Its placeholder is a value, which the check on submit catches.
    in: 'alerting',
    by: [...opened, ...withoutService, 'enquiry.submitted'],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field: 'service' }]] }]],
  },
  {
    // The message is required.
    in: 'alerting',
    by: [...filled, typed('message', ' \n'), 'enquiry.submitted'],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field: 'message' }]] }]],
  },
  ...emptied.map(([happening, field]) => ({
    in: 'alerting',
    by: [...filled, happening, 'enquiry.submitted'],
    on: [['alert.closed', 'filling.checked', { does: [['focusField', { field }]] }] as const],
  })),
  {
    in: 'submitting.contactUs',
    by: submitted,
    tags: ['waiting'],
    on: [
      [
        done('contactUs', good),
        'submitting.sendEmail',
        {
          keeps: { answer: good, accepted: { enquiry: whole, answer: good } },
          starts: [['sendEmail', sent]],
        },
      ],
      [
        done('contactUs', goodByStatus),
        'submitting.sendEmail',
        {
          keeps: { answer: goodByStatus, accepted: { enquiry: whole, answer: goodByStatus } },
          starts: [['sendEmail', sent]],
        },
      ],
      [done('contactUs', bad), 'refused', { keeps: { answer: bad } }],
    ],
  },
  {
    in: 'submitting.sendEmail',
    by: accepted,
    tags: ['answered', 'waiting'],
    on: [
      [
        done('sendEmail', mail),
        'thanked',
        { does: thanked.does, keeps: { enquiry: contactBlank, contactText: '' } },
      ],
    ],
  },
].map((state): StateRules => ({ ...(state as StateRules), only: 'contact' }));

const onlyItsMail: Row = [
  'enquiry.submitted',
  'submitting.sendEmail',
  { keeps: { answer: good }, starts: [['sendEmail', sent]] },
];
const another = {
  ...whole,
  ...Object.fromEntries(fields.map((field) => [field, 'Another'])),
  contact: '9123456780',
};

/** After a failed mail call the service has the enquiry already, until one of its fields is edited. */
const acceptedStates: StateRules[] = [
  { in: 'filling.unchecked', only: 'assisted', by: mailFailed, on: [onlyItsMail] },
  {
    in: 'filling.unchecked',
    only: 'assisted',
    by: [...mailFailed, typed('message', ''), typed('message', whole.message)],
    on: [onlyItsMail],
  },
  {
    in: 'filling.checked',
    only: 'assisted',
    by: [...mailFailed, typed('name', ''), 'enquiry.submitted', 'alert.closed', typed('name', whole.name)],
    on: [onlyItsMail],
  },
  ...fields.map((field): StateRules => {
    const edited = { ...whole, [field]: another[field] };
    return {
      in: 'filling.unchecked',
      only: 'assisted',
      by: [...mailFailed, typed(field, another[field])],
      on: [['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', { enquiry: edited }]] }]],
    };
  }),
  {
    // A refused enquiry does not replace the accepted one, whose answer is shown again.
    in: 'filling.unchecked',
    only: 'assisted',
    by: [
      ...mailFailed,
      typed('message', 'Another'),
      'enquiry.submitted',
      done('contactUs', bad),
      'answer.closed',
      typed('message', whole.message),
    ],
    on: [onlyItsMail],
  },
  {
    // A later accepted enquiry replaces the earlier one, with its answer.
    in: 'filling.unchecked',
    only: 'assisted',
    by: [
      ...mailFailed,
      typed('message', another.message),
      'enquiry.submitted',
      done('contactUs', { ...good, message: 'That one too.' }),
      failed('sendEmail', offline),
      'BACK_TO_FORM',
    ],
    on: [
      [
        'enquiry.submitted',
        'submitting.sendEmail',
        {
          keeps: { answer: { ...good, message: 'That one too.' } },
          starts: [['sendEmail', { enquiry: { ...whole, message: another.message } }]],
        },
      ],
    ],
  },
];

/** The home form does not read `status`. */
const homeReadsSuccess: StateRules = {
  in: 'submitting.contactUs',
  only: 'home',
  by: submitted,
  tags: ['waiting'],
  on: [[done('contactUs', goodByStatus), 'refused', { keeps: { answer: goodByStatus } }]],
};

export const enquiry: MachineRules = {
  rules: [
    'ENQUIRY-1',
    'ENQUIRY-3',
    'ENQUIRY-4',
    'ENQUIRY-5',
    'ENQUIRY-7',
    'ENQUIRY-8',
    'ENQUIRY-9',
    'ENQUIRY-10',
    'ENQUIRY-12',
    'ENQUIRY-15',
    'ENQUIRY-16',
    'ENQUIRY-17',
    'ENQUIRY-18',
    'ENQUIRY-19',
    'ENQUIRY-20',
    'ENQUIRY-21',
    'CALL-2',
    'CALL-3',
    'CALL-4',
    'CALL-5',
  ],
  inputs: {
    'home specified': { ...home, behaviour: 'specified' },
    'home assisted': { ...home, behaviour: 'assisted' },
    'contact specified': { ...contact, behaviour: 'specified' },
    'contact assisted': { ...contact, behaviour: 'assisted' },
  },
  start: 'restoring',
  context: (input: { placeholder: string }) => ({
    ...input,
    enquiry: { ...blank, service: input.placeholder },
    contactText: '',
    answer: null,
    accepted: { enquiry: {}, answer: null },
  }),
  first: { starts: ['restoreDraft'] },
  states: [...homeStates, homeReadsSuccess, ...contactStates, ...acceptedStates],
};
