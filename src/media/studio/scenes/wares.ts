import { palette } from '../../../theme/palette.ts';
import { mix, shadowOn, tones } from '../colour.ts';
import { circle, d, ellipse, filled, group, line, path, rect, type Svg } from '../svg.ts';

/** Wares of the bazaar's shops. The origin of a standing object is the middle of its foot. */

/** A kettle, held by its handle at the origin; its spout to the left. */
export function kettle(shadow: string): Svg {
  const body = 'M-40,64 C-48,40 -34,20 0,20 C34,20 48,40 40,64 C36,76 -36,76 -40,64Z';
  return [
    line('M-34,34 C-44,-8 44,-8 34,34', palette.ink, 8),
    path('M-30,42 C-50,44 -60,34 -70,16 L-80,22 C-72,52 -56,68 -34,66Z', tones.steel),
    path('M-34,66 C-56,68 -72,52 -80,22 L-76,20 C-68,48 -54,58 -36,58Z', mix(tones.steelDark, shadow, 0.3)),
    filled(
      body,
      tones.steel,
      path('M6,10 H60 V90 H16 C24,66 22,40 6,10Z', mix(tones.steelDark, shadow, 0.3)),
      path('M-32,44 C-30,32 -22,27 -12,25 L-14,31 C-22,34 -26,38 -27,46Z', palette.white),
    ),
    path('M-16,22 H16 L12,14 H-12Z', tones.steelDark),
    circle(0, 11, 5, palette.ink),
  ].join('');
}

/** A glass of tea on a counter. */
export const tea = (): Svg =>
  filled(
    'M-17,-46 H17 L13,0 H-13Z',
    '#E8F1F0',
    path('M-20,-34 H20 V4 H-20Z', '#B5652B'),
    path('M4,-34 H22 V4 H4Z', '#8F4A1E'),
  ) +
  line('M-9,-42 L-6,-3 M3,-42 V-3', '#FFFFFF', 1.4) +
  ellipse(0, -46, 17, 3.2, '#FFFFFF');

/** A wheel of paper on a stick, which turns in the wind; held at the foot of the stick. */
export function windWheel(shadow: string): Svg {
  const colours = [palette.genda, palette.neel, palette.white, palette.patta];
  const sails = colours.map((colour, index) =>
    group(
      { turn: index * 90 + 18 },
      path('M0,0 L58,0 C58,-30 34,-46 4,-48Z', colour),
      path('M0,0 L4,-48 C16,-36 18,-20 0,0Z', mix(colour, shadow, 0.5)),
    ),
  );
  return [
    rect(-3.5, -104, 7, 130, tones.wood),
    rect(0, -104, 3.5, 130, '#C99B62'),
    group({ at: [0, -108] }, ...sails),
    circle(0, -108, 7, palette.rani),
  ].join('');
}

/** Rings on a stick, the largest lowest. */
export const stackedRings = (shadow: string): Svg =>
  [palette.rani, palette.genda, palette.neel, palette.patta]
    .map((colour, index) => {
      const [half, y] = [36 - index * 7, -11 - index * 20];
      const outline = d`M${-half},${y - 9} H${half} a10,10 0 0 1 0,20 H${-half} a10,10 0 0 1 0,-20Z`;
      return filled(outline, colour, path(d`M8,${y - 20} H80 V${y + 20} H8Z`, mix(colour, shadow, 0.55)));
    })
    .join('') + circle(0, -96, 11, palette.geru);

/** A toy house: a brick with a window, and a roof on it. */
export const toyHouse = (shadow: string): Svg =>
  filled(
    'M-34,0 V-56 H34 V0Z',
    palette.genda,
    path('M10,-60 H40 V4 H10Z', mix(palette.genda, shadow, 0.5)),
    rect(-22, -42, 20, 22, palette.white),
  ) +
  filled(
    'M-44,-54 L0,-94 L44,-54Z',
    palette.rani,
    path('M4,-100 H50 V-50 H14Z', mix(palette.rani, shadow, 0.55)),
  );

const vase =
  'M-14,-148 H14 C16,-128 12,-118 22,-108 C66,-88 72,-30 34,0 H-34 C-72,-30 -66,-88 -22,-108 C-12,-118 -16,-128 -14,-148Z';

/** A tall vase. */
export const largeVase = (colour: string, band: string, shadow: string): Svg =>
  filled(
    vase,
    colour,
    rect(-80, -74, 160, 10, band),
    rect(-80, -58, 160, 4, band),
    path('M2,-150 H80 V4 H8 C36,-30 36,-84 8,-106Z', mix(colour, shadow, 0.62)),
  ) +
  ellipse(0, -148, 18, 5, mix(colour, palette.white, 0.35)) +
  ellipse(0, -148, 12, 3, shadow);

