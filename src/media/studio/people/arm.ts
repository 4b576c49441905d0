import { mix, type SkinTones, shadowOn } from '../colour.ts';
import { clip, d, filled, group, line, type Point, path, polygon, type Svg, through } from '../svg.ts';
import { type Cloth, textile } from '../textiles.ts';
import { handIn } from './hand.ts';
import type { ArmPose } from './person.ts';

/** Units of an average arm. */
const UPPER_ARM = 98;
const FOREARM = 92;
/** The light falls to the lower right; on limbs more from above, so that an arm that points down keeps its upper side lit. */
const LIGHT: Point = [0.55, 0.84];

const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};
const leftOf = ([x, y]: Point): Point => [y, -x];
const between = (a: Point, b: Point, share: number) => plus(a, minus(b, a), share);
const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** The elbow and the wrist that an arm of this length reaches. @param bend 1 or −1: to which side the elbow goes */
export function reach(shoulder: Point, wanted: Point, bend: number): { elbow: Point; wrist: Point } {
  const gap = minus(wanted, shoulder);
  const distance = Math.min(Math.hypot(...gap), UPPER_ARM + FOREARM - 0.5);
  const direction = unit(gap);
  const wrist = plus(shoulder, direction, distance);
  const cosine = (UPPER_ARM ** 2 + distance ** 2 - FOREARM ** 2) / (2 * UPPER_ARM * distance);
  const angle = Math.atan2(direction[1], direction[0]) + bend * Math.acos(Math.min(1, Math.max(-1, cosine)));
  return { elbow: plus(shoulder, [Math.cos(angle), Math.sin(angle)], UPPER_ARM), wrist };
}

/** A part of a limb, round at both ends. @param widths half its width, from one end to the other */
function limb(from: Point, to: Point, widths: readonly number[], flatEnd = false): string {
  const along = unit(minus(to, from));
  const side = leftOf(along);
  const at = (index: number) => between(from, to, index / (widths.length - 1));
  const left = widths.map((width, index) => plus(at(index), side, width));
  const right = widths.map((width, index) => plus(at(index), side, -width)).reverse();
  const [first = 0] = widths;
  const last = widths.at(-1) ?? 0;
  const [start = from] = left;
  const [turned = to] = right;
  const end = flatEnd ? d`Q${plus(to, along, last * 0.3)} ${turned}` : d`A${last},${last} 0 0 1 ${turned}`;
  return d`M${start} ${through(left)} ${end} ${through(right)} A${first},${first} 0 0 1 ${start} Z`;
}

/**
 * The side of a limb that the sun does not reach, up to the mitre at its joint.
 *
 * @param depth from the middle of the limb to the shadow's edge, at either end: it opens from the shoulder downwards
 */
function underside(
  from: Point,
  to: Point,
  [start, depth]: readonly [start: number, end: number],
  mitre?: { at: Point; along: Point; end: 'from' | 'to' },
) {
  const along = unit(minus(to, from));
  const normal = leftOf(along);
  const dark: Point = dot(normal, LIGHT) > 0 ? normal : [-normal[0], -normal[1]];
  const edge = (end: Point, outwards: number, offset: number, mitred: boolean): Point => {
    const plain = plus(plus(end, dark, offset), along, outwards);
    if (!mitred || !mitre) return plain;
    // Where the line beside the limb meets the mitre.
    const across = leftOf(mitre.along);
    const slope = dot(along, across);
    if (Math.abs(slope) < 0.25) return plain;
    return plus(plain, along, dot(minus(mitre.at, plain), across) / slope);
  };
  const fromMitred = mitre?.end === 'from';
  const toMitred = mitre?.end === 'to';
  return [
    edge(from, fromMitred ? 0 : -2, start, fromMitred),
    edge(to, 40, depth, toMitred),
    edge(to, 40, 60, toMitred),
    edge(from, -40, 60, fromMitred),
  ];
}

export interface ArmLook {
  side: 'left' | 'right';
  shoulder: Point;
  /** Of the limbs' thickness. */
  thickness: number;
  skin: SkinTones;
  sleeve: 'half' | 'long' | 'none' | 'rolled';
  sleeveColour: string;
  cuff?: string | undefined;
  cloth?: Cloth | undefined;
  shadow: string;
  bangles?: readonly string[] | undefined;
  watch?: string | undefined;
}

export interface DrawnArm {
  /** For the shadow that a near arm throws on the body. */
  outlines: string[];
  draw: Svg;
}

