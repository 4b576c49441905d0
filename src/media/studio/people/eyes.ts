import { hairColours, mix } from '../colour.ts';
import { circle, clip, d, group, line, path, type Svg } from '../svg.ts';
import { EYE_GAP, EYE_Y, type Head, ridge } from './head.ts';
import type { Proportions } from './proportions.ts';

const SCLERA = '#FFF6EA';

interface EyeShape {
  half: number;
  up: number;
  low: number;
  /** Height of the outer corner above the inner one. */
  lift: number;
  iris: number;
  crease: boolean;
}

const eyeNumbers: Record<Proportions['eyes'], EyeShape> = {
  almond: { half: 10.2, up: 9.5, low: 5.5, lift: 0.8, iris: 5.3, crease: false },
  round: { half: 9.6, up: 12, low: 7.5, lift: 0, iris: 5.3, crease: true },
  hooded: { half: 10.2, up: 8, low: 5.5, lift: 0.4, iris: 5.3, crease: true },
  upturned: { half: 10.4, up: 9.5, low: 5.5, lift: 3, iris: 5.3, crease: false },
  gentle: { half: 10, up: 10, low: 6.5, lift: -2, iris: 5.3, crease: true },
  wide: { half: 10.8, up: 14, low: 9, lift: 0, iris: 6.8, crease: false },
};

/** Distance of a child's eyes below a grown-up's, units. */
const CHILD_EYES = 9;

/** Moves eyes and glasses to the height that they have in this head. */
export const atEyes = ({ person }: Head, ...parts: readonly Svg[]): Svg =>
  person.child ? group({ at: [0, CHILD_EYES] }, ...parts) : parts.join('');

function brow(head: Head, x: number, side: -1 | 1, scale: number, colour: string): Svg {
  const { brows: shape } = head.person.proportions;
  const mood = head.pose.brows ?? 'calm';
  const lift = { calm: 0, raised: 4.5, worried: 1.5, frown: -1.5 }[mood];
  const inner = { calm: 0, raised: 0, worried: -4, frown: 3 }[mood];
  const thick = { arched: 4, straight: 4.2, soft: 3.6, bushy: 5.8 }[shape];
  const arch = { arched: 6.5, straight: 2, soft: 4.2, bushy: 4 }[shape];
  const at = (out: number) => x + side * out * scale;
  const y = EYE_Y - 13.5 - lift;
  return path(
    d`M${at(-8.5)},${y + inner} Q${at(2)},${y - arch * 2 + inner * 0.3} ${at(12)},${y + 0.8} Q${at(3)},${y - arch * 2 + thick * 1.9 + inner * 0.3} ${at(-8)},${y + thick + inner} Q${at(-10)},${y + thick * 0.6 + inner} ${at(-8.5)},${y + inner}Z`,
    colour,
  );
}

export function eye(head: Head, side: -1 | 1): Svg {
  const { person, pose, skin, turned } = head;
  const shape = eyeNumbers[person.proportions.eyes];
  const x = side * (EYE_GAP + person.proportions.eyeSpacing) + turned * 1.05;
  /** The far eye is narrower. */
  const scale = side * turned > 3 ? 1 - Math.abs(turned) * 0.02 : 1;
  const inShadow = x > ridge(head) + 4;
  const ink = inShadow ? mix(skin.shade, '#000000', 0.62) : head.line;
  const white = inShadow ? mix(SCLERA, skin.shade, 0.3) : SCLERA;
  const hair = hairColours[person.hairColour];
  const greyed = person.hairColour === 'white' || person.hairColour === 'grey';
  const browColour = greyed ? mix(hair, inShadow ? skin.shade : hair, 0.45) : ink;
  const { half, up, low, lift, crease } = shape;
  const at = (out: number) => x + side * out * scale;
  const inner = d`${at(-half)},${EYE_Y + 1.5}`;
  const outer = d`${at(half)},${EYE_Y + 0.8 - lift}`;
  const top = EYE_Y - up;
  const brows = brow(head, x, side, scale, browColour);
  const lash = person.lashes ? 3.4 : 1;
  const flick = d`${at(half + lash)},${EYE_Y + 0.4 - lift - lash * 0.75}`;
  const state = (pose.blink ?? 0) > 0.5 ? 'closed' : (pose.eyes ?? 'open');
  const closedLid = (bow: number, thick: number) =>
    path(d`M${inner} Q${at(0)},${EYE_Y + bow} ${flick} Q${at(0)},${EYE_Y + bow + thick} ${inner}Z`, ink);
  if (state === 'closed') return brows + closedLid(7.5, 5.5);
  if (state === 'happy') return brows + closedLid(-11, 6.5);
  const lidTop = state === 'down' ? EYE_Y + 1 : top;
  const opening =
    state === 'down'
      ? d`M${inner} Q${at(0)},${EYE_Y + 2} ${outer} Q${at(0)},${EYE_Y + low + 2} ${inner}Z`
      : d`M${inner} Q${at(0)},${top} ${outer} Q${at(-1)},${EYE_Y + low + 1} ${inner}Z`;
  const look = (pose.look ?? 0) * 3.6 + turned * 0.12;
  const irisY = { open: EYE_Y - 1, up: EYE_Y - 3.4, down: EYE_Y + 3 }[state];
  return [
    brows,
    path(opening, white),
    clip(
      opening,
      circle(x + look, irisY, shape.iris, mix('#2B1409', ink, 0.5)),
      state === 'down' ? '' : circle(x + look - 1.7, irisY - 0.4, 1.6, white),
    ),
    path(d`M${inner} Q${at(0)},${lidTop - 1.5} ${flick} Q${at(0)},${lidTop + 5.4} ${inner}Z`, ink),
    crease || state === 'down'
      ? line(
          d`M${at(-half + 2)},${EYE_Y - 4.5} Q${at(0)},${top - 4.5} ${at(half - 0.5)},${EYE_Y - 4 - lift}`,
          inShadow ? ink : skin.half,
          1.5,
        )
      : '',
  ].join('');
}

/** Glasses, over the hair's edge. */
export function glasses(head: Head): Svg {
  const { person, turned } = head;
  if (!person.glasses) return '';
  const { frame, shape } = person.glasses;
  const lens = (side: -1 | 1) => {
    const x = side * (EYE_GAP + person.proportions.eyeSpacing) + turned * 1.05;
    return shape === 'round'
      ? circle(x, EYE_Y, 13.6, 'none', { stroke: frame, 'stroke-width': 3.6 })
      : path(
          d`M${x - 13},${EYE_Y - 9.5} H${x + 13} L${x + 11.5},${EYE_Y + 9} Q${x},${EYE_Y + 12.5} ${x - 11.5},${EYE_Y + 9}Z`,
          'none',
          { stroke: frame, 'stroke-width': 3.8, 'stroke-linejoin': 'round' },
        );
  };
  return atEyes(
    head,
    lens(-1),
    lens(1),
    line(d`M${turned - 2.6},${EYE_Y - 2} Q${turned},${EYE_Y - 5} ${turned + 2.6},${EYE_Y - 2}`, frame, 3.2),
    turned > 4 ? line(d`M${turned - 30},${EYE_Y - 2} L-36,${EYE_Y - 3}`, frame, 3) : '',
    turned < -4 ? line(d`M${turned + 30},${EYE_Y - 2} L36,${EYE_Y - 3}`, frame, 3) : '',
  );
}
