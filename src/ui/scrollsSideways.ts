import { wall } from '../theme/walls.css.ts';

/** A strip at either side, px. */
const strips = (colour: string) =>
  `linear-gradient(90deg, ${colour} 12px, transparent 0 calc(100% - 12px), ${colour} 0)`;

/**
 * A box that scrolls horizontally, with a shadow on each side that has more content. Strips with
 * `background-attachment: local` cover the fixed shadows at both ends.
 */
export const scrollsSideways = {
  overflowX: 'auto',
  background: `${strips(wall.ground)} local, ${strips(`color-mix(in srgb, ${wall.text} 30%, ${wall.ground})`)} ${wall.ground}`,
  '@media': { '(forced-colors: active)': { background: 'none', borderInline: '2px solid' } },
} as const;
