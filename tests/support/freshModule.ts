import { join } from 'node:path';

let copies = 0;

/**
 * Imports a module of `src/` once more, with state of its own.
 *
 * @param path from `src/`, as `actors/motion.ts`
 */
export function freshModule<TModule>(path: string): Promise<TModule> {
  copies += 1;
  return import(/* @vite-ignore */ `${join(import.meta.dirname, '../../src', path)}?${copies}`);
}
