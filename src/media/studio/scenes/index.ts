import type { Scene } from '../scene.ts';

/** Every picture that the studio draws. A new one is a file beside this and a line here. */
export const scenes: readonly Scene[] = [];
