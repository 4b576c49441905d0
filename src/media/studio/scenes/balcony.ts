import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { ellipse, polygon, rect, type Svg } from '../svg.ts';

/** The slab of the balcony, and the y of its rail. */
export const floor = { x: 110, y: 540, width: 720, depth: 38 };
const rail = 408;

/** Iron bars on a slab; the rail is round. */
export function railing(light: Light): Svg {
  const { x, y, width } = floor;
  const bars = Array.from({ length: 19 }, (_, index) => x + 22 + index * ((width - 44) / 18));
  const dark = mix(palette.patta, light.shadow, 0.6);
  return [
    ...bars.map(
      (at) => rect(at - 5, rail, 10, y - rail, palette.patta) + rect(at + 1, rail, 4, y - rail, dark),
    ),
    ...bars.slice(0, -1).map((at, index) =>
      index % 3 === 1
        ? ellipse(at + (width - 44) / 36, (rail + y) / 2, 13, 26, 'none', {
            stroke: palette.patta,
            'stroke-width': 7,
          })
        : '',
    ),
    rect(x - 6, y - 22, width + 12, 14, palette.patta),
    rect(x - 12, rail - 14, width + 24, 24, palette.patta, { rx: 12 }),
    rect(x - 6, rail, width + 12, 9, dark, { rx: 4 }),
  ].join('');
}

/** The slab that she stands on, and its shadow on the wall. */
export function slab(light: Light): Svg {
  const { x, y, width, depth } = floor;
  return [
    polygon(
      [
        [x, y + depth],
        [x + width, y + depth],
        [x + width + 84, y + 170],
        [x + 84, y + 170],
      ],
      light.sun,
    ),
    rect(x - 20, y, width + 40, depth, palette.white),
    rect(x - 20, y + depth - 12, width + 40, 12, light.sill.top),
  ].join('');
}
