import { type Enquiry, type EnquiryField, enquiryFields } from '../../machines/enquiry.machine.ts';
import { serviceOptions } from '../content/enquiry.ts';

/** A draft as it was stored, perhaps by another version of the site, or by hand. */
interface StoredDraft {
  /** Names the draft, from its first letter until it is sent. */
  id?: unknown;
  enquiry: Partial<Record<EnquiryField, unknown>>;
}

const takesBack = (field: EnquiryField, value: unknown) =>
  typeof value === 'string' && (field !== 'service' || serviceOptions.some((service) => service === value));

export interface DraftStore {
  /**
   * Reads the values typed in this tab and not sent yet.
   * @throws a DOMException when the browser refuses storage and this page has no draft of its own
   */
  read(): Partial<Enquiry> | undefined;
  keep(enquiry: Enquiry): void;
  forget(): void;
  /**
   * The idempotency key of an enquiry: the same for the same values of the same draft, after a reload, in a
   * duplicated tab, and after other values in between.
   */
  submissionKey(enquiry: Enquiry): string;
}

/** Values that storage refuses, or has no room for, last as long as the page. */
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

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 128 random bits. `crypto.randomUUID` is missing where a site is served without TLS. */
const newId = () => hex(crypto.getRandomValues(new Uint8Array(16)));

/** FNV-1a, 64 bits: distinguishes the values of one draft. `crypto.subtle` is missing without TLS as well. */
function fingerprint(enquiry: Enquiry): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(JSON.stringify(enquiryFields.map((field) => enquiry[field]))))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * The draft of one form, in sessionStorage so that it survives a reload of the tab (ENQUIRY-19).
 * @param key names the form
 */
export function createDraftStore(key: string): DraftStore {
  /** Another page of this tab may have sent the draft; its key is remembered, so that this page sends the same. */
  let id: string | undefined;

  const read = (): Partial<Enquiry> | undefined => {
    const text = readItem(key);
    if (text === undefined) return undefined;
    try {
      const { id: storedId, enquiry } = JSON.parse(text) as StoredDraft;
      if (typeof storedId === 'string') id = storedId;
      const usable = enquiryFields.filter((field) => takesBack(field, enquiry[field]));
      return Object.fromEntries(usable.map((field) => [field, enquiry[field]]));
    } catch {
      removeItem(key);
      return undefined;
    }
  };
  const nameOf = () => {
    id ??= newId();
    return id;
  };
  return {
    read,
    keep: (enquiry) => writeItem(key, JSON.stringify({ id: nameOf(), enquiry })),
    forget: () => {
      id = undefined;
      removeItem(key);
    },
    submissionKey: (enquiry) => nameOf() + fingerprint(enquiry),
  };
}
