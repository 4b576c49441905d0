import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { circle, d, group, path, rect, rule, type Svg } from '../svg.ts';

export type Goods = 'ball' | 'box' | 'pot' | 'tin';

/** Boards with goods along the back wall of a shop, in its shade. */
export function shelves(
  { x, y, width, step, rows }: { x: number; y: number; width: number; step: number; rows: number },
  goods: Goods,
  colours: readonly string[],
  shadow: string,
): Svg {
  const dim = (colour: string) => mix(colour, shadow, 0.42);
  const draw: Record<Goods, (colour: string) => Svg> = {
    tin: (colour) =>
      rect(-13, -36, 26, 36, dim(colour)) +
      rect(-13, -22, 26, 10, dim(palette.white)) +
      rect(-15, -42, 30, 7, dim(tones.steel)),
    box: (colour) => rect(-16, -44, 32, 44, dim(colour)) + rect(-8, -32, 16, 16, dim(palette.white)),
    pot: (colour) =>
      path(
        'M-7,-40 H7 C7,-32 18,-28 18,-16 C18,-6 12,0 8,0 H-8 C-12,0 -18,-6 -18,-16 C-18,-28 -7,-32 -7,-40Z',
        dim(colour),
      ),
    ball: (colour) => circle(0, -16, 16, dim(colour)),
  };
  return Array.from({ length: rows }, (_, row) => {
    const board = y + row * step;
    const count = Math.floor(width / 52);
    return [
      ...Array.from({ length: count }, (__, index) =>
        group(
          { at: [x + (index + 0.5) * (width / count), board] },
          draw[goods](colours[(index + row * 2) % colours.length] ?? palette.genda),
        ),
      ),
      rule(d`M${x},${board + 3} H${x + width}`, mix(palette.geru, shadow, 0.4), 7),
    ].join('');
  }).join('');
}
