import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import { circle, clip, d, line, path, polygon, rect, rule, type Svg } from '../svg.ts';

export const monitor = { x: 640, y: 250, width: 600, height: 396 };

/** The marks on the monitor: the corners of the frame, and the sign for recording. */
function marks({ x, y, width, height }: typeof monitor): Svg {
  const corner = (left: number, top: number, right: 1 | -1, down: 1 | -1) =>
    d`M${left},${top + down * 46} V${top} H${left + right * 46}`;
  const inset = 34;
  return [
    rule(
      [
        corner(x + inset, y + inset, 1, 1),
        corner(x + width - inset, y + inset, -1, 1),
        corner(x + inset, y + height - inset, 1, -1),
        corner(x + width - inset, y + height - inset, -1, -1),
      ].join(' '),
      palette.genda,
      7,
    ),
    circle(x + width - 60, y + 62, 13, palette.rani),
  ].join('');
}

/** A camera on a tripod from behind, with a large monitor. @param shown the picture on the monitor */
export function cameraRig(light: Light, shown: Svg): Svg {
  const { x, y, width, height } = monitor;
  const middle = x + width / 2;
  const foot = y + height + 40;
  const ridge = mix(palette.ink, palette.white, 0.22);
  return [
    line(
      d`M${middle - 10},${foot + 40} L${middle - 160},1020 M${middle + 10},${foot + 40} L${middle + 160},1020 M${middle},${foot + 40} V1020`,
      palette.ink,
      20,
    ),
    line(d`M${middle + 14},${foot + 46} L${middle + 160},1010`, ridge, 4),
    rect(middle - 60, foot - 6, 120, 54, palette.ink),
    rect(middle - 60, foot + 16, 120, 6, ridge),
    // The handle, the microphone and the lens's hood over the top.
    rect(x + 110, y - 104, 250, 70, palette.ink, { rx: 10 }),
    rect(x + 110, y - 74, 250, 6, ridge),
    rect(x + 380, y - 86, 170, 40, tones.steelDark, { rx: 20 }),
    rect(x + 380, y - 86, 110, 40, mix(palette.ink, palette.white, 0.32), { rx: 20 }),
    rect(x + 440, y - 48, 16, 20, palette.ink),
    polygon(
      [
        [x + width + 34, y - 34],
        [x + width + 62, y - 8],
        [x + width + 62, y + height + 60],
        [x, y + height + 60],
        [x - 20, y + height + 34],
      ],
      mix(palette.ink, light.shadow, 0.5),
    ),
    rect(x - 34, y - 34, width + 68, height + 74, palette.ink, { rx: 14 }),
    clip(rectOutline(x, y, width, height), rect(x, y, width, height, light.wall), shown),
    marks(monitor),
    ...[0, 1, 2].map((knob) =>
      circle(x + width - 24 - knob * 40, y + height + 19, 8, knob === 0 ? palette.rani : ridge),
    ),
    path(d`M${x + 4},${y + height + 14} h90 v10 h-90Z`, ridge),
  ].join('');
}
