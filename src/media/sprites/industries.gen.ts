// Written by src/media/sprites.ts; do not edit.
import sprite from './industries.svg';

/** The file whose views these are. */
export { sprite };

/** Their sizes, px. */
export const views = {
  'automotive': { width: 96, height: 96 },
  'beauty': { width: 96, height: 96 },
  'education': { width: 96, height: 96 },
  'entertainment': { width: 96, height: 96 },
  'fashion': { width: 96, height: 96 },
  'finance': { width: 96, height: 96 },
  'food-and-drink': { width: 96, height: 96 },
  'healthcare': { width: 96, height: 96 },
  'hospitality': { width: 96, height: 96 },
  'real-estate': { width: 96, height: 96 },
  'retail': { width: 96, height: 96 },
  'social-causes': { width: 96, height: 96 },
  'software': { width: 96, height: 96 },
  'sport': { width: 96, height: 96 },
  'travel': { width: 96, height: 96 },
} as const;
