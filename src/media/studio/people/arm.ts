import { mix, shadowOn } from '../colour.ts';
import { clip, d, filled, group, line, type Point, path, polygon, type Svg } from '../svg.ts';
import { type Cloth, textile } from '../textiles.ts';
import { bracelets, type WristLook } from './bracelets.ts';
import { handIn } from './hand.ts';
import { between, degrees, dot, leftOf, limb, minus, plus, reach, underside, unit } from './limb.ts';
import type { ArmPose } from './person.ts';

export interface ArmLook extends WristLook {
  side: 'left' | 'right';
  shoulder: Point;
  /** Factor of the limbs' thickness. */
  thickness: number;
  sleeve: 'half' | 'long' | 'rolled';
  sleeveColour: string;
  cuff?: string | undefined;
  cloth?: Cloth | undefined;
  shadow: string;
}

interface DrawnArm {
  /** Outlines for its shadow on the body. */
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
  // A sharply bent sleeve has room for one fold.
  return dot(upper, fore) < -0.3 ? above : above + fold(fore, half * 1.15, half * 1.35);
}

/** An arm with its shoulder, its sleeve, its hand and the object in it. */
export function arm(pose: ArmPose, look: ArmLook): DrawnArm {
  const { side, shoulder, thickness: k, skin, shadow, sleeve, cloth } = look;
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

  // The muscle over the joint, which joins the slope of the neck to the arm.
  const out = side === 'left' ? -1 : 1;
  const inner = [leftOf(upper), plus([0, 0], leftOf(upper), -1)].sort(
    (a, b) => dot(b, [-out, 1]) - dot(a, [-out, 1]),
  )[0] ?? [0, 1];
  const root = plus(shoulder, inner, 24.5 * k + 1);
  const slope: Point = [shoulder[0] - out * 17, 19];
  const yoke = d`M${slope} L${shoulder[0] + out * 2},22.5 L${shoulder} L${root} Q${shoulder[0] - out * 21},${(root[1] + slope[1]) / 2 + 4} ${slope} Z`;
  const shoulderCap = pose.layer === 'behind' ? '' : filled(yoke, colour, woven(yoke, slope, root));

  // The shoulder throws no shadow, because it is part of the body.
  const below = between(shoulder, elbow, 0.3);
  const outlines = [limb(below, elbow, widths([9, 21, 19, 17])), bareFore];
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
