import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import {
  circle,
  clip,
  d,
  ellipse,
  filled,
  group,
  line,
  path,
  polygon,
  rect,
  rule,
  type Svg,
} from '../svg.ts';

/** Distance from a neck to the sill, units. */
export const TO_SILL = 162;

/** Objects of the eight trades, in the figure's units, held at the origin. */

/** A lens above its handle. @param eye the enlarged eye in it */
export function lens(eye: Svg, radius = 54): Svg {
  const centre = -radius - 34;
  return [
    rule(d`M0,34 V${-34}`, palette.geru, 15),
    rule(d`M4,34 V${-34}`, tones.geruDark, 7),
    circle(0, centre, radius + 9, palette.ink),
    circle(0, centre, radius, '#DCE8FB'),
    clip(
      { shape: circle(0, centre, radius, '#000') },
      group({ at: [0, centre] }, eye),
      path(
        d`M${-radius},${centre + radius * 0.2} A${radius},${radius} 0 0 1 ${-radius * 0.1},${centre - radius} L${radius * 0.16},${centre - radius} Q${-radius * 0.7},${centre - radius * 0.7} ${-radius * 0.78},${centre + radius * 0.2}Z`,
        palette.white,
        { opacity: 0.6 },
      ),
    ),
  ].join('');
}

/** An eye enlarged by the lens. */
export function largeEye(skin: { lit: string; own: string }, iris: string): Svg {
  const almond = 'M-50,4 C-28,-34 24,-38 52,0 C28,28 -24,32 -50,4Z';
  return [
    rect(-70, -70, 140, 140, skin.lit),
    path('M-56,-26 C-26,-60 26,-60 60,-26 C28,-46 -22,-46 -56,-26Z', palette.ink),
    filled(
      almond,
      '#FFF6EA',
      circle(2, -3, 23, iris),
      circle(2, -3, 11.5, palette.ink),
      circle(-6, -12, 6, '#FFFFFF'),
    ),
    line('M-52,5 C-28,-34 24,-38 54,-1', palette.ink, 7),
    line('M-40,26 C-16,38 18,36 38,24', skin.own, 4),
  ].join('');
}

/** A megaphone that points to the right; its mouthpiece at the origin. */
export function megaphone(colour: string, dark: string): Svg {
  const horn = 'M16,-13 L168,-66 V66 L16,13Z';
  return [
    rect(-6, -15, 24, 30, palette.ink),
    filled(
      horn,
      colour,
      path('M0,6 L180,20 V80 H0Z', dark),
      path('M0,-9 L180,-48 V-38 L0,-4Z', mix(colour, palette.white, 0.45)),
    ),
    path('M64,22 h16 v34 h-16Z', palette.ink),
    ellipse(168, 0, 21, 70, palette.ink),
    ellipse(170, 0, 15, 58, mix(dark, palette.ink, 0.45)),
    ellipse(171, 6, 6, 20, mix(dark, palette.ink, 0.75)),
  ].join('');
}

/** A camera that points to the left; its eyepiece at the origin. */
export function stillCamera(): Svg {
  return [
    rect(-16, -12, 18, 26, tones.steelDark),
    path('M-96,-28 H-74 L-66,-46 H-36 L-28,-28 H-12 V44 H-96Z', tones.navy),
    rect(-96, 2, 84, 26, palette.geru),
    rect(-30, -34, 14, 8, palette.rani),
    rect(-122, -22, 28, 56, palette.ink),
    rect(-150, -29, 30, 70, '#26322E'),
    rect(-122, -22, 28, 10, tones.steelDark),
    rect(-141, -29, 6, 70, tones.gendaDark),
    path('M-150,-29 C-162,-16 -162,28 -150,41Z', palette.neel),
    path('M-152,-18 C-158,-10 -158,-2 -156,4 L-152,4Z', palette.neelWash),
  ].join('');
}

/** A paint roller, to the right of the hand. */
export const roller = (paint: string, dark: string): Svg =>
  [
    rect(-6, -16, 12, 48, palette.geru),
    rule('M0,-14 V-64 H10', tones.steelDark, 6),
    rect(8, -86, 88, 42, mix(paint, palette.white, 0.42)),
    rect(8, -72, 88, 28, paint),
    rect(8, -58, 88, 14, dark),
    rect(1, -82, 8, 34, palette.ink),
    rect(95, -82, 8, 34, palette.ink),
  ].join('');

/** A phone from behind, for a person who films herself. */
export const phoneBack = (): Svg =>
  [
    rect(-19, -62, 38, 80, palette.ink, { rx: 6 }),
    rect(-21, -62, 38, 80, palette.rani, { rx: 6 }),
    rect(-17, -58, 20, 22, palette.ink, { rx: 4 }),
    circle(-11.5, -52, 4, palette.neelWash),
    circle(-11.5, -42, 4, palette.neelWash),
    circle(-2, -47, 2.4, palette.gendaWash),
  ].join('');

/** Cloth of square stitches with loose threads below; its upper edge at the origin. */
export function stitchedCloth(width: number, rows: number, shadow: string): Svg {
  const step = width / 10;
  const pattern = ['..xooxxoox', '.xo..oo..o', 'xo.ox..xo.', '.o.xo..ox.', 'xo.ox..xo.', '.xo..oo..o'];
  const fill = { x: palette.rani, o: palette.white } as const;
  const stitches = Array.from({ length: rows }, (_, row) =>
    [...(pattern[row % pattern.length] ?? '')].map((stitch, column) =>
      stitch === 'x' || stitch === 'o'
        ? rect(column * step - width / 2, row * step, step, step, fill[stitch])
        : '',
    ),
  ).flat();
  return [
    ...Array.from({ length: 11 }, (_, thread) =>
      rect(
        (thread - 5) * step - 1.5 + (thread === 0 ? 2 : thread === 10 ? -2 : 0),
        rows * step,
        3,
        15 + (thread % 3) * 5,
        palette.geru,
      ),
    ),
    rect(-width / 2, 0, width, rows * step, palette.genda),
    ...stitches,
    polygon(
      [
        [width * 0.2, 0],
        [width / 2, 0],
        [width / 2, rows * step],
        [width * 0.28, rows * step],
      ],
      mix(palette.genda, shadow, 0.72),
      { opacity: 0.55 },
    ),
  ].join('');
}
