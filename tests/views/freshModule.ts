import { join } from 'node:path';

let copies = 0;

/**
 * Imports another instance of a module of `src/`, with its own state.
 *
 * @param path relative to `src/`, such as `actors/motion.ts`
 */
export function freshModule<TModule>(path: string): Promise<TModule> {
  copies += 1;
  return import(/* @vite-ignore */ `${join(import.meta.dirname, '../../src', path)}?${copies}`);
}
