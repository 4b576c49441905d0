import type { Scene } from '../scene.ts';
import { emblems } from './emblems.ts';
import { plates } from './plates.ts';
import { stacked } from './stacked.ts';
import { wordmarks } from './wordmarks.ts';

/** The marks of all clients; `content/clients.ts` names them. */
export const logos: readonly Scene[] = [...wordmarks, ...plates, ...emblems, ...stacked];
