import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { circle, clip, d, group, line, polygon, rect, type Svg } from '../svg.ts';

/** A slat of the blind: one result, with a person's window in it. */
export const slat = { x: 262, y: 556, width: 1134, height: 128, gap: 20 };

const thumb = { x: slat.x + slat.width - 206, width: 116, height: 104 };

/** A result: its title, two lines of text, and the window of a person. */
function result(light: Light, index: number, title: number, who: Svg): Svg {
  const y = slat.y + index * (slat.height + slat.gap);
  const { x, width, height } = slat;
  const window = { x: thumb.x, y: y + (height - thumb.height) / 2 };
  return [
    polygon(
      [
        [x + 10, y + height],
        [x + width, y + height],
        [x + width, y + 18],
        [x + width + 44, y + 46],
        [x + width + 44, y + height + 30],
        [x + 44, y + height + 30],
      ],
      light.sun,
    ),
    rect(x, y, width, height, palette.white),
    rect(x, y + height - 10, width, 10, '#DDE3DC'),
    rect(x + 46, y + 26, title, 22, palette.neel),
    rect(x + 46, y + 64, 560, 9, tones.steel),
    rect(x + 46, y + 84, 430 - index * 60, 9, tones.steel),
    rect(window.x, window.y, thumb.width, thumb.height, light.shadow),
    clip(
      d`M${window.x},${window.y} h${thumb.width} v${thumb.height} h${-thumb.width}Z`,
      group({ at: [window.x + thumb.width / 2, window.y + 88], scale: 0.6 }, who),
    ),
  ].join('');
}

/** The blind: three results on two cords. */
export function blind(light: Light, portraits: readonly Svg[]): Svg {
  const bottom = slat.y + 3 * slat.height + 2 * slat.gap;
  const cord = (x: number) =>
    line(d`M${x},470 V${bottom + 26}`, palette.ink, 3) + circle(x, bottom + 32, 9, palette.rani);
  return [
    cord(slat.x + 90),
    cord(slat.x + slat.width - 40),
    ...portraits.map((who, index) => result(light, index, [470, 360, 420][index] ?? 400, who)),
    ...[slat.x + 90, slat.x + slat.width - 40].map((x) =>
      line(
        [0, 1, 2]
          .map((index) => d`M${x},${slat.y + index * (slat.height + slat.gap) - slat.gap} v${slat.gap + 14}`)
          .join(''),
        palette.ink,
        3,
      ),
    ),
  ].join('');
}
