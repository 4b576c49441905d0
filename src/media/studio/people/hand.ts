import { type Skin, skinTones } from '../colour.ts';
import { clip, d, filled, group, line, type Placement, type Point, path, type Svg } from '../svg.ts';

/**
 * Poses of a hand, drawn from the wrist at 0, 0 with the fingers to the right and the thumb up.
 * `waveIn` and `waveOut` are steps between `rest` and `open`, for films.
 */
export type HandPose = 'cup' | 'grip' | 'open' | 'pinch' | 'point' | 'rest' | 'waveIn' | 'waveOut';

/** Skin in the light and in shadow. */
interface HandTones {
  lit: string;
  shade: string;
}

/** A hand in two parts, so that an object can be drawn between them. */
export interface Hand {
  palm: Svg;
  fingers: Svg;
}

/** From knuckle to tip, through the middle joint; half its width at both ends. */
type Finger = readonly [knuckle: Point, joint: Point, tip: Point, width: number];

const away = ([x, y]: Point, [nx, ny]: Point, by: number): Point => [x + nx * by, y + ny * by];

/** The outline of a finger: thick at the knuckle, round at the tip. */
function fingerOutline([knuckle, joint, tip, width]: Finger): string {
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  };
  const first = normal(knuckle, joint);
  const second = normal(joint, tip);
  const middle: Point = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  const end = width * 0.82;
  return [
    d`M${away(knuckle, first, -width)} Q${away(joint, middle, -width * 1.04)} ${away(tip, second, -end)}`,
    d`A${end},${end} 0 0 1 ${away(tip, second, end)}`,
    d`Q${away(joint, middle, width * 1.04)} ${away(knuckle, first, width)} Z`,
  ].join(' ');
}

/** Fingers side by side, parted by the shadow at the lower edge of each. */
function fan(fingers: readonly Finger[], { lit, shade }: HandTones): Svg {
  return fingers
    .map((finger) => {
      const outline = fingerOutline(finger);
      const [knuckle, joint, tip, width] = finger;
      const lower: Finger = [
        [knuckle[0], knuckle[1] + width * 1.5],
        [joint[0] + width * 0.2, joint[1] + width * 1.6],
        [tip[0] + width * 0.5, tip[1] + width * 1.6],
        width,
      ];
      return filled(outline, lit, path(fingerOutline(lower), shade));
    })
    .join('');
}

const flat =
  'M-8,-11 C2,-12.5 8,-18 20,-19.5 C31,-20 35,-15 35,-8 L34,13 C32,19 23,20 14,17.5 C4,15 -2,11.5 -8,11Z';
const fist =
  'M-8,-11 C0,-13.5 8,-20 20,-20 C28,-19 31,-14 31,-8 L30,14 C28,19 23,20.5 15,19 C6,17.5 0,12.5 -8,11Z';

/** The heel of the hand, in shadow as far as the root of the little finger. */
const heel = (outline: string, { lit, shade }: HandTones, root = 30) =>
  filled(
    outline,
    lit,
    path(d`M-10,7 C${root * 0.1},8 ${root * 0.5},12 ${root},19 L${root},28 L-10,28Z`, shade),
  );

/** The fingers of a closed hand, from its back. */
const closed: readonly Finger[] = [
  [[18, -13], [27, -13.5], [33, -12], 5.8],
  [[19, -3.5], [29, -3.5], [36, -3], 5.9],
  [[18, 6], [28, 6.2], [34.5, 6.4], 5.7],
  [[16, 15], [24, 15], [30, 15], 5],
];

