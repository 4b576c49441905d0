import type { Scene } from '../../scene.ts';
import { winnowing } from './winnowing.ts';

/** The pictures at the head of the articles, where no service has one. */
export const articles: readonly Scene[] = [winnowing];
