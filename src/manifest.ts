import type { Manifest } from 'vite';

/** A module with everything it imports statically, by its keys in the manifest. */
export function withImports(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, manifest, found);
  return found;
}

/**
 * The modules that are loaded one after the other from a look-up to what it finds, by their keys. A shelf of articles may
 * stand between the two; its key is no file's name, so it is found by where it leads.
 *
 * @throws when there is no such way
 */
export function wayFrom(from: string, to: string, manifest: Manifest): string[] {
  const leadsThere = (key: string) => manifest[key]?.dynamicImports?.includes(to);
  if (leadsThere(from)) return [from, to];
  const between = manifest[from]?.dynamicImports?.find(leadsThere);
  if (between === undefined) throw new Error(`${from} does not lead to ${to}.`);
  return [from, between, to];
}
