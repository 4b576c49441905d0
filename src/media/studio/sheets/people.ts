import { palette } from '../../../theme/palette.ts';
import { day } from '../light.ts';
import { cast, type Wish } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { type HandPose, hand } from '../people/hand.ts';
import type { Beard, Brows, Eyes, Mouth, Person, Pose } from '../people/person.ts';
import { average, eyeShapes, jaws, noses } from '../people/proportions.ts';
import { team } from '../people/team.ts';
import type { Scene } from '../scene.ts';
import { dresses, hairStyles, headwear, mens } from './clothes.ts';
import { sheet } from './grid.ts';

const front = cast('sheet', 24);

const moods: Pose[] = [
  { mouth: 'smile' },
  { mouth: 'grin', eyes: 'happy' },
  { turn: -0.5, look: -1 },
  { turn: 0.6, look: 1, mouth: 'grin' },
  { tilt: 5, mouth: 'smirk' },
  { mouth: 'laugh', tilt: -5 },
];

const plain: Person = {
  skin: 1,
  proportions: average,
  hair: 'crop',
  hairColour: 'black',
  dress: { garment: 'tee', colour: palette.neel },
};

const woman: Person = {
  ...plain,
  lashes: true,
  proportions: { ...average, frame: 0.1, neck: 14, build: 0.95 },
  lips: palette.rani,
};

const hands: HandPose[] = ['open', 'waveOut', 'waveIn', 'rest', 'grip', 'point', 'pinch', 'cup'];

const mouths: Mouth[] = ['smile', 'grin', 'laugh', 'neutral', 'smirk', 'o', 'sad', 'cry'];

const eyes: Eyes[] = ['open', 'happy', 'closed', 'down', 'up'];

const brows: Brows[] = ['calm', 'raised', 'worried', 'frown'];

const beards: Beard[] = ['full', 'goatee', 'moustache', 'stubble'];

const profileWishes: Wish[] = [
  { feminine: true, headwear: undefined, hair: 'bun' },
  { feminine: false, headwear: undefined, hair: 'crop', beard: 'full' },
  { feminine: true, headwear: undefined, hair: 'waves', old: true },
  { feminine: false, headwear: { kind: 'turban', colour: palette.genda }, beard: 'full' },
  { feminine: true, headwear: undefined, hair: 'bob' },
  { feminine: false, headwear: undefined, hair: 'buzz' },
  { feminine: true, headwear: undefined, hair: 'pony' },
  { feminine: false, headwear: { kind: 'cap', colour: palette.neel } },
];

export const people: readonly Scene[] = [
  sheet(
    'people',
    6,
    front.map((person, index) => (shadow) => figure(person, moods[index % moods.length] ?? {}, shadow)),
  ),
  sheet(
    'team',
    4,
    Object.values(team).map((person) => (shadow) => figure(person, {}, shadow)),
  ),
  sheet(
    'profiles',
    4,
    cast('profiles', profileWishes).map(
      (person, index) => (shadow) =>
        figure(
          person,
          { view: index % 4 < 2 ? 'left' : 'right', mouth: index % 3 === 1 ? 'grin' : 'smile' },
          shadow,
        ),
    ),
  ),
  sheet('hair', 6, [
    ...hairStyles.map(
      (hair) => (shadow: string) =>
        figure(
          {
            ...(mens.has(hair) ? plain : woman),
            hair,
            hairColour: hair === 'lob' ? 'henna' : hair === 'side' ? 'grey' : 'black',
          },
          {},
          shadow,
        ),
    ),
    ...headwear.map(
      (worn, index) => (shadow: string) =>
        figure({ ...(index < 2 ? { ...plain, beard: 'full' as const } : woman), headwear: worn }, {}, shadow),
    ),
  ]),
  sheet(
    'dress',
    4,
    dresses.map(
      (dress, index) => (shadow: string) =>
        figure(
          { ...(index % 2 ? plain : woman), hair: index % 2 ? 'tousled' : 'lob', dress },
          {
            left: { elbow: [-112, 132], wrist: [-40, 176], hand: 'rest', turn: 6 },
            right:
              index % 3 === 2
                ? { elbow: [128, 96], wrist: [128, 0], hand: 'open', lit: true, mirror: true, turn: -90 }
                : { elbow: [106, 138], wrist: [60, 60], hand: 'pinch', mirror: true },
          },
          shadow,
        ),
    ),
    0.92,
  ),
  sheet(
    'hands',
    4,
    hands.flatMap((pose) => [() => hand(pose, 1, day.neel.shadow, { at: [-60, 20], scale: 2 })]),
  ),
  sheet(
    'faces',
    5,
    [
      ...jaws.map(
        (jaw) => (shadow: string) =>
          figure({ ...woman, hair: 'pony', proportions: { ...average, jaw } }, {}, shadow),
      ),
      ...noses.map(
        (nose) => (shadow: string) =>
          figure({ ...plain, skin: 2, proportions: { ...average, nose } }, {}, shadow),
      ),
      ...eyeShapes.map(
        (eye) => (shadow: string) =>
          figure({ ...woman, skin: 3, hair: 'knot', proportions: { ...average, eyes: eye } }, {}, shadow),
      ),
      ...mouths.map(
        (mouth) => (shadow: string) =>
          figure({ ...woman, hair: 'bob', lips: palette.geru }, { mouth }, shadow),
      ),
      ...eyes.map((eye) => (shadow: string) => figure({ ...woman, hair: 'bun' }, { eyes: eye }, shadow)),
      ...brows.map((brow) => (shadow: string) => figure(plain, { brows: brow }, shadow)),
      ...beards.map((beard) => (shadow: string) => figure({ ...plain, beard }, {}, shadow)),
    ],
    1.7,
  ),
];
