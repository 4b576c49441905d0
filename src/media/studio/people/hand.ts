import { type Skin, skinTones } from '../colour.ts';
import { clip, d, group, line, type Placement, type Point, path, type Svg } from '../svg.ts';

/**
 * What a hand does. Drawn from the wrist at 0, 0 with the fingers to the right and the thumb up.
 * `waveIn` and `waveOut` stand between `rest` and `open`, for a wave that is filmed.
 */
export type HandPose = 'cup' | 'grip' | 'open' | 'pinch' | 'point' | 'rest' | 'waveIn' | 'waveOut';

/** Skin in the light and in shadow. */
export interface HandTones {
  lit: string;
  shade: string;
}

/** A hand in two halves, so that a thing can be held between them. */
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

/** Fingers side by side; each throws its lower edge into shadow, which is what parts them. */
function fan(fingers: readonly Finger[], { lit, shade }: HandTones): Svg {
  return fingers
    .map((finger) => {
      const outline = fingerOutline(finger);
      const [knuckle, joint, tip, width] = finger;
      const lower: Finger = [
        [knuckle[0], knuckle[1] + width * 1.45],
        [joint[0], joint[1] + width * 1.5],
        [tip[0] + width * 0.5, tip[1] + width * 1.5],
        width,
      ];
      return path(outline, lit) + clip(outline, path(fingerOutline(lower), shade));
    })
    .join('');
}

const flat =
  'M-8,-10.5 C2,-12 8,-17 20,-18 C30,-18.5 33,-14 33,-8 L32,13 C30,18 22,18.5 14,16.5 C4,14 -2,11 -8,10.5Z';
const fist = 'M-8,-10.5 C0,-13 8,-19 20,-18 C29,-17 31,-10 30,0 C30,11 27,17 18,18 C8,18 0,12 -8,10.5Z';

/** The heel of the hand, in the shadow of the light from above. */
const heel = (outline: string, { lit, shade }: HandTones) =>
  path(outline, lit) + clip(outline, path('M-10,7 C6,9 16,12 34,10 L34,26 L-10,26Z', shade));

const poses: Record<HandPose, (tones: HandTones) => Hand> = {
  open: (tones) => ({
    palm: heel(flat, tones) + line('M9,-10 Q16,-2 12,9', tones.shade, 1.6),
    fingers: fan(
      [
        [[27, -12], [44, -21], [58, -29], 5],
        [[30, -4.5], [49, -8.5], [66, -11.5], 5.1],
        [[30, 3.5], [49, 4.5], [65, 5.5], 5],
        [[28, 11.5], [42, 16.5], [53, 20.5], 4.5],
        [[5, -8], [16, -24], [25, -35], 6.4],
      ],
      tones,
    ),
  }),
  waveOut: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[27, -12], [43, -18], [55, -22], 5],
        [[30, -4.5], [47, -7.5], [61, -9], 5.1],
        [[30, 3.5], [47, 4], [60, 5], 5],
        [[28, 11.5], [41, 14.5], [50, 17.5], 4.5],
        [[6, -8], [17, -22], [29, -29], 6.4],
      ],
      tones,
    ),
  }),
  waveIn: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[26, -12.5], [40, -15], [50, -14], 5.1],
        [[29, -4.5], [44, -5.5], [54, -3], 5.2],
        [[29, 3.5], [43, 3.5], [53, 6], 5.1],
        [[27, 11.5], [38, 12.5], [46, 15], 4.6],
        [[6, -9], [18, -20], [31, -23], 6.4],
      ],
      tones,
    ),
  }),
  rest: (tones) => ({
    palm: heel(flat, tones),
    fingers: fan(
      [
        [[8, -9], [19, -19], [33, -21], 6],
        [[26, -12], [42, -12.5], [54, -9], 5.4],
        [[28, -3.5], [46, -3.5], [59, -0.5], 5.4],
        [[28, 4.8], [45, 5], [56, 7], 5.2],
        [[26, 12.4], [39, 12.6], [48, 14], 4.8],
      ],
      tones,
    ),
  }),
  grip: (tones) => ({
    palm: heel(fist, tones) + fan([[[4, -9], [12, -21], [26, -21], 6.4]], tones),
    fingers: fan(
      [
        [[24, -12], [33, -11], [20, -8.5], 5],
        [[26, -3.5], [35, -2.5], [21, 0], 5],
        [[25, 5], [34, 6], [20, 8], 4.9],
        [[22, 13], [30, 14], [18, 15], 4.5],
      ],
      tones,
    ),
  }),
  point: (tones) => ({
    palm: heel(fist, tones),
    fingers: fan(
      [
        [[22, -12], [42, -15], [62, -17], 5.2],
        [[26, -3.5], [35, -2.5], [21, 0], 5],
        [[25, 5], [34, 6], [20, 8], 4.9],
        [[22, 13], [30, 14], [18, 15], 4.5],
        [[4, -7], [15, -12], [27, -7], 6.2],
      ],
      tones,
    ),
  }),
  pinch: (tones) => ({
    palm: heel(fist, tones),
    fingers: fan(
      [
        [[24, 11], [34, 18], [43, 21], 4.6],
        [[26, 4], [40, 10], [49, 13], 4.9],
        [[26, -5], [43, -3], [51, 3], 5],
        [[22, -12], [39, -19], [47, -8], 5.2],
        [[6, -8], [24, -18], [44, -6], 6],
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
