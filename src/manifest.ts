import type { Manifest } from 'vite';

/** A module with everything it imports statically, by its keys in the manifest. */
export function withImports(key: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, manifest, found);
  return found;
}