const poses: Record<HandPose, (tones: HandTones) => Hand> = {
  open: (tones) => ({
    palm: heel(flat, tones) + line('M10,-9 Q17,0 13,9', tones.shade, 1.6),
    fingers: fan(
      [
        [[6, -7], [18, -25], [25, -37], 6.6],
        [[28, -12.5], [45, -22], [60, -31], 5.7],
        [[31, -4.5], [51, -9], [69, -12.5], 5.9],
        [[31, 4.5], [51, 5.5], [68, 7], 5.7],
        [[29, 12.5], [44, 18], [56, 23], 5],
      ],
      tones,
    ),
  }),
  waveOut: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[6, -7], [19, -23], [30, -31], 6.6],
        [[28, -12.5], [45, -19], [58, -24], 5.7],
        [[31, -4.5], [49, -8], [65, -9.5], 5.9],
        [[31, 4.5], [49, 5], [63, 6.5], 5.7],
        [[29, 12.5], [43, 16], [53, 19.5], 5],
      ],
      tones,
    ),
  }),
  waveIn: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[6, -8], [20, -21], [32, -25], 6.6],
        [[27, -12.5], [42, -15.5], [53, -14], 5.8],
        [[30, -4], [46, -5], [58, -2], 5.9],
        [[30, 5], [45, 5], [56, 8.5], 5.8],
        [[28, 13], [40, 14], [49, 17.5], 5.1],
      ],
      tones,
    ),
  }),
  rest: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[8, -9], [20, -20], [35, -22], 6.2],
        [[27, -13], [44, -13.5], [57, -10], 5.8],
        [[29, -4], [48, -4], [62, -0.5], 5.8],
        [[29, 5], [47, 5.2], [59, 8], 5.7],
        [[27, 13.2], [41, 13.6], [50, 15.5], 5.1],
      ],
      tones,
    ),
  }),
  grip: (tones) => ({
    palm: heel(fist, tones, 16),
    fingers: fan([...closed, [[4, -9], [15, -20], [29, -19], 6.4]], tones),
  }),
  point: (tones) => ({
    palm: heel(fist, tones, 16),
    fingers: fan(
      [[[20, -13], [44, -15.5], [64, -17], 5.8], ...closed.slice(1), [[5, -6], [16, -11], [29, -7], 6.4]],
      tones,
    ),
  }),
  pinch: (tones) => ({
    palm: heel(fist, tones, 16),
    fingers: fan(
      [
        [[25, 12], [36, 19], [45, 23], 5],
        [[27, 4.5], [42, 11], [52, 15], 5.5],
        [[28, -4.5], [45, -2], [54, 5], 5.6],
        [[23, -13], [41, -20], [50, -8], 5.7],
        [[7, -7], [26, -16], [46, -4], 6.3],
      ],
      tones,
    ),
  }),
  /** Behind an ear: a closed shell, its hollow in shadow, the thumb folded behind. Fingers bend to the thumb's side. */
  cup: ({ lit, shade }) => {
    const shell =
      'M-8,-9 C0,-16 12,-18 22,-19 C40,-21 56,-22 68,-30 C74,-34 79,-29 76,-23 C70,-9 62,4 46,12 C34,18 14,18 -8,11Z';
    const hollow = 'M4,-16 C20,-19 52,-20 70,-31 C66,-21 58,-9 42,-3 C28,2 12,-2 4,-16Z';
    return {
      palm: path(shell, lit) + clip(shell, path(hollow, shade)),
      fingers: line('M35,6 C50,0 60,-8 68,-18', shade, 1.8) + line('M30,12 C44,8 54,2 62,-6', shade, 1.8),
    };
  },
};

export const handIn = (pose: HandPose, tones: HandTones): Hand => poses[pose](tones);

/** A hand by itself: on a sill, at a rope. */
export function hand(
  pose: HandPose,
  skin: Skin,
  shadow: string,
  placement: Placement & { mirror?: boolean },
): Svg {
  const { palm, fingers } = handIn(pose, skinTones(skin, shadow));
  const { mirror = false, scale = 1, ...rest } = placement;
  const [scaleX, scaleY] = typeof scale === 'object' ? scale : [scale, scale];
  return group({ ...rest, scale: [scaleX, mirror ? -scaleY : scaleY] }, palm, fingers);
}
