import type { SkinTones } from '../colour.ts';
import { d, line, type Point, polygon, type Svg } from '../svg.ts';
import { between, leftOf, plus } from './limb.ts';

/** A wrist: the tones of its skin, and the colours of its bangles and of its watch. */
export interface WristLook {
  skin: SkinTones;
  bangles?: readonly string[] | undefined;
  watch?: string | undefined;
}

export function bracelets(wrist: Point, fore: Point, { bangles = [], watch, skin }: WristLook): Svg {
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
