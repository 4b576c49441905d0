import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { cast, unadorned } from '../people/cast.ts';
import type { Person, Pose } from '../people/figure.ts';
import { kite } from '../props.ts';
import { circle, d, ellipse, group, line, type Point, path, rect, type Svg } from '../svg.ts';

/** A person who flies a kite; the same four are in both compositions. */
export interface Flyer {
  person: Person;
  pose: Pose;
  /** The lower end of the string, in the figure's units. */
  hand: Point;
  /** Colours of the kite and of the telephone's case. */
  colour: string;
  dark: string;
  /** The symbol on the kite. */
  sign: Svg;
}

const heart = path(
  'M0,26 C-40,-2 -30,-30 -12,-28 C-5,-27 0,-22 0,-16 C0,-22 5,-27 12,-28 C30,-30 40,-2 0,26Z',
  palette.white,
);
const speech =
  path('M-28,-24 H28 V12 H2 L-14,30 V12 H-28Z', palette.white) +
  [-13, 0, 13].map((x) => circle(x, -6, 4, palette.ink)).join('');
const plane = path('M-32,2 L34,-26 L10,28 L0,8Z', palette.white) + path('M0,8 L34,-26 L4,18Z', tones.steel);
const follower =
  circle(-6, -12, 12, palette.white) +
  path('M-28,24 C-28,0 16,0 16,24Z', palette.white) +
  rect(18, -14, 22, 6, palette.white) +
  rect(26, -22, 6, 22, palette.white);

/** The reel of the string, held by its axle. */
function reel(light: Light, thread: string): Svg {
  return [
    rect(-52, -6, 104, 12, tones.wood),
    rect(-52, 1, 104, 5, mix(tones.wood, light.shadow, 0.5)),
    rect(-26, -19, 52, 38, thread),
    rect(-26, 3, 52, 16, mix(thread, light.shadow, 0.6)),
    line('M-16,-19 V19 M-5,-19 V19 M6,-19 V19 M17,-19 V19', mix(thread, light.shadow, 0.35), 2),
    ellipse(-27, 0, 6, 24, palette.geru),
    ellipse(27, 0, 6, 24, mix(palette.geru, light.shadow, 0.5)),
  ].join('');
}

const people = (seed: string) =>
  cast(seed, [
    {
      ...unadorned,
      feminine: true,
      skin: 1,
      hair: 'waves',
      hairColour: 'black',
      noseRing: true,
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.raniDeep,
      dress: { garment: 'tee', colour: palette.genda },
    },
    {
      ...unadorned,
      feminine: false,
      skin: 3,
      hair: 'fade',
      hairColour: 'black',
      glasses: { frame: palette.ink, shape: 'round' },
      beard: 'full',
      watch: palette.genda,
      dress: {
        garment: 'shirt',
        colour: palette.white,
        cloth: { textile: 'selvedge', colour: palette.neelWash },
        sleeves: 'half',
      },
    },
    {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'bun',
      hairColour: 'white',
      old: true,
      bindi: palette.rani,
      earrings: { colour: palette.genda, kind: 'stud' },
      bangles: [palette.rani, palette.genda],
      dress: {
        garment: 'kurta',
        colour: palette.patta,
        placket: palette.genda,
        sleeves: 'half',
        cloth: { textile: 'bandhani', colour: tones.pattaLight },
      },
    },
    {
      ...unadorned,
      feminine: false,
      skin: 0,
      hair: 'tousled',
      hairColour: 'soft',
      beard: undefined,
      dress: { garment: 'hoodie', colour: palette.neel, cord: palette.white },
    },
  ]);

export function kiteFlyers(seed: string, light: Light): Flyer[] {
  const kites = [
    { colour: palette.genda, dark: tones.gendaDark, sign: speech },
    { colour: palette.neel, dark: palette.neelDeep, sign: plane },
    { colour: palette.patta, dark: tones.pattaDark, sign: follower },
    { colour: palette.rani, dark: palette.raniDeep, sign: heart },
  ];
  const held = reel(light, palette.white);
  /** One hand up at the string, the other at the reel. */
  const arms = (up: 'left' | 'right', turn: number): Pose => {
    const down = { hand: 'grip', holds: held, holdsTurn: turn } as const;
    return up === 'left'
      ? {
          left: { elbow: [-130, -4], wrist: [-92, -92], hand: 'grip', turn: -86, mirror: true },
          right: { elbow: [112, 132], wrist: [36, 130], turn: 188, mirror: true, lit: true, ...down },
        }
      : {
          right: { elbow: [130, -4], wrist: [92, -92], hand: 'grip', turn: -94, lit: true },
          left: { elbow: [-112, 130], wrist: [-36, 128], turn: -8, ...down },
        };
  };
  const poses: { pose: Pose; hand: Point }[] = [
    {
      hand: [-90, -114],
      pose: { turn: 0.4, tilt: 5, eyes: 'up', look: 0.6, mouth: 'grin', ...arms('left', -12) },
    },
    {
      hand: [-90, -114],
      pose: { turn: 0.6, tilt: 6, eyes: 'up', look: 1, brows: 'raised', mouth: 'o', ...arms('left', 10) },
    },
    {
      hand: [90, -114],
      pose: { turn: -0.4, tilt: -6, eyes: 'up', look: -0.8, mouth: 'smile', ...arms('right', 8) },
    },
    {
      hand: [90, -114],
      pose: { turn: -0.5, tilt: -6, eyes: 'up', look: -0.8, mouth: 'laugh', ...arms('right', -8) },
    },
  ];
  return people(seed).map((person, index) => ({
    person,
    ...(poses[index] ?? { pose: {}, hand: [0, 0] }),
    ...(kites[index] ?? { colour: palette.rani, dark: palette.raniDeep, sign: heart }),
  }));
}

/** A kite with its symbol, and the string down to a hand. */
export function flownKite(
  { colour, dark, sign }: Flyer,
  from: Point,
  at: Point,
  turn: number,
  scale: number,
): { string: (colour: string) => Svg; kite: Svg } {
  const [x, y] = at;
  const sag: Point = [(from[0] + x) / 2 + (x - from[0]) * 0.2, (from[1] + y) / 2 + 40];
  return {
    string: (colour) => line(d`M${from} Q${sag} ${x},${y}`, colour, 3.4),
    kite: group(
      { at, turn, scale },
      kite(colour, dark),
      group({ at: [0, 4], scale: 0.82, turn: -turn }, sign),
    ),
  };
}
