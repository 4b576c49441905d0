import type { MachineRules, StateRules } from '../format.ts';
import { forms } from '../values/enquiry.ts';
import { acceptedAlready } from './enquiry/acceptedAlready.ts';
import { callStates, callsAtHome, callsOnContact } from './enquiry/calls.ts';
import { checkAtHome, checkOnContact, checkStates } from './enquiry/check.ts';
import { draftStates } from './enquiry/draft.ts';
import { fillingStates } from './enquiry/filling.ts';
import { blankWith } from './enquiry/sampleEnquiry.ts';

const inputOf = ({ placeholder, checked, acceptedBy }: (typeof forms)[keyof typeof forms]) => ({
  placeholder,
  required: checked,
  acceptedBy,
  draftId: 'draft-1-',
});
const [home, contact] = [inputOf(forms.home), inputOf(forms.contact)];

/** The states of one of the forms: those of both, and those in which it differs. */
function statesOf(form: 'home' | 'contact', own: readonly StateRules[]): StateRules[] {
  const blank = blankWith(forms[form].placeholder);
  const both = [...draftStates(blank), ...fillingStates(blank), ...checkStates, ...callStates(blank)];
  return [...both, ...own].map((state) => ({ ...state, only: `${form} ${state.only ?? ''}`.trim() }));
}

/**
 * ENQUIRY-1, ENQUIRY-3, ENQUIRY-4, ENQUIRY-5, ENQUIRY-7, ENQUIRY-8, ENQUIRY-9, ENQUIRY-10, ENQUIRY-12, ENQUIRY-15,
 * ENQUIRY-16, ENQUIRY-17, ENQUIRY-18, ENQUIRY-19, ENQUIRY-20, ENQUIRY-21, CALL-2, CALL-3, CALL-4, CALL-5
 */
export const enquiry: MachineRules = {
  inputs: {
    'home specified': { ...home, behaviour: 'specified' },
    'home assisted': { ...home, behaviour: 'assisted' },
    'contact specified': { ...contact, behaviour: 'specified' },
    'contact assisted': { ...contact, behaviour: 'assisted' },
  },
  start: 'restoring',
  context: (input: { placeholder: string }) => ({
    ...input,
    enquiry: blankWith(input.placeholder),
    contactText: '',
    answer: null,
    accepted: { enquiry: {}, answer: null },
  }),
  first: { starts: ['restoreDraft'] },
  states: [
    ...statesOf('home', [...checkAtHome, ...callsAtHome]),
    ...statesOf('contact', [...checkOnContact, ...callsOnContact]),
    ...acceptedAlready,
  ],
};
