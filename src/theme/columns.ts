import { layout } from './theme.css.ts';

/**
 * A grid's columns: at most so many, and fewer where one would be narrower than `least`, as at a reader's larger text
 * size.
 */
export const atMost = (most: number, least: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${least}, 100% / ${most} - ${layout.gutter})), 1fr))`;