/** The folds of a bent sleeve: from the inside of the bend, one above the elbow and one below, towards its outside. */
function folds(elbow: Point, upper: Point, fore: Point, half: number, colour: string): Svg {
  if (dot(upper, fore) > 0.9) return '';
  const outwards = unit(minus(upper, fore));
  const fold = (along: Point, away: number, length: number) => {
    const inwards = unit(plus(plus([0, 0], outwards, -1), along, dot(outwards, along)));
    const root = plus(plus(elbow, along, away), inwards, half + 1);
    const direction = unit(plus(plus([0, 0], inwards, -1), along, away > 0 ? -0.55 : 0.55));
    const tip = plus(root, direction, length);
    const [start, end] = [plus(root, along, 4), plus(root, along, -4)];
    return path(
      d`M${start} Q${plus(between(root, tip, 0.5), along, 3.4)} ${tip} Q${between(root, tip, 0.5)} ${end}Z`,
      colour,
    );
  };
  const above = fold(upper, -half * 0.95, half * 1.5);
  // Folded back on itself, a sleeve has room for one.
  return dot(upper, fore) < -0.3 ? above : above + fold(fore, half * 1.15, half * 1.35);
}

function bracelets(wrist: Point, fore: Point, { bangles = [], watch, skin }: ArmLook): Svg {
  const side = leftOf(fore);
  const ring = (back: number, half: number, colour: string, width: number) => {
    const middle = plus(wrist, fore, -back);
    return line(
      d`M${plus(middle, side, half)} Q${plus(middle, fore, 5)} ${plus(middle, side, -half)}`,
      colour,
      width,
      {
        'stroke-linecap': 'butt',
      },
    );
  };
  const rings = bangles.map((colour, index) => ring(7 + index * 6.6, 12.4 + index * 0.7, colour, 4.6));
  if (watch === undefined) return rings.join('');
  const face = plus(wrist, fore, -11);
  const corners: Point[] = [
    plus(plus(face, fore, -7), side, 7),
    plus(plus(face, fore, 7), side, 7),
    plus(plus(face, fore, 7), side, -7),
    plus(plus(face, fore, -7), side, -7),
  ];
  return [
    ...rings,
    ring(11, 12.6, watch, 8),
    polygon(corners, watch),
    polygon(
      corners.map((c) => between(face, c, 0.6)),
      skin.lit,
    ),
  ].join('');
}

