import type { Scene } from '../scene.ts';
import { people } from './people.ts';
import { windows } from './windows.ts';

/** Proof sheets: what there is to draw with. They are no pictures of the site. */
export const sheets: readonly Scene[] = [...people, windows];
