import * as v from 'valibot';
import { type Enquiry, enquiryFields } from '../../machines/enquiry.machine.ts';

const enquirySchema = v.object(v.entriesFromList(enquiryFields, v.string()));

const draftSchema = v.object({
  enquiry: enquirySchema,
  /** The last submission: its key is its name to the service, so that a repetition is recognised as one. */
  submission: v.optional(v.object({ key: v.string(), enquiry: enquirySchema })),
});

type Draft = v.InferOutput<typeof draftSchema>;

export interface DraftStore {
  /**
   * What was typed in this tab and not sent yet.
   * @throws a DOMException when the browser refuses storage and this page has no draft of its own
   */
  read(): Enquiry | undefined;
  keep(enquiry: Enquiry): void;
  forget(): void;
  /** The idempotency key of an enquiry: the same for as long as not a letter of it changes, a reload included. */
  submissionKey(enquiry: Enquiry): string;
}

/** Tabs that refuse storage keep their drafts for as long as the page lives. */
const memory = new Map<string, string>();

function readItem(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key);
  } catch (refusal) {
    if (memory.has(key)) return memory.get(key);
    throw refusal;
  }
}

function writeItem(key: string, value: string): void {
  memory.set(key, value);
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is refused or full; `memory` has it.
  }
}

function removeItem(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is refused, so there is nothing in it.
  }
}

const sameEnquiry = (a: Enquiry, b: Enquiry) => enquiryFields.every((field) => a[field] === b[field]);

/** 128 random bits. `crypto.randomUUID` is missing where a site is served without TLS. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * The draft of one form, in sessionStorage so that it survives a reload of the tab (RULINGS R4).
 * @param key names the form
 */
export function createDraftStore(key: string): DraftStore {
  const read = (): Draft | undefined => {
    const text = readItem(key);
    if (text === undefined) return undefined;
    try {
      return v.parse(draftSchema, JSON.parse(text));
    } catch {
      removeItem(key); // Written by another version of the site, or by hand.
      return undefined;
    }
  };
  const lastSubmission = () => {
    try {
      return read()?.submission;
    } catch {
      return undefined; // Storage is refused, and nothing was written yet.
    }
  };
  const write = (draft: Draft) => writeItem(key, JSON.stringify(draft));
  return {
    read: () => read()?.enquiry,
    keep: (enquiry) => write({ enquiry, submission: lastSubmission() }),
    forget: () => removeItem(key),
    submissionKey: (enquiry) => {
      const last = lastSubmission();
      if (last && sameEnquiry(last.enquiry, enquiry)) return last.key;
      const submission = { key: randomKey(), enquiry };
      write({ enquiry, submission });
      return submission.key;
    },
  };
}
