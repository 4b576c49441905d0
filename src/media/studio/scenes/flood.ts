import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { d, filled, line, path, polygon, rect, type Svg } from '../svg.ts';

/** Parts of the flood of tears on the not-found page. */

/** Colour of streams and drops, lighter than the sea. */
const BRIGHT = mix(palette.neel, palette.white, 0.32);

/**
 * A stream of tears in a high arc from an eye to the sea.
 *
 * @param side −1 to the left of the face, 1 to its right
 */
export function stream(eye: readonly [number, number], lands: readonly [number, number], side: -1 | 1): Svg {
  const [x, y] = eye;
  const [far, sea] = lands;
  const s = side;
  const half = 34;
  const outline = [
    d`M${x - s * 11},${y + 6} C${x},${y - 7} ${x + s * 26},${y - 8} ${x + s * 50},${y + 30}`,
    d`C${x + s * 92},${y + 96} ${far + half * s},${sea - 210} ${far + half * s},${sea + 14} H${far - half * s}`,
    d`C${far - half * s},${sea - 190} ${x + s * 46},${y + 130} ${x + s * 20},${y + 54} C${x + s * 12},${y + 34} ${x},${y + 20} ${x - s * 11},${y + 6}Z`,
  ].join(' ');
  const ray = (to: number, colour: string, width: number) =>
    line(
      d`M${x + s * 4},${y + 6} C${x + s * 34},${y + 14} ${x + s * 44},${y + 60} ${x + s * (58 + to)},${y + 112} C${far - s * (16 - to)},${y + 200} ${far + s * to},${sea - 150} ${far + s * to},${sea + 20}`,
      colour,
      width,
    );
  return [
    filled(outline, palette.neel, ray(2, BRIGHT, 18), ray(17, palette.neelWash, 5)),
    ...[
      [30, 40, 9],
      [56, 112, 7],
      [24, 176, 6],
    ].map(([away = 0, below = 0, size = 0]) => drop(far + s * (half + away), y + 110 + below, size)),
  ].join('');
}

/** A single falling drop. */
const drop = (x: number, y: number, size: number) =>
  path(
    d`M${x},${y - size * 2} C${x - size * 0.4},${y - size} ${x - size},${y - size * 0.4} ${x - size},${y + size * 0.2} a${size},${size} 0 0 0 ${size * 2},0 C${x + size},${y - size * 0.4} ${x + size * 0.4},${y - size} ${x},${y - size * 2}Z`,
    palette.neel,
  );

/** The splash at the end of a stream. */
export const splash = (x: number, y: number): Svg =>
  [
    path(
      d`M${x - 92},${y + 18} C${x - 86},${y - 6} ${x - 92},${y - 22} ${x - 104},${y - 40} C${x - 76},${y - 30} ${x - 62},${y - 14} ${x - 56},${y + 2} C${x - 52},${y - 18} ${x - 46},${y - 34} ${x - 52},${y - 56} C${x - 28},${y - 38} ${x - 22},${y - 14} ${x},${y - 10} C${x + 22},${y - 14} ${x + 28},${y - 38} ${x + 52},${y - 56} C${x + 46},${y - 34} ${x + 52},${y - 18} ${x + 56},${y + 2} C${x + 62},${y - 14} ${x + 76},${y - 30} ${x + 104},${y - 40} C${x + 92},${y - 22} ${x + 86},${y - 6} ${x + 92},${y + 18} C${x + 60},${y + 38} ${x - 60},${y + 38} ${x - 92},${y + 18}Z`,
      BRIGHT,
    ),
    drop(x - 118, y - 52, 7),
    drop(x + 122, y - 46, 6),
    drop(x + 74, y - 78, 5),
  ].join('');

/** A row of waves from edge to edge, filled down to the foot of the picture. */
export const waves = (
  y: number,
  height: number,
  start: number,
  width: number,
  foot: number,
  colour: string,
): Svg => {
  const crests = Array.from(
    { length: Math.ceil((width - start) / 400) + 1 },
    () => d`q100,${-height} 200,0 t200,0`,
  );
  return path(d`M${start},${y} ${crests.join(' ')} V${foot} H${start}Z`, colour);
};

export function paperBoat(shadow: string): Svg {
  const [lit, half, dark] = [
    palette.white,
    mix(palette.white, shadow, 0.18),
    mix(palette.white, shadow, 0.42),
  ];
  return [
    polygon(
      [
        [0, -96],
        [-52, -14],
        [0, -14],
      ],
      lit,
    ),
    polygon(
      [
        [0, -96],
        [52, -14],
        [0, -14],
      ],
      dark,
    ),
    polygon(
      [
        [-108, -38],
        [-52, -14],
        [0, -26],
        [0, 44],
        [-66, 44],
      ],
      lit,
    ),
    polygon(
      [
        [108, -38],
        [52, -14],
        [0, -26],
        [0, 44],
        [66, 44],
      ],
      half,
    ),
    polygon(
      [
        [-52, -14],
        [0, -26],
        [52, -14],
        [0, -2],
      ],
      dark,
    ),
    polygon(
      [
        [0, -2],
        [52, -14],
        [108, -38],
        [66, 44],
        [24, 44],
      ],
      half,
    ),
    polygon(
      [
        [0, -2],
        [-52, -14],
        [-108, -38],
        [-66, 44],
        [24, 44],
      ],
      lit,
    ),
  ].join('');
}

/** An ice lolly; held by its stick at the origin. */
export function iceLolly(shadow: string): Svg {
  const ice = 'M-38,-40 V-138 C-38,-190 38,-190 38,-138 V-40 C38,-30 -38,-30 -38,-40Z';
  return [
    rect(-8, -40, 16, 70, tones.wood, { rx: 8 }),
    rect(1, -36, 7, 62, '#C99B62'),
    filled(
      ice,
      tones.raniLight,
      rect(-50, -110, 100, 22, palette.gendaWash),
      rect(-50, -88, 100, 70, palette.rani),
      path('M8,-200 H60 V-10 H10 C22,-60 22,-140 8,-200Z', mix(palette.rani, shadow, 0.5), { opacity: 0.85 }),
      path('M-28,-140 C-28,-156 -22,-164 -14,-168 V-126 H-28Z', palette.white),
    ),
  ].join('');
}

/** A pressed handkerchief, its initial in a corner; hangs from the fingers at the origin. */
export function handkerchief(shadow: string): Svg {
  const cloth =
    'M-7,-10 L12,-10 C30,22 66,58 108,74 L84,84 L78,106 L52,92 L40,124 L16,98 L-4,128 L-16,98 L-44,106 C-26,66 -16,26 -7,-10Z';
  const fold = mix(palette.raniWash, shadow, 0.42);
  return filled(
    cloth,
    palette.raniWash,
    path('M10,-12 C24,30 46,66 78,110 L112,74 C70,58 34,22 14,-12Z', fold),
    path(
      'M4,-10 C8,40 14,70 16,100 L40,126 L44,104 C26,70 14,30 8,-10Z',
      mix(palette.raniWash, shadow, 0.13),
    ),
    path('M-2,-10 C-4,40 -10,80 -16,100 L-8,114 C2,80 4,40 2,-10Z', fold),
    line('M98,68 L78,78 L72,97 L49,83 L37,112 L16,88 L-3,116 L-14,89 L-36,95', palette.rani, 4),
  );
}
