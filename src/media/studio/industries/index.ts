import type { Scene } from '../scene.ts';
import { indoors } from './indoors.ts';
import { outdoors } from './outdoors.ts';

/** The icons of all industries; `content/industries.ts` names them. */
export const industries: readonly Scene[] = [...indoors, ...outdoors];
