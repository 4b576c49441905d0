import { through } from '../outlines.ts';
import { d, type Point } from '../svg.ts';

/** Lengths of an average arm, units. */
const UPPER_ARM = 98;

const FOREARM = 92;

/** Direction of the light on limbs: steeper than elsewhere, so that an arm that points down is lit on top. */
const LIGHT: Point = [0.55, 0.84];

export const plus = (a: Point, b: Point, by = 1): Point => [a[0] + b[0] * by, a[1] + b[1] * by];

export const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];

export const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];

export const unit = (a: Point): Point => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length];
};

export const leftOf = ([x, y]: Point): Point => [y, -x];

export const between = (a: Point, b: Point, share: number) => plus(a, minus(b, a), share);

export const degrees = ([x, y]: Point) => (Math.atan2(y, x) * 180) / Math.PI;

/** Elbow and wrist of an arm that reaches for a point. @param bend 1 or −1: the side of the elbow */
export function reach(shoulder: Point, wanted: Point, bend: number): { elbow: Point; wrist: Point } {
  const gap = minus(wanted, shoulder);
  const distance = Math.min(Math.hypot(...gap), UPPER_ARM + FOREARM - 0.5);
  const direction = unit(gap);
  const wrist = plus(shoulder, direction, distance);
  const cosine = (UPPER_ARM ** 2 + distance ** 2 - FOREARM ** 2) / (2 * UPPER_ARM * distance);
  const angle = Math.atan2(direction[1], direction[0]) + bend * Math.acos(Math.min(1, Math.max(-1, cosine)));
  return { elbow: plus(shoulder, [Math.cos(angle), Math.sin(angle)], UPPER_ARM), wrist };
}

/** The direction of an angle in degrees: 0 right, 90 down. */
const towards = (angle: number): Point => {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
};

/** Elbow and wrist of an arm, by the angles of its upper arm and its forearm in degrees: 0 right, 90 down. */
export function armAt(shoulder: Point, upper: number, fore: number): { elbow: Point; wrist: Point } {
  const elbow = plus(shoulder, towards(upper), UPPER_ARM);
  return { elbow, wrist: plus(elbow, towards(fore), FOREARM) };
}

/** The outline of a part of a limb. @param widths half its width at equal distances along it */
export function limb(from: Point, to: Point, widths: readonly number[], flatEnd = false): string {
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
 * The side of a limb in shadow, up to the mitre at its joint.
 *
 * The third argument has the distances from the middle of the limb to the shadow's edge, at both ends.
 */
export function underside(
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
