import type { AnyMachineSnapshot } from 'xstate';
import type { Draft } from '../../machines/enquiry.machine.ts';
import type { Enquiry } from '../../machines/enquiryFields.ts';
import { enquiryWords } from '../../src/content/enquiry.ts';
import { typed } from '../modelInputs/enquiry.ts';
import { type PlannedPath, settlementOf } from './plannedPath.ts';

/** The accessible name of each field (ENQUIRY-1). */
export const { labels } = enquiryWords;

/** The form and behaviour of a path, from its variant, such as 'home, assisted'. */
export function variantOf({ variant }: PlannedPath) {
  const [form, behaviour] = variant.split(', ') as ['home' | 'contact', 'specified' | 'assisted'];
  return { form, behaviour };
}

/** The draft in the tab's storage before the page is opened, by the outcome of `restoreDraft` in the path. */
export function draftBefore({ steps }: PlannedPath): { draft: Partial<Enquiry>; refused: boolean } {
  const settled = steps.map(({ event }) => event).find(({ type }) => type.endsWith('.restoreDraft'));
  if (!settled) return { draft: {}, refused: false };
  const { done, value } = settlementOf(settled);
  return { draft: (done && (value as Draft).enquiry) || {}, refused: !done };
}

/** A draft as an earlier visit left it. */
export const storedDraft = (draft: Partial<Enquiry>) =>
  Object.keys(draft).length > 0 ? JSON.stringify({ enquiry: { ...typed, ...draft } }) : undefined;

export const isHydrated = ({ value }: AnyMachineSnapshot) => value !== 'restoring';

/** The value of each field: a contact number may still show its prefix (ENQUIRY-9). */
export const shownValues = ({ context }: AnyMachineSnapshot): Enquiry => ({
  ...context.enquiry,
  contact: context.contactText,
});
