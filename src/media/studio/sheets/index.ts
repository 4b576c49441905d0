import type { Scene } from '../scene.ts';
import { people } from './people.ts';
import { windows } from './windows.ts';

/** Proof sheets: people and windows in their variants, for illustrators; no page of the site shows them. */
export const sheets: readonly Scene[] = [...people, windows];
