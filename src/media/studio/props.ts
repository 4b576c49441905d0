import { palette } from '../../theme/palette.ts';
import { mix, shadowOn, tones } from './colour.ts';
import { circle, clip, d, ellipse, filled, group, line, path, polygon, rect, rule, type Svg } from './svg.ts';

/**
 * Objects for hands and sills, in the figure's units (a head is 110). The origin of an object for a hand is the point
 * where the hand closes on it; that of a standing object is the middle of its foot.
 */

/** A telephone. @param screen the screen's colour */
export const phone = (screen: string = palette.neelWash): Svg =>
  rect(-16, -50, 34, 68, palette.ink, { rx: 5 }) + rect(-12.5, -45, 27, 54, screen);

/** A glass of tea, cut in facets. */
export function chai(): Svg {
  const glass = 'M-16,-34 L18,-34 L14,14 L-11,14Z';
  return [
    filled(
      glass,
      '#E8F1F0',
      path('M-15,-22 L17,-22 L14,14 L-11,14Z', '#B5652B'),
      path('M6,-22 H20 V14 H4Z', '#8F4A1E'),
    ),
    line('M-10,-32 L-6,12 M1,-32 L1,12 M12,-32 L8,12', '#FFFFFF', 1.3),
    ellipse(1, -34, 17, 3, '#FFFFFF'),
  ].join('');
}

export const mug = (colour: string, shadow: string): Svg =>
  line('M16,-24 C32,-24 32,2 16,2', colour, 6) +
  filled('M-18,-32 H18 V12 H-18Z', colour, path('M5,-34 H20 V14 H5Z', shadowOn(colour, shadow)));

export const pencil = (colour: string = palette.genda): Svg =>
  rect(-3.5, -60, 7, 66, colour) +
  polygon(
    [
      [-3.5, -60],
      [3.5, -60],
      [0, -73],
    ],
    tones.wood,
  ) +
  rect(-3.5, 5, 7, 8, palette.rani);

/** A flat brush with paint on it. */
export function paintbrush(paint: string, shadow: string): Svg {
  const handle = 'M-6,34 C-9,10 -7,-14 -6,-26 H6 C7,-14 9,10 6,34 C4,44 -4,44 -6,34Z';
  const ferrule = 'M-14,-26 H14 L16,-50 H-16Z';
  const bristles =
    'M-16,-50 H16 C18,-66 16,-78 12,-92 C8,-84 4,-94 0,-86 C-4,-96 -10,-88 -14,-90 C-17,-78 -18,-66 -16,-50Z';
  return [
    filled(handle, palette.geru, path('M1,-30 H12 V50 H1Z', shadowOn(palette.geru, shadow))),
    filled(ferrule, tones.steel, path('M3,-26 H20 V-52 H4Z', tones.steelDark)),
    line('M-14.5,-32 H14.5 M-15.5,-44 H15.5', tones.steelDark, 1.6),
    filled(bristles, paint, path('M4,-48 H24 V-100 H3Z', mix(paint, shadow, 0.5))),
  ].join('');
}

/** A bucket of paint, a run down its side. */
export function paintPot(paint: string): Svg {
  const tin = 'M-40,-74 L40,-74 L34,0 L-34,0Z';
  return [
    filled(tin, tones.steel, path('M8,-76 H44 V4 H12Z', tones.steelDark)),
    path(
      'M-40,-74 L-6,-74 L-8,-42 C-8,-28 -16,-28 -17,-40 L-18,-50 C-19,-58 -25,-58 -25,-50 L-24,-22 C-24,-10 -33,-10 -34,-22Z',
      paint,
    ),
    ellipse(0, -74, 40, 9, tones.steel),
    line('M-40,-70 C-45,-34 -24,-8 0,-8 C24,-8 45,-34 40,-70', tones.steelDark, 3),
    ellipse(0, -74, 34, 6.6, paint),
  ].join('');
}

/** A telescope of three draws; its eyepiece at the origin, the lens 352 units away. */
export function telescope(): Svg {
  const tube = (x: number, half: number, width: number, colour: string, shade: string) =>
    rect(x, -half, width, 2 * half, colour) +
    rect(x, half * 0.1, width, half * 0.9, shade) +
    rect(x, -half * 0.72, width, half * 0.2, mix(colour, palette.white, 0.35));
  return [
    path('M-14,-20 L2,-27 V27 L-14,20Z', palette.ink),
    tube(0, 26, 70, '#26322E', palette.ink),
    rect(62, -33, 10, 66, palette.gendaWash),
    rect(62, 3, 10, 30, tones.gendaDark),
    tube(70, 35, 112, palette.rani, palette.raniDeep),
    rect(174, -43, 14, 86, palette.ink),
    tube(188, 45, 142, palette.genda, tones.gendaDark),
    path('M330,-52 H350 V52 H330Z', palette.ink),
    ellipse(350, 0, 12, 52, palette.ink),
    ellipse(351, 0, 8.5, 43, palette.neel),
    clip(
      d`M342,-43 h20 v86 h-20Z`,
      path('M346,-34 C352,-30 354,-14 354,-2 L348,-2 C348,-14 348,-24 346,-34Z', palette.neelWash),
    ),
  ].join('');
}

export const laptop = (): Svg =>
  path('M-84,-6 L-74,-104 L74,-104 L84,-6Z', tones.steel) +
  path('M20,-104 L74,-104 L84,-6 L40,-6Z', mix(tones.steel, '#000000', 0.22)) +
  circle(0, -56, 9, palette.rani) +
  rect(-98, -6, 196, 8, tones.steelDark);

export const chair = (colour: string, shadow: string): Svg => {
  const dark = mix(colour, shadow, 0.45);
  return [
    rect(-60, -258, 14, 258, colour),
    rect(46, -258, 14, 258, colour),
    rect(-74, -258, 148, 24, colour),
    rect(-74, -240, 148, 6, dark),
    rect(-60, -206, 120, 12, colour),
    rect(-78, -162, 156, 20, colour),
    rect(-78, -148, 156, 6, dark),
    rect(-52, -142, 6, 142, dark),
    rect(54, -142, 6, 142, dark),
  ].join('');
};

/** A kite; hangs on its string from the origin. */
export const kite = (colour: string, dark: string): Svg =>
  group(
    {},
    polygon(
      [
        [0, -70],
        [56, 0],
        [0, 80],
        [-56, 0],
      ],
      colour,
    ),
    polygon(
      [
        [0, -70],
        [56, 0],
        [0, 0],
      ],
      dark,
    ),
    polygon(
      [
        [-56, 0],
        [0, 0],
        [0, 80],
      ],
      dark,
    ),
    rule('M-56,0 Q0,-30 56,0 M0,-70 L0,80', palette.ink, 2.4),
    polygon(
      [
        [0, 78],
        [20, 104],
        [-20, 104],
      ],
      colour,
    ),
  );

/** A framed picture on a wall; the origin of its content is its upper left corner. */
export const framed = (
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ...parts: readonly Svg[]
): Svg =>
  rect(x - 7, y - 7, width + 14, height + 14, palette.ink) +
  rect(x, y, width, height, ground) +
  clip(d`M${x},${y} h${width} v${height} h${-width}Z`, group({ at: [x, y] }, ...parts));
