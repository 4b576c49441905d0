import { done, failed, type StateRules } from '../../format.ts';
import { type Enquiry, offline, opened, typed, whole } from './sampleEnquiry.ts';

/** The draft of the tab: read before the form can be filled, and found again when a visitor comes back. */
export function draftStates(blank: Enquiry): StateRules[] {
  const cleaned = { ...blank, name: 'Asha', contact: '9876543210', message: 'a\nb' };
  const earlier = [...opened, typed('name', 'Earlier'), typed('message', 'Earlier.')];
  const checked = [...opened, 'enquiry.submitted', 'alert.closed'];
  const later = { ...blank, name: 'Later', contact: '9876543210', message: 'Earlier.' };
  return [
    {
      // Restoring without early input stores nothing.
      in: 'restoring',
      by: [],
      on: [
        [done('restoreDraft', {}), 'filling.unchecked'],
        [
          done('restoreDraft', { enquiry: { name: 'Asha\n', contact: '+91 98765 43210', message: 'a\nb' } }),
          'filling.unchecked',
          { assigns: { enquiry: cleaned, contactText: '9876543210' } },
        ],
        [
          done('restoreDraft', { enquiry: whole }),
          'filling.unchecked',
          { assigns: { enquiry: whole, contactText: '9876543210' } },
        ],
        [failed('restoreDraft', offline), 'filling.unchecked'],
        // Text typed before the draft has loaded is not stored yet.
        [typed('name', 'Early'), 'restoring', { assigns: { enquiry: { ...blank, name: 'Early' } } }],
        [
          typed('service', 'Paid Ads'),
          'restoring',
          { assigns: { enquiry: { ...blank, service: 'Paid Ads' } } },
        ],
      ],
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
            assigns: { enquiry: { ...whole, name: 'Early' } },
            does: [['storeDraft', { ...whole, name: 'Early' }]],
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
      // Restored from the back/forward cache: text from a later page of the tab is newer.
      in: 'returning',
      by: [...earlier, 'page.restored'],
      on: [
        [
          done('restoreDraft', { id: 'draft-2-', enquiry: { name: 'Later\n', contact: '+91 98765 43210' } }),
          'filling.unchecked',
          {
            assigns: { draftId: 'draft-2-', enquiry: later, contactText: '9876543210' },
            does: [['storeDraft', later]],
          },
        ],
        // A later page has sent the draft: this one neither changes nor stores it again.
        [done('restoreDraft', {}), 'filling.unchecked'],
        [failed('restoreDraft', offline), 'filling.unchecked'],
      ],
      ignores: ['contact.left'],
    },
    {
      in: 'returning',
      by: [...checked, 'page.restored'],
      on: [
        [
          done('restoreDraft', { enquiry: whole }),
          'filling.checked',
          { assigns: { enquiry: whole, contactText: '9876543210' }, does: [['storeDraft', whole]] },
        ],
        [done('restoreDraft', {}), 'filling.checked'],
        [failed('restoreDraft', offline), 'filling.checked'],
      ],
    },
    {
      // The prefix stays until the field is left, unless a later page has left a number.
      in: 'returning',
      by: [...opened, typed('contact', '+91 98765 43210'), 'page.restored'],
      on: [
        [done('restoreDraft', {}), 'filling.unchecked'],
        ['contact.left', 'returning', { assigns: { contactText: '9876543210' } }],
      ],
    },
    {
      in: 'filling.unchecked',
      by: earlier,
      on: [['page.restored', 'returning', { starts: ['restoreDraft'] }]],
    },
    {
      in: 'filling.checked',
      by: checked,
      on: [['page.restored', 'returning', { starts: ['restoreDraft'] }]],
    },
  ];
}
