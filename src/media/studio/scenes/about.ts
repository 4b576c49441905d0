import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { swing } from '../motion.ts';
import type { ArmPose, Pose } from '../people/figure.ts';
import { team } from '../people/team.ts';
import { camera } from '../perspective.ts';
import { chai, mug } from '../props.ts';
import { scene } from '../scene.ts';
import { group, polygon, type Svg } from '../svg.ts';
import { folded, longWindow, placing } from './longWindow.ts';

/** A paper plane; held at the origin, its nose to the right. */
function paperPlane(shadow: string): Svg {
  const [paper, under] = [palette.neel, mix(palette.neel, shadow, 0.55)];
  return group(
    { scale: 0.92 },
    polygon(
      [
        [-66, -40],
        [84, -16],
        [-14, 0],
      ],
      mix(paper, palette.white, 0.3),
    ),
    polygon(
      [
        [-14, 0],
        [84, -16],
        [-26, 34],
      ],
      under,
    ),
    polygon(
      [
        [-66, -40],
        [-14, 0],
        [-26, 34],
        [-34, 2],
      ],
      mix(paper, shadow, 0.15),
    ),
  );
}

/** An arm that waves beyond the frame. @param to −1 to 1 */
const waving = (to: number): ArmPose => ({
  elbow: [-146, 98],
  wrist: [-172 + 13 * to, 4 - 3 * to],
  hand: 'open',
  turn: -100 + 17 * to,
  mirror: true,
});

/** An arm that is about to throw a paper plane. @param aim −1 to 1 */
const throwing = (shadow: string, aim: number): ArmPose => ({
  elbow: [150, 76],
  wrist: [176 + 12 * aim, -22 + 5 * aim],
  hand: 'pinch',
  turn: -58 + 8 * aim,
  mirror: true,
  lit: true,
  holds: paperPlane(shadow),
  holdsTurn: -30 + 7 * aim,
});

/** Tara, when she stands behind the others. */
const upright: Pose = { turn: 0.2, tilt: 5, mouth: 'laugh', torso: 420 };

/** The pose of each person, in both compositions. */
const poses = (shadow: string, second: number) =>
  ({
    meher: {
      turn: -0.45,
      tilt: -5 + 2 * swing(second, 0.7),
      look: -0.6,
      mouth: 'grin',
      left: waving(swing(second, 1.4)),
      right: folded.right,
    },
    kabir: { turn: -0.7, tilt: -4 + 3 * swing(second, 0.5), look: -1, mouth: 'smile', torso: 420 },
    tara: {
      turn: 0.5,
      tilt: -9 + 3 * swing(second, 0.6),
      look: 1,
      mouth: 'smile',
      left: { elbow: [-88, 114], wrist: [-42, 18], hand: 'grip', turn: -78 },
      right: { elbow: [112, 104], wrist: [34, 112], hand: 'rest', turn: 178, mirror: true },
    },
    harpreet: { turn: 0.25, tilt: -3 - 3 * swing(second, 0.55), look: 0.7, mouth: 'grin', torso: 420 },
    zoya: {
      turn: -0.6,
      tilt: -6,
      look: -1,
      mouth: 'smile',
      left: folded.left,
      right: {
        elbow: [112, 128],
        wrist: [50, 108],
        hand: 'grip',
        turn: 196,
        mirror: true,
        lit: true,
        holds: mug(palette.raniWash, shadow),
        holdsLayer: 'behind',
      },
    },
    joel: { turn: -0.2, tilt: 9 + 5 * swing(second, 1.6), eyes: 'happy', mouth: 'smile', torso: 420 },
    bhatnagar: {
      turn: 0.5,
      tilt: 4,
      look: 1,
      mouth: 'smile',
      left: { elbow: [-112, 134], wrist: [-30, 96], hand: 'grip', turn: -22, holds: chai() },
      right: folded.right,
    },
    nandini: {
      turn: 0.6,
      tilt: -7 - 2 * swing(second, 0.6),
      look: 1,
      eyes: 'up',
      mouth: 'grin',
      left: folded.left,
      right: throwing(shadow, swing(second, 0.8)),
    },
  }) satisfies Record<keyof typeof team, Pose>;

/** The whole team at one long window. */
export const about = scene({
  name: 'about',
  width: 1920,
  height: 824,
  wall: 'genda',
  draw({ light, second }) {
    const at = placing(team, poses(light.shadow, second), 1.3);
    return longWindow(
      camera({ cx: 960, cy: 380 }),
      light,
      { x: 130, y: 140, width: 1640, height: 500 },
      {
        behind: [[at('kabir', 480, 356), at('harpreet', 820, 372), at('joel', 1172, 352)]],
        leaning: [
          at('tara', 652, 500),
          at('bhatnagar', 1330, 390),
          at('zoya', 1000, 406),
          at('meher', 300, 398),
          at('nandini', 1574, 396),
        ],
      },
    );
  },
});

/** The same, closer together. */
export const aboutPortrait = scene({
  name: 'about-portrait',
  width: 960,
  height: 1200,
  wall: 'genda',
  draw({ light }) {
    const at = placing(team, poses(light.shadow, 0), 1.36);
    return longWindow(
      camera({ cx: 480, cy: 560 }),
      light,
      { x: 110, y: 190, width: 740, height: 790 },
      {
        behind: [
          [
            at('kabir', 236, 420, { torso: 520 }),
            { ...at('tara', 486, 404), pose: upright },
            at('harpreet', 724, 430, { torso: 520 }),
          ],
          [
            { ...at('zoya', 366, 570), pose: { turn: -0.5, tilt: -6, look: -1, mouth: 'smile', torso: 420 } },
            at('joel', 612, 566),
          ],
        ],
        leaning: [
          at('bhatnagar', 490, 726),
          at('meher', 258, 730, { left: { ...waving(0), elbow: [-132, 108], wrist: [-140, 12], turn: -92 } }),
          at('nandini', 704, 728, {
            right: {
              ...throwing(light.shadow, 0),
              elbow: [134, 96],
              wrist: [126, -8],
              turn: -80,
              holdsTurn: -62,
            },
          }),
        ],
      },
    );
  },
});