/** An arm: a shoulder that belongs to the body, a sleeve that folds where it bends, a forearm that tapers. */
export function arm(pose: ArmPose, look: ArmLook): DrawnArm {
  const { side, shoulder, thickness: k, skin, shadow, cloth } = look;
  const sleeve = pose.sleeve ?? look.sleeve;
  const { elbow, wrist } = pose.elbow
    ? { elbow: pose.elbow, wrist: pose.wrist }
    : reach(shoulder, pose.wrist, side === 'right' ? -1 : 1);
  const upper = unit(minus(elbow, shoulder));
  const fore = unit(minus(wrist, elbow));
  const tangent = plus(upper, fore);
  const mitre = { at: elbow, along: Math.hypot(...tangent) < 0.3 ? upper : leftOf(unit(tangent)) };
  const widths = (list: readonly number[], more = 0) => list.map((half) => half * k + more);

  const dim = !(pose.lit ?? side === 'left');
  const dimmed = (colour: string) => (dim ? mix(colour, shadow, 0.42) : colour);
  const colour = dimmed(look.sleeveColour);
  const shade = mix(look.sleeveColour, shadow, 0.78);
  const crease = dim ? shade : mix(look.sleeveColour, shadow, 0.5);
  const tones = { lit: dim ? skin.half : skin.lit, shade: skin.shade };

  const woven = (outline: string, from: Point, to: Point) => {
    if (!cloth) return '';
    const [x, y] = [Math.min(from[0], to[0]) - 40, Math.min(from[1], to[1]) - 40];
    const area = { x, y, width: Math.abs(from[0] - to[0]) + 80, height: Math.abs(from[1] - to[1]) + 80 };
    return textile({ ...cloth, colour: dimmed(cloth.colour) }, outline, colour, area);
  };
  /** The shadow opens below the curve of the shoulder. */
  const upperEdge = (depth: number) =>
    underside(shoulder, elbow, [23 * k, depth * k], { ...mitre, end: 'to' });
  const foreEdge = (depth: number, to = wrist) =>
    underside(elbow, to, [depth * k, depth * k], { ...mitre, end: 'from' });

  const bareUpper = limb(shoulder, elbow, widths([23, 21, 18.5, 16.5]));
  const bareFore = limb(elbow, wrist, widths([16.5, 16.8, 13.4, 10.6]));
  const skinUpper = () => filled(bareUpper, tones.lit, polygon(upperEdge(3), tones.shade));
  const skinFore = () => filled(bareFore, tones.lit, polygon(foreEdge(3.5), tones.shade));

  const { palm, fingers } = handIn(pose.hand ?? 'grip', tones);
  const size = 0.94 + 0.1 * k;
  const handAt = {
    at: wrist,
    turn: pose.turn ?? degrees(fore),
    scale: [size, pose.mirror ? -size : size] as const,
  };
  const facing = ((pose.turn ?? degrees(fore)) * Math.PI) / 180;
  const fist = plus(wrist, [Math.cos(facing), Math.sin(facing)], 21 * size);
  const held = pose.holds ? group({ at: fist, turn: pose.holdsTurn ?? 0 }, pose.holds) : '';
  const holding = pose.holdsLayer ?? 'between';
  const drawnHand = [
    holding === 'behind' ? held : '',
    group(handAt, palm),
    holding === 'between' ? held : '',
    group(handAt, fingers),
    bracelets(wrist, fore, look),
    holding === 'front' ? held : '',
  ].join('');

  // The muscle over the joint, which carries the slope of the neck on into the arm.
  const out = side === 'left' ? -1 : 1;
  const inner = [leftOf(upper), plus([0, 0], leftOf(upper), -1)].sort(
    (a, b) => dot(b, [-out, 1]) - dot(a, [-out, 1]),
  )[0] ?? [0, 1];
  const root = plus(shoulder, inner, 24.5 * k + 1);
  const slope: Point = [shoulder[0] - out * 17, 19];
  const yoke = d`M${slope} L${shoulder[0] + out * 2},22.5 L${shoulder} L${root} Q${shoulder[0] - out * 21},${(root[1] + slope[1]) / 2 + 4} ${slope} Z`;
  const shoulderCap = pose.layer === 'behind' ? '' : filled(yoke, colour, woven(yoke, slope, root));

  // The shoulder itself throws nothing: it is the body's.
  const below = between(shoulder, elbow, 0.3);
  const outlines = [limb(below, elbow, widths([9, 21, 19, 17])), bareFore];
  if (sleeve === 'none') return { outlines, draw: skinUpper() + skinFore() + drawnHand };

  if (sleeve === 'half') {
    const hem = between(shoulder, elbow, 0.62);
    const cut = limb(shoulder, hem, widths([24.5, 24.5, 25], 1), true);
    const thrown = limb(shoulder, plus(hem, upper, 7), widths([22, 22, 20]), true);
    const beside = (by: number) => plus(plus(hem, upper, -6), leftOf(upper), by * k);
    const edge = underside(shoulder, plus(hem, upper, 30), [23 * k, 5 * k]);
    return {
      outlines,
      draw: [
        skinUpper(),
        shoulderCap,
        clip(bareUpper, path(thrown, tones.shade)),
        filled(
          cut,
          colour,
          woven(cut, shoulder, hem),
          polygon(edge, shade),
          line(d`M${beside(25)} Q${plus(hem, upper, -1)} ${beside(-25)}`, crease, 2),
        ),
        skinFore(),
        drawnHand,
      ].join(''),
    };
  }

  const rolled = sleeve === 'rolled';
  const end = between(elbow, wrist, rolled ? 0.3 : 0.93);
  const sleeveUpper = limb(shoulder, elbow, widths([24.5, 23, 20.5, 17.8], 1));
  const sleeveFore = limb(
    elbow,
    end,
    rolled ? widths([17.8, 18, 18.2], 1) : widths([17.8, 17.6, 14.6, 11.8], 1),
    true,
  );
  const half = (rolled ? 18.6 : 11.8) * k + 2.6;
  const cuff = limb(plus(end, fore, rolled ? -7 : -9), plus(end, fore, 1), [half, half], true);
  const cuffColour = look.cuff === undefined ? mix(colour, shadow, 0.14) : dimmed(look.cuff);
  return {
    outlines,
    draw: [
      shoulderCap,
      filled(sleeveUpper, colour, woven(sleeveUpper, shoulder, elbow), polygon(upperEdge(6), shade)),
      skinFore(),
      drawnHand,
      filled(
        sleeveFore,
        colour,
        woven(sleeveFore, elbow, end),
        polygon(foreEdge(5, plus(wrist, fore, 20)), shade),
      ),
      clip(`${sleeveUpper} ${sleeveFore}`, folds(elbow, upper, fore, 17.5 * k, shade)),
      filled(
        cuff,
        cuffColour,
        polygon(
          underside(plus(end, fore, -30), plus(end, fore, 30), [4 * k, 4 * k]),
          shadowOn(cuffColour, shadow),
        ),
      ),
    ].join(''),
  };
}
