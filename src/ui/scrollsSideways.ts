import { wall } from '../theme/walls.css.ts';

/** A strip at either side, px. */
const strips = (colour: string) =>
  `linear-gradient(90deg, ${colour} 12px, transparent 0 calc(100% - 12px), ${colour} 0)`;

/**
 * A box that scrolls sideways, in a hard shadow on each side where there is more. Strips of the wall scroll with the
 * content, and at its ends they cover the shadows, which stand still.
 */
export const scrollsSideways = {
  overflowX: 'auto',
  background: `${strips(wall.ground)} local, ${strips(`color-mix(in srgb, ${wall.text} 30%, ${wall.ground})`)} ${wall.ground}`,
  '@media': { '(forced-colors: active)': { background: 'none', borderInline: '2px solid' } },
} as const;