export const bowl = (colour: string, shadow: string): Svg =>
  filled(
    'M-40,-38 H40 C38,-14 24,-6 16,0 H-16 C-24,-6 -38,-14 -40,-38Z',
    colour,
    path('M6,-44 H50 V4 H2 C16,-10 18,-24 6,-44Z', mix(colour, shadow, 0.6)),
  ) + ellipse(0, -38, 40, 6, mix(colour, palette.white, 0.4));

/** A loudspeaker: two cones in a box. */
export function loudspeaker(width: number, height: number, shadow: string): Svg {
  const half = width / 2;
  const cone = (y: number, radius: number) =>
    [
      circle(0, y, radius, tones.steelDark),
      circle(0, y, radius * 0.84, palette.ink),
      circle(0, y, radius * 0.5, palette.rani),
      path(
        d`M0,${y - radius * 0.5} A${radius * 0.5},${radius * 0.5} 0 0 1 0,${y + radius * 0.5}Z`,
        palette.raniDeep,
      ),
      circle(0, y, radius * 0.2, palette.ink),
    ].join('');
  return [
    rect(-half, -height, width, height, palette.genda),
    rect(half * 0.62, -height, half * 0.38, height, mix(palette.genda, shadow, 0.55)),
    rect(-half + 7, -height + 7, width * 0.81 - 12, height - 14, tones.navy),
    group({ at: [-half * 0.19, 0] }, cone(-height * 0.76, width * 0.17), cone(-height * 0.34, width * 0.31)),
  ].join('');
}

/** A packet of snacks with crimped ends; hangs from the origin. */
export function packet(colour: string, shadow: string, width = 56, height = 78): Svg {
  const half = width / 2;
  const crimp = (y: number) =>
    Array.from(
      { length: 7 },
      (_, tooth) => d`L${-half + ((tooth + 1) * width) / 7},${y + (tooth % 2 ? 0 : 4)}`,
    ).join(' ');
  const outline = d`M${-half},0 ${crimp(0)} V${height} H${-half}Z`;
  return filled(
    outline,
    colour,
    rect(-half, 9, width, 3, mix(colour, palette.white, 0.5)),
    rect(-half, height - 11, width, 3, mix(colour, palette.white, 0.5)),
    path(
      d`M-18,${height * 0.5} l8,-15 l6,8 l9,-13 l2,15 l13,-1 l-9,12 l8,11 l-14,-2 l-5,12 l-7,-11 l-12,5 l4,-13Z`,
      palette.white,
    ),
    path(
      d`M${half * 0.3},-4 H${half + 4} V${height + 4} H${half * 0.5} L${half * 0.2},${height * 0.6}Z`,
      mix(colour, shadow, 0.62),
      { opacity: 0.75 },
    ),
  );
}

/** A hanging strip of small packets. */
export const packetStrip = (colours: readonly string[], shadow: string): Svg =>
  line(d`M0,-10 V${colours.length * 43}`, palette.ink, 2) +
  colours.map((colour, index) => group({ at: [0, index * 43] }, packet(colour, shadow, 34, 40))).join('');

/** A cricket bat; held at the handle, its blade up. */
export const bat = (shadow: string): Svg => {
  const blade =
    'M-12,-40 C-22,-46 -25,-54 -25,-62 V-196 C-25,-206 25,-206 25,-196 V-62 C25,-54 22,-46 12,-40Z';
  return [
    rect(-8, -44, 16, 84, palette.rani),
    rect(1, -44, 7, 84, palette.raniDeep),
    line('M-8,-30 L8,-22 M-8,-14 L8,-6 M-8,2 L8,10 M-8,18 L8,26', palette.raniWash, 2),
    filled(
      blade,
      tones.wood,
      path('M4,-36 H30 V-210 H8Z', mix('#C99B62', shadow, 0.25)),
      rect(-30, -186, 60, 8, palette.neel),
      rect(-30, -174, 60, 4, palette.neel),
    ),
  ].join('');
};

/** A ball with its seam. */
export const ball = (shadow: string, radius = 24): Svg =>
  group(
    { at: [0, -radius] },
    filled(
      d`M${-radius},0 A${radius},${radius} 0 1 1 ${radius},0 A${radius},${radius} 0 1 1 ${-radius},0Z`,
      palette.rani,
      path(
        d`M${radius * 0.1},${-radius * 1.2} C${radius * 0.8},${-radius * 0.4} ${radius * 0.6},${radius * 0.7} ${-radius * 0.2},${radius * 1.2} H${radius * 2} V${-radius * 1.2}Z`,
        shadowOn(palette.rani, shadow),
      ),
      line(
        d`M${-radius * 0.7},${-radius} C${-radius * 0.1},${-radius * 0.3} ${-radius * 0.1},${radius * 0.4} ${-radius * 0.6},${radius}`,
        palette.white,
        2.4,
      ),
    ),
  );
