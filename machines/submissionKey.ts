/** FNV-1a, 64 bits: distinguishes the values of one draft. */
function fingerprint(values: readonly string[]): string {
  const text = JSON.stringify(values);
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n);
  return hash.toString(16);
}

/**
 * The idempotency key of an enquiry: the same for the same values of the same draft, after a reload, in a
 * duplicated tab, and after other values in between.
 *
 * @param values of every field, in the form's order
 */
export const submissionKey = (draftId: string, values: readonly string[]) => draftId + fingerprint(values);
