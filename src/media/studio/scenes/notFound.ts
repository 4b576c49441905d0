import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { cast, unadorned, type Wish } from '../people/cast.ts';
import type { Pose } from '../people/figure.ts';
import { type Stage, scene } from '../scene.ts';
import { ellipse, group, type Point, type Svg } from '../svg.ts';
import { handkerchief, iceLolly, paperBoat, splash, stream, waves } from './flood.ts';
import { type Four, fourShadow, neighbour } from './fours.ts';
import { nought } from './nought.ts';

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

/** Poses of the two people in the fours, who reach for the child in the nought. */
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
  /** The x at which the stream from each eye meets the sea. */
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

/** A flooded street: two fours and a nought, with a person in each. */
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

/** The same, with the digits below one another. */
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
