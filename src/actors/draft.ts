import type { Draft } from '../../machines/enquiry.machine.ts';
import { type EnquiryField, enquiryFields } from '../../machines/enquiryFields.ts';
import { serviceOptions } from '../content/enquiry.ts';

/** A draft as it was stored, perhaps by another version of the site, or by hand. */
interface StoredDraft {
  id?: unknown;
  enquiry: Partial<Record<EnquiryField, unknown>>;
}

const isRestorable = (field: EnquiryField, value: unknown) =>
  typeof value === 'string' && (field !== 'service' || serviceOptions.some((service) => service === value));

/** In-memory fallback for values that sessionStorage refuses or has no room for. */
const memory = new Map<string, string>();

const readItem = (key: string) => memory.get(key) ?? sessionStorage.getItem(key) ?? undefined;

function writeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

function removeItem(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused, so there is nothing to remove.
  }
}

/** 128 random bits, in hexadecimal digits. `crypto.randomUUID` is missing where a site is served without TLS. */
export const newDraftId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The draft of one form, in sessionStorage so that it survives a reload of the tab (ENQUIRY-19).
 * @param key names the form
 */
export const createDraftStore = (key: string) => ({
  /**
   * Reads the draft, if there is one.
   * @throws a DOMException when the browser refuses storage and this page has no draft of its own
   */
  read(): Draft | undefined {
    const text = readItem(key);
    if (text === undefined) return undefined;
    try {
      const { id, enquiry } = JSON.parse(text) as StoredDraft;
      const usable = enquiryFields.filter((field) => isRestorable(field, enquiry[field]));
      return {
        ...(typeof id === 'string' && { id }),
        enquiry: Object.fromEntries(usable.map((field) => [field, enquiry[field]])),
      };
    } catch {
      removeItem(key);
      return undefined;
    }
  },
  write: (draft: Required<Draft>) => writeItem(key, JSON.stringify(draft)),
  remove: () => removeItem(key),
});
