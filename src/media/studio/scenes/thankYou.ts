import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { LitWall } from '../dayNumbers.ts';
import type { Light } from '../light.ts';
import type { Person, Pose } from '../people/figure.ts';
import { team } from '../people/team.ts';
import { camera } from '../perspective.ts';
import { chai } from '../props.ts';
import { scene } from '../scene.ts';
import { circle, line, path, rect, type Svg } from '../svg.ts';
import { folded, longWindow, placing } from './longWindow.ts';

/** An envelope with a seal; held at the middle of its lower edge. */
function letter(shadow: string): Svg {
  const fold = mix(palette.white, shadow, 0.34);
  return [
    rect(-74, -100, 148, 100, palette.white),
    path('M-74,-100 L0,-40 L74,-100Z', mix(palette.white, shadow, 0.12)),
    path('M30,-64 L74,-100 V0Z', fold),
    line('M-74,-2 L-24,-58 M-74,-100 L0,-40 L74,-100', fold, 3),
    circle(0, -44, 15, palette.rani),
    path('M2,-58 A15,15 0 0 1 4,-30Z', palette.raniDeep),
  ].join('');
}

/** The pose of each person, in both compositions. */
const poses = (shadow: string) =>
  ({
    kabir: { turn: 0.6, tilt: 5, look: 1, eyes: 'open', mouth: 'grin', torso: 420 },
    zoya: { turn: -0.6, tilt: -7, look: -1, mouth: 'grin', torso: 420 },
    bhatnagar: {
      turn: 0.7,
      tilt: -4,
      eyes: 'up',
      look: 1,
      brows: 'raised',
      mouth: 'smile',
      left: { elbow: [-114, 132], wrist: [-34, 104], hand: 'grip', turn: -18, holds: chai() },
      right: folded.right,
    },
    nandini: { ...folded, turn: -0.65, tilt: 6, eyes: 'up', look: -1, mouth: 'laugh' },
    tara: {
      turn: 0.3,
      tilt: -7,
      look: 0,
      mouth: 'laugh',
      left: folded.left,
      right: {
        elbow: [136, 70],
        wrist: [122, -34],
        hand: 'grip',
        turn: -88,
        lit: true,
        holds: letter(shadow),
        holdsTurn: 7,
      },
    },
    joel: {
      turn: -0.3,
      tilt: -6,
      look: -0.4,
      mouth: 'grin',
      left: { elbow: [-152, 98], wrist: [-170, 2], hand: 'open', turn: -98, mirror: true },
      right: folded.right,
    },
    meher: {
      turn: 0.3,
      tilt: 6,
      look: 0.4,
      mouth: 'grin',
      left: folded.left,
      right: { elbow: [144, 98], wrist: [166, 2], hand: 'open', turn: -80, lit: true },
    },
  }) satisfies Partial<Record<keyof typeof team, Pose>>;

/** The team in the clothes of this picture. */
const dressed = {
  ...team,
  kabir: { ...team.kabir, dress: { garment: 'shirt', colour: palette.neelWash, sleeves: 'rolled' } },
  zoya: { ...team.zoya, dress: { garment: 'blazer', colour: palette.neel, inner: palette.white } },
} as const satisfies Partial<Record<keyof typeof team, Person>>;

/** The wide composition: the team side by side. */
function inARow(light: Light): Svg {
  const at = placing(dressed, poses(light.shadow), 1.3);
  return longWindow(
    camera({ cx: 960, cy: 440 }),
    light,
    { x: 130, y: 196, width: 1660, height: 504 },
    {
      behind: [[at('kabir', 472, 408), at('zoya', 1452, 420)]],
      leaning: [
        at('bhatnagar', 646, 452),
        at('nandini', 1292, 456),
        at('tara', 962, 454),
        at('joel', 306, 456),
        at('meher', 1616, 456),
      ],
    },
  );
}

/** The portrait composition: the team in three rows, under the letter. */
function closeTogether(light: Light): Svg {
  const at = placing(dressed, poses(light.shadow), 1.36);
  return longWindow(
    camera({ cx: 480, cy: 470 }),
    light,
    { x: 110, y: 100, width: 740, height: 760 },
    {
      behind: [
        [at('kabir', 232, 318, { torso: 520 }), at('tara', 470, 322, { left: null, torso: 520 })],
        [
          {
            ...at('bhatnagar', 352, 470),
            pose: { turn: 0.7, tilt: -4, eyes: 'up', look: 1, mouth: 'smile', torso: 420 },
          },
          at('zoya', 612, 522, { turn: 0.35, tilt: 5, look: 0.6, eyes: 'up' }),
        ],
      ],
      leaning: [
        at('nandini', 484, 614, { turn: 0.6, tilt: -5, look: 1 }),
        at('joel', 262, 614, {
          left: { elbow: [-132, 108], wrist: [-142, 12], hand: 'open', turn: -92, mirror: true },
        }),
        at('meher', 716, 612, {
          right: { elbow: [128, 108], wrist: [138, 12], hand: 'open', turn: -86, lit: true },
        }),
      ],
    },
  );
}

/** The team has got a letter: one holds it up, the others look, and the two at the ends wave. */
const letterArrives = (name: string, wall: LitWall) => [
  scene({ name, width: 1920, height: 900, wall, draw: ({ light }) => inARow(light) }),
  scene({
    name: `${name}-portrait`,
    width: 960,
    height: 1000,
    wall,
    draw: ({ light }) => closeTogether(light),
  }),
];

/** For the page after an enquiry. */
export const thankYou = letterArrives('thankyou', 'genda');
/** For applications, on a wall of the careers page. */
export const application = letterArrives('application', 'gendaWash');
