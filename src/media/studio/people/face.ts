import { palette } from '../../../theme/palette.ts';
import { hairColours, mix, type SkinTones } from '../colour.ts';
import { circle, clip, d, ellipse, filled, group, line, path, type Svg } from '../svg.ts';
import type { Mouth, Person, Pose } from './person.ts';
import type { Proportions } from './proportions.ts';

/** What the parts of one head share. Origin at the base of the neck, the head from −126 to −16 (art direction, 6). */
export interface Head {
  person: Person;
  pose: Pose;
  skin: SkinTones;
  shadow: string;
  /** Units that the features have moved with the turn of the head: −10 to 10. */
  turned: number;
  /** Dark enough for lashes and pupils on every skin. */
  line: string;
}

const EYE_Y = -75;
const EYE_GAP = 15.5;
const MOUTH_Y = -39;
const SCLERA = '#FFF6EA';
const INSIDE_MOUTH = '#4F0E14';

interface Jaw {
  x: number;
  y: number;
  cheek: number;
  chin: number;
  bottom: number;
}

const jawNumbers: Record<Proportions['jaw'], Jaw> = {
  oval: { x: 27, y: -37, cheek: 8, chin: 10, bottom: -15 },
  square: { x: 30.5, y: -35, cheek: 4, chin: 14, bottom: -15 },
  heart: { x: 24, y: -40, cheek: 11, chin: 6.5, bottom: -13.5 },
  round: { x: 30, y: -41, cheek: 6, chin: 13, bottom: -18 },
  long: { x: 26.5, y: -33, cheek: 8, chin: 10, bottom: -11 },
  plump: { x: 29, y: -38, cheek: 12, chin: 12, bottom: -17 },
};

/** The face from the front. Art direction, 6: the oval jaw is its path. */
export function faceOutline({ jaw }: Pick<Proportions, 'jaw'>): string {
  const { x, y, cheek, chin, bottom } = jawNumbers[jaw];
  return [
    'M-36,-82 C-37,-112 -21,-126 0,-126 C21,-126 37,-112 36,-82',
    d`C36,-68 ${x + cheek},${y - 13} ${x},${y} C${x - 7},${y + 12} ${chin},${bottom} 0,${bottom}`,
    d`C${-chin},${bottom} ${7 - x},${y + 12} ${-x},${y} C${-x - cheek},${y - 13} -36,-68 -36,-82Z`,
  ].join(' ');
}

export const chinOf = ({ jaw }: Pick<Proportions, 'jaw'>) => jawNumbers[jaw].bottom;

interface Nose {
  /** How far the bridge and the tip stand out into the shadow. */
  bridge: number;
  tip: number;
  tipY: number;
  /** How far the wing spreads on the lit side. */
  wing: number;
}

const noseNumbers: Record<Proportions['nose'], Nose> = {
  straight: { bridge: 2, tip: 11, tipY: -57, wing: 8.5 },
  aquiline: { bridge: 7, tip: 10, tipY: -54.5, wing: 8 },
  snub: { bridge: 0, tip: 10.5, tipY: -60, wing: 8.5 },
  broad: { bridge: 2, tip: 13.5, tipY: -56.5, wing: 11.5 },
  fine: { bridge: 2.5, tip: 8.5, tipY: -58, wing: 6.5 },
  button: { bridge: -2, tip: 7, tipY: -55, wing: 6.5 },
};

const ridge = ({ turned }: Head) => 2 + turned;

/** From the hairline down the bridge, round the nose, past the lips to the chin; all to its right is shadow. */
export function faceShadow(head: Head): string {
  const x = ridge(head);
  const { bridge, tip, tipY } = noseNumbers[head.person.proportions.nose];
  return [
    d`M${x + 7},-150 L${x + 6},-96 C${x + 4},-88 ${x + bridge},-84 ${x + bridge},-79`,
    d`C${x + bridge + 1},-70 ${x + tip - 2},${tipY - 6} ${x + tip},${tipY} C${x + tip + 1},${tipY + 5} ${x + 5},${tipY + 6} ${x - 1},${tipY + 7.5}`,
    d`C${x + 4},-46 ${x + 3},-43 ${x + 1},-40 C${x + 3},-35 ${x + 2},-32 ${x + 1},-30 C${x + 4},-25 ${x + 2},-20 ${x - 3},-4 L90,-4 L90,-150Z`,
  ].join(' ');
}

