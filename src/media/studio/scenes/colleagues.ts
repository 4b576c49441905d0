import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import { day } from '../light.ts';
import { blink, swing } from '../motion.ts';
import { cast, unadorned } from '../people/cast.ts';
import type { Person, Pose } from '../people/figure.ts';
import { mug } from '../props.ts';

/** The people who turn to the empty window, the same in both compositions. */
export function colleagues(seed: string, second = 0): { person: Person; pose: Pose }[] {
  const beckoning = swing(second, 1.3);
  const { shadow } = day.raniWash;
  const people = cast(seed, [
    {
      ...unadorned,
      feminine: false,
      skin: 3,
      hair: 'curls',
      hairColour: 'black',
      dress: { garment: 'shirt', colour: palette.neel, collar: palette.neel, sleeves: 'rolled' },
      beard: 'stubble',
    },
    {
      ...unadorned,
      feminine: true,
      skin: 1,
      hair: 'knot',
      hairColour: 'black',
      dress: {
        garment: 'kurta',
        colour: palette.patta,
        placket: palette.genda,
        cloth: { textile: 'buti', colour: tones.pattaLight },
        scarf: { colour: palette.gendaWash, border: palette.rani },
      },
      earrings: { colour: palette.genda, kind: 'jhumka' },
    },
    {
      feminine: false,
      skin: 2,
      hair: 'crop',
      hairColour: 'black',
      dress: { garment: 'hoodie', colour: palette.patta, cord: palette.genda },
      headwear: { kind: 'turban', colour: palette.genda },
      beard: 'full',
      glasses: undefined,
    },
    {
      feminine: true,
      skin: 0,
      hair: 'bob',
      hairColour: 'soft',
      dress: { garment: 'sweater', colour: palette.rani, yoke: palette.raniWash },
      headwear: undefined,
      glasses: { frame: palette.ink, shape: 'round' },
      earrings: undefined,
      bangles: undefined,
    },
  ]);
  const poses: Pose[] = [
    {
      turn: 0.75,
      tilt: 6 + 3 * swing(second, 0.6),
      look: 1,
      mouth: 'grin',
      right: { elbow: [124, 116], wrist: [182, 64], hand: 'point', turn: -8, lit: true },
      left: { elbow: [-108, 140], wrist: [-44, 192], hand: 'rest', turn: 4 },
    },
    {
      view: 'right',
      tilt: 3,
      eyes: 'happy',
      mouth: 'grin',
      right: {
        elbow: [122, 128],
        wrist: [182, 58 - 5 * beckoning],
        hand: 'open',
        turn: -24 - 13 * beckoning,
        lit: true,
      },
    },
    {
      turn: -0.8,
      tilt: -6 - 3 * swing(second, 0.5),
      look: -1,
      mouth: 'grin',
      left: {
        elbow: [-130, 104],
        wrist: [-214, 70 + 5 * beckoning],
        hand: 'open',
        turn: -168 - 13 * beckoning,
        mirror: true,
      },
      right: { elbow: [112, 140], wrist: [46, 192], hand: 'rest', turn: 176, mirror: true },
    },
    {
      turn: -0.7,
      tilt: -5 + 3 * swing(second, 0.4),
      look: -1,
      mouth: 'smile',
      blink: blink(second / 8, 0.13, 0.38),
      left: {
        elbow: [-112, 138],
        wrist: [-34, 150],
        hand: 'grip',
        turn: -16,
        holds: mug(palette.genda, shadow),
      },
      right: { elbow: [106, 138], wrist: [48, 190], hand: 'rest', turn: 176, mirror: true },
    },
  ];
  return people.map((person, index) => ({ person, pose: poses[index] ?? {} }));
}
