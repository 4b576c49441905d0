import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { cast, unadorned, type Wish } from '../people/cast.ts';
import { type ArmPose, figure, type Person, type Pose } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { type Stage, scene } from '../scene.ts';
import { circle, clip, d, ellipse, filled, group, type Point, path, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { handkerchief, iceLolly, paperBoat, splash, stream, waves } from './flood.ts';
import { type Four, fourShadow, neighbour } from './fours.ts';

const wishes = [
  {
    ...unadorned,
    child: true,
    feminine: false,
    skin: 2,
    hair: 'curls',
    hairColour: 'black',
    beard: undefined,
    dress: {
      garment: 'tee',
      colour: palette.genda,
      cloth: { textile: 'selvedge', colour: palette.gendaWash },
    },
  },
  {
    ...unadorned,
    feminine: true,
    skin: 3,
    hair: 'bob',
    hairColour: 'grey',
    old: true,
    lips: palette.raniDeep,
    earrings: undefined,
    glasses: { frame: palette.ink, shape: 'round' },
    bangles: [palette.genda, palette.rani, palette.genda],
    dress: { garment: 'kurta', colour: palette.patta, placket: palette.genda, sleeves: 'rolled' },
    proportions: { jaw: 'oval', nose: 'straight' },
  },
  {
    ...unadorned,
    feminine: false,
    skin: 0,
    hair: 'tousled',
    hairColour: 'black',
    beard: 'full',
    glasses: undefined,
    dress: { garment: 'shirt', colour: palette.gendaWash, sleeves: 'long' },
    proportions: { jaw: 'square', nose: 'broad', eyes: 'gentle' },
  },
] as const satisfies readonly Wish[];

/** A round window for the nought, the child in it, and the tears. */
function nought(light: Light, child: Person, [cx, cy]: Point, radius: number): Svg {
  const inside = d`M0,0 H1600 V${cy} H${cx + radius} A${radius},${radius} 0 0 1 ${cx - radius},${cy} H0Z`;
  const neck: Point = [cx, cy + 92];
  const fist = (side: -1 | 1): ArmPose => ({
    elbow: [side * 104, 128],
    wrist: [side * 46, 92],
    hand: 'grip',
    turn: side < 0 ? -20 : 200,
    mirror: side > 0,
  });
  return [
    circle(cx, cy, radius + 30, light.trim),
    openWindow(camera({ cx: 800, cy: 480 }), light, {
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
      shape: 'round',
      trim: false,
      sill: false,
    }),
    clip(
      inside,
      group(
        { at: neck, scale: 1.74 },
        figure(
          child,
          {
            turn: 0,
            tilt: -4,
            eyes: 'closed',
            brows: 'worried',
            mouth: 'cry',
            left: fist(-1),
            right: fist(1),
          },
          light.shadow,
        ),
        wailing(light.shadow),
      ),
    ),
  ].join('');
}

/** Larger than any other mouth. */
const wailing = (shadow: string): Svg =>
  group(
    { at: [0, -27], turn: -4, scale: 0.82 },
    filled(
      'M-20,8 C-24,-14 -12,-20 0,-20 C12,-20 24,-14 20,8 C12,13 -12,13 -20,8Z',
      '#4F0E14',
      ellipse(0, 12, 13, 9, palette.rani),
      // One of the milk teeth is missing.
      path('M-13,-21 H-1 V-13.5 H-11Z M5,-21 H14 L12,-13.5 H5Z', palette.white),
    ),
    path(d`M-7,17 Q0,20 7,17`, 'none', { stroke: shadow, 'stroke-width': 2, opacity: 0.5 }),
  );

/** They lean out of the fours, and reach for the nought. */
const comforting = (shadow: string) =>
  ({
    handkerchief: {
      turn: 0.6,
      tilt: 6,
      look: 1,
      brows: 'worried',
      mouth: 'smile',
      right: {
        elbow: [78, -34],
        wrist: [162, -72],
        hand: 'pinch',
        turn: -8,
        lit: true,
        holds: group({ at: [20, 4], scale: 0.92 }, handkerchief(shadow)),
        holdsLayer: 'behind',
      },
    },
    lolly: {
      turn: -0.7,
      tilt: -6,
      look: -1,
      brows: 'raised',
      mouth: 'o',
      left: {
        elbow: [-130, -14],
        wrist: [-200, -62],
        hand: 'grip',
        turn: 196,
        mirror: true,
        holds: group({ scale: 0.84 }, iceLolly(shadow)),
        holdsTurn: -14,
      },
    },
  }) satisfies Record<string, Pose>;

interface Flood {
  fours: readonly [Four, Four];
  nought: { at: Point; scale: number };
  /** From each eye, where a stream meets the sea. */
  lands: readonly [number, number];
  sea: number;
  boat: Point;
}

function flood({ seed, light, width, height }: Stage, { fours: [first, second], ...place }: Flood): Svg[] {
  const [child, grandmother, uncle] = cast(seed, wishes);
  const { handkerchief: offered, lolly } = comforting(light.shadow);
  const {
    at: [x, y],
    scale,
  } = place.nought;
  const eye = (across: number, down: number): Point => [x + across * scale, y + down * scale];
  const [left, right] = place.lands;
  return [
    fourShadow(first, light),
    fourShadow(second, light),
    group(
      { at: [x - 800 * scale, y - 500 * scale], scale },
      ellipse(834, 540, 252, 252, light.sun),
      nought(light, child, [800, 500], 222),
    ),
    neighbour(light, first, grandmother, offered, 'right'),
    neighbour(light, second, uncle, lolly, 'left'),
    waves(place.sea - 18, 30, -120, width, height, mix(palette.neel, palette.white, 0.24)),
    stream(eye(-31, -18), [left, place.sea], -1),
    stream(eye(33, -20), [right, place.sea], 1),
    waves(place.sea + 8, 24, 0, width, height, palette.neel),
    splash(left, place.sea + 6),
    splash(right, place.sea + 6),
    group({ at: place.boat, turn: -5, leans: [1, -0.09] }, paperBoat(light.shadow)),
    waves(place.sea + 42, 22, -60, width, height, palette.neelDeep),
  ];
}

/** A street that has flooded: two fours and a nought, somebody in each. */
export const notFound = scene({
  name: 'notfound',
  width: 1600,
  height: 1000,
  wall: 'neelWash',
  draw: (stage) =>
    flood(stage, {
      fours: [
        { at: [80, 244], scale: 0.9 },
        { at: [1052, 244], scale: 0.9 },
      ],
      nought: { at: [800, 500], scale: 1 },
      lands: [640, 962],
      sea: 884,
      boat: [1236, 876],
    }),
});

/** The same, read downwards. */
export const notFoundPortrait = scene({
  name: 'notfound-portrait',
  width: 960,
  height: 1080,
  seed: 'notfound',
  wall: 'neelWash',
  draw: (stage) =>
    flood(stage, {
      fours: [
        { at: [8, 30], scale: 0.72 },
        { at: [572, 570], scale: 0.72 },
      ],
      nought: { at: [560, 450], scale: 0.86 },
      lands: [400, 684],
      sea: 990,
      boat: [170, 982],
    }),
});