function nose(head: Head): Svg {
  const x = ridge(head);
  const { wing, tipY } = noseNumbers[head.person.proportions.nose];
  return path(
    d`M${x - wing},${tipY + 4} C${x - wing + 1},${tipY + 9} ${x - 4},${tipY + 8} ${x},${tipY + 8} C${x - 3},${tipY + 5.5} ${x - wing + 3},${tipY + 6.5} ${x - wing},${tipY + 4}Z`,
    head.skin.shade,
  );
}

/** The one lit triangle under the far eye. */
function litTriangle(head: Head): Svg {
  const x = ridge(head);
  return path(
    d`M${x + 13},-66 L${x + 27},-68 C${x + 25},-57 ${x + 20},-50 ${x + 14.5},-47 C${x + 16.5},-54 ${x + 15},-61 ${x + 13},-66Z`,
    head.skin.lit,
  );
}

interface EyeShape {
  half: number;
  up: number;
  low: number;
  /** How much higher the outer corner is. */
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

/** Units that a child's eyes are below a grown-up's. */
const CHILD_EYES = 9;

/** Eyes, and what goes with them, at the height of this head. */
const atEyes = ({ person }: Head, ...parts: readonly Svg[]): Svg =>
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

function eye(head: Head, side: -1 | 1): Svg {
  const { person, pose, skin, turned } = head;
  const shape = eyeNumbers[person.proportions.eyes];
  const x = side * (EYE_GAP + person.proportions.eyeSpacing) + turned * 1.05;
  /** The far eye is seen narrower. */
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

const fullness: Record<Proportions['lips'], { up: number; low: number; half: number }> = {
  full: { up: 5.4, low: 9.5, half: 13 },
  bow: { up: 4.4, low: 7.4, half: 12 },
  fine: { up: 2.8, low: 5.2, half: 13 },
};

/** Lips that follow a line: corners `curl` above the middle. */
function lips(head: Head, x: number, half: number, curl: number, shade: string): Svg {
  const { up, low } = fullness[head.person.proportions.lips];
  const { skin, person } = head;
  const lip = person.lips ?? mix(skin.lit, '#8F2A2E', 0.42);
  const deep = mix(lip, skin.shade, 0.55);
  const left = d`${x - half},${MOUTH_Y - curl}`;
  const right = d`${x + half},${MOUTH_Y - curl * 1.15}`;
  const middle = MOUTH_Y + curl;
  const upper = d`M${left} Q${x - 6},${middle - curl - up} ${x - 2.6},${middle - curl * 0.75 - up} Q${x},${middle - curl * 0.4 - up * 0.6} ${x + 2.6},${middle - curl * 0.75 - up} Q${x + 6},${middle - curl - up} ${right} Q${x},${middle} ${left}Z`;
  const lower = d`M${left} Q${x},${middle} ${right} Q${x + 5},${middle + low} ${x},${middle + low * 0.86} Q${x - 5},${middle + low} ${left}Z`;
  return [
    path(lower, lip) + clip(lower, path(shade, deep)),
    path(upper, mix(lip, skin.shade, 0.28)) + clip(upper, path(shade, mix(lip, skin.shade, 0.75))),
    line(d`M${left} Q${x},${middle} ${right}`, mix(skin.shade, '#000000', 0.4), 1.9),
  ].join('');
}

function openMouth(head: Head, x: number, half: number, depth: number, shade: string): Svg {
  const lip = head.person.lips ?? mix(head.skin.lit, '#8F2A2E', 0.5);
  const y = MOUTH_Y - 3;
  const mouth = d`M${x - half},${y} Q${x},${y + 4} ${x + half},${y - 1} C${x + half * 0.8},${y + depth} ${x - half * 0.7},${y + depth + 1} ${x - half},${y}Z`;
  const teeth = d`M${x - half},${y} Q${x},${y + 4} ${x + half},${y - 1} Q${x + half * 0.7},${y + 7} ${x},${y + 8} Q${x - half * 0.7},${y + 7.6} ${x - half},${y}Z`;
  return [
    path(mouth, lip, { stroke: lip, 'stroke-width': 2.6, 'stroke-linejoin': 'round' }),
    path(mouth, INSIDE_MOUTH),
    clip(
      mouth,
      ellipse(x, y + depth, half * 0.5, depth * 0.34, '#A8323C'),
      path(teeth, palette.white),
      clip(teeth, path(shade, mix(palette.white, head.skin.shade, 0.34))),
    ),
  ].join('');
}

function mouth(head: Head, shade: string): Svg {
  const { half } = fullness[head.person.proportions.lips];
  const x = head.turned * 0.9;
  const corner = (side: -1 | 1) =>
    line(
      d`M${x + side * (half + 1)},${MOUTH_Y - 6.5} q${side * 2.6},1.6 ${side * 1.4},4.8`,
      side < 0 ? head.skin.half : mix(head.skin.shade, '#000000', 0.35),
      1.5,
    );
  const kinds: Record<Mouth, () => Svg> = {
    smile: () => lips(head, x, half, 2.6, shade) + corner(-1),
    smirk: () => lips(head, x + 1.5, half - 1, 1.2, shade) + corner(1),
    neutral: () => lips(head, x, half - 2.5, 0.2, shade),
    sad: () => lips(head, x, half - 3, -1.8, shade),
    grin: () => openMouth(head, x, half + 2, 14, shade) + corner(-1),
    laugh: () => openMouth(head, x, half + 3.5, 20, shade) + corner(-1),
    o: () =>
      ellipse(x, MOUTH_Y + 1, 7, 9, head.person.lips ?? mix(head.skin.lit, '#8F2A2E', 0.5)) +
      ellipse(x, MOUTH_Y + 1, 4.8, 6.8, INSIDE_MOUTH),
    cry: () =>
      path(
        d`M${x - 13},${MOUTH_Y + 8} Q${x},${MOUTH_Y - 16} ${x + 13},${MOUTH_Y + 8} Q${x},${MOUTH_Y + 1} ${x - 13},${MOUTH_Y + 8}Z`,
        INSIDE_MOUTH,
      ),
  };
  return kinds[head.pose.mouth ?? 'smile']();
}

function beard(head: Head, outline: string): Svg {
  const { person, skin, shadow } = head;
  if (!person.beard) return '';
  const hair = hairColours[person.hairColour];
  const x = head.turned * 0.9;
  const dark = (colour: string) => mix(colour, shadow, 0.6);
  const shade = faceShadow(head);
  const within = (shape: string, colour: string, rule?: 'evenodd') =>
    clip(outline, path(shape, colour, { 'fill-rule': rule })) +
    clip(outline, clip({ shape: path(shape, '#000', { 'clip-rule': rule }) }, path(shade, dark(colour))));
  const cheeks = d`M-42,-78 L-33,-70 C-30,-54 -23,-48 ${x - 13},-48 C-6,-51 6,-51 ${x + 13},-48 C23,-48 30,-54 33,-70 L42,-78 L42,-4 L-42,-4Z M${x - 14},-43 Q${x},-35 ${x + 14},-44 Q${x + 1},-24 ${x - 14},-43Z`;
  const moustache = (half: number) =>
    d`M${x - half},-39 C${x - half + 5},-48 ${x - 4},-50.5 ${x},-46.5 C${x + 4},-50.5 ${x + half - 5},-48 ${x + half},-40 C${x + half - 8},-42.5 ${x + 5},-43.5 ${x},-43 C${x - 5},-43.5 ${x - half + 8},-42 ${x - half},-39Z`;
  const whiskers = (half: number) =>
    path(moustache(half), hair) + clip(moustache(half), path(shade, dark(hair)));
  const kinds = {
    full: () => within(cheeks, hair, 'evenodd') + whiskers(17),
    stubble: () => within(cheeks, mix(skin.lit, hair, 0.3), 'evenodd'),
    moustache: () => whiskers(19),
    goatee: () =>
      within(
        d`M${x - 12},-29 C${x - 6},-31 ${x + 6},-31 ${x + 12},-29 C${x + 12},-8 ${x - 12},-8 ${x - 12},-29Z`,
        hair,
      ) + whiskers(14),
  };
  return kinds[person.beard]();
}

function age(head: Head): Svg {
  if (!head.person.old) return '';
  const x = head.turned * 0.9;
  const { half } = head.skin;
  const dark = mix(head.skin.shade, '#000000', 0.3);
  return [
    line(d`M${x - 13},-53 Q${x - 19},-47 ${x - 18},-39`, half, 1.9),
    line(d`M${x + 17},-53 Q${x + 22},-47 ${x + 20},-39`, dark, 1.9),
    line(d`M${x - 28},-70 l-4,2 M${x - 28},-74 l-4.4,-1`, half, 1.5),
    line(d`M${x - 13},-101 Q${x},-104 ${x + 9},-101.5`, half, 1.5),
  ].join('');
}

/**
 * An ear, behind the face; hair decides whether it is seen.
 *
 * @param listening a hand behind it holds it into the light
 */
export function ear(head: Head, side: -1 | 1, listening = false): Svg {
  const { person, skin, turned } = head;
  const size = { small: 0.88, middling: 1, large: 1.16 }[person.proportions.ears] * (listening ? 1.22 : 1);
  // Turned away, an ear comes forward; turned to, it goes behind the cheek.
  const x = side * (listening ? 38 : 36.5) - turned * 0.25 + (side * turned > 4 ? -side * 4 : 0);
  const y = person.child ? -60 : -68;
  const sunny = side < 0 || listening;
  const inner = sunny ? skin.shade : mix(skin.shade, '#000000', 0.3);
  const at = (out: number, down: number) => d`${x + side * out * size},${y + down * size}`;
  return [
    path(
      `M${at(-5, -11)} C${at(0, -16)} ${at(9, -14)} ${at(8.6, -4)} C${at(8.3, 3)} ${at(4, 6)} ${at(3, 11)} C${at(1, 15)} ${at(-5, 14)} ${at(-5, 9)}Z`,
      sunny ? skin.lit : skin.shade,
    ),
    line(`M${at(0, -8)} C${at(5, -9)} ${at(5.6, -3)} ${at(2, 2)} Q${at(0, 4)} ${at(0, 7)}`, inner, 1.8),
  ].join('');
}

/** A face from the front, without ears and hair. */
export function frontFace(head: Head): Svg {
  const { person, pose, skin, turned } = head;
  const outline = faceOutline(person.proportions);
  const shade = faceShadow(head);
  const bindi = person.bindi === undefined ? '' : ellipse(turned + 1, -94, 3.2, 3.8, person.bindi);
  const ring = person.noseRing
    ? circle(ridge(head) - noseNumbers[person.proportions.nose].wing + 1, -52, 2.3, palette.genda)
    : '';
  const tears = [-1, 1]
    .map((side) => path(d`M${side * EYE_GAP + turned},-66 q-5,9 0,13 q5,-4 0,-13Z`, palette.neelWash))
    .join('');
  const x = turned * 0.9;
  return [
    filled(outline, skin.lit, path(shade, skin.shade), litTriangle(head)),
    nose(head),
    person.beard === 'full' || person.beard === 'goatee'
      ? ''
      : clip(outline, path(d`M${x - 7},-28 Q${x - 1},-24 ${x + 6},-28 Q${x},-26.5 ${x - 7},-28Z`, skin.half)),
    age(head),
    beard(head, outline),
    mouth(head, shade),
    atEyes(head, eye(head, -1), eye(head, 1)),
    bindi,
    ring,
    pose.tears ? tears : '',
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
