import type { Row, StateRules } from '../../format.ts';
import { type Enquiry, filled, opened, sent, typed, whole } from './sampleEnquiry.ts';

/** The value of a field after a text is typed, pasted or filled in. */
const kept: readonly (readonly [field: keyof Enquiry, text: string, holds: string])[] = [
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
  // More than ten digits, and the country code before nine of them.
  ['91 98765 4321', '91987654321', '987654321'],
  // Numbers that begin as a prefix does.
  ['9198765432', '9198765432', '9198765432'],
  ['0124 456789', '0124456789', '0124456789'],
  ['0124 4567890', '01244567890', '1244567890'],
  ['+91', '91', '91'],
  ['٣٤٥', '', ''],
  ['none', '', ''],
] as const;

/** The change of each field, one after the other. */
function changesOf(blank: Enquiry): Row[] {
  const changed = (field: keyof Enquiry, text: string, holds: string, shown = {}): Row => {
    const enquiry = { ...blank, [field]: holds };
    const effects = { assigns: { enquiry, ...shown }, does: [['storeDraft', enquiry] as const] };
    return [typed(field, text), 'filling.unchecked', effects];
  };
  return [
    ...kept.map(([field, text, holds]) => changed(field, text, holds)),
    ...numbers.map(([text, contactText, digits]) => changed('contact', text, digits, { contactText })),
  ];
}

/** The form while it is filled. */
export function fillingStates(blank: Enquiry): StateRules[] {
  const asked = { ...blank, name: 'Asha' };
  const withoutService = { ...whole, service: '' };
  return [
    {
      in: 'filling.unchecked',
      by: opened,
      on: [...changesOf(blank), ['enquiry.submitted', 'alerting']],
      ignores: ['contact.left'],
    },
    {
      in: 'filling.unchecked',
      by: [...opened, typed('contact', '+91 98765 43210')],
      on: [['contact.left', 'filling.unchecked', { assigns: { contactText: '9876543210' } }]],
    },
    {
      in: 'filling.unchecked',
      by: filled,
      on: [
        ['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', sent]] }],
        [
          typed('service', ''),
          'filling.unchecked',
          { assigns: { enquiry: withoutService }, does: [['storeDraft', withoutService]] },
        ],
      ],
    },
    {
      in: 'filling.checked',
      by: [...opened, 'enquiry.submitted', 'alert.closed'],
      on: [
        [
          typed('name', 'Asha'),
          'filling.checked',
          { assigns: { enquiry: asked }, does: [['storeDraft', asked]] },
        ],
        ['enquiry.submitted', 'alerting'],
      ],
    },
    {
      in: 'filling.checked',
      by: [...filled, typed('name', ''), 'enquiry.submitted', 'alert.closed', typed('name', 'Asha Verma')],
      on: [['enquiry.submitted', 'submitting.contactUs', { starts: [['contactUs', sent]] }]],
    },
  ];
}
