import type { SkinTones } from '../colour.ts';
import { clip, d, type Point, path, type Svg } from '../svg.ts';
import type { Proportions } from './proportions.ts';

/** A body to dress. Origin at the base of the neck, y down; 168 units across an average pair of shoulders. */
export interface Body {
  proportions: Proportions;
  /** From the neck to the hem, units. */
  length: number;
  skin: SkinTones;
  shadow: string;
}

/** Half the shoulders' width, units. */
export const shoulderHalf = ({ build, frame }: Proportions) => (78 + 10 * frame) * build;

/** The joint of an arm. */
export const shoulderAt = (proportions: Proportions, side: 'left' | 'right'): Point => [
  (shoulderHalf(proportions) - 22) * (side === 'left' ? -1 : 1),
  46,
];

/** The trunk: from the neck down the slope of the shoulder to the armpit, the waist and the hem. Arms are not in it. */
export function trunk({ proportions, length }: Body): string {
  const half = shoulderHalf(proportions);
  const { neck, frame } = proportions;
  const waist = half - 33 + 13 * frame;
  const hem = half - 17 + 2 * (1 - frame);
  const side = (s: -1 | 1) => ({
    neck: d`${s * (neck + 2)},-12`,
    slope: d`${s * (neck + 4)},6 ${s * 40},12 ${s * (half - 31)},18.5`,
    shoulder: d`${s * (half - 14)},22 ${s * (half - 7)},32 ${s * (half - 8)},48`,
    armpit: d`${s * (half - 10)},66 ${s * (half - 16)},84 ${s * (half - 19)},102`,
    waist: d`${s * (half - 24)},126 ${s * waist},142 ${s * waist},164`,
    hem: d`${s * waist},190 ${s * hem},206 ${s * hem},${length}`,
  });
  const reverse = (from: string, ctrl: string) => {
    const [first, second] = ctrl.split(' ');
    return `C${second} ${first} ${from}`;
  };
  const left = side(-1);
  const right = side(1);
  const end = (curve: string) => curve.split(' ')[2] ?? '';
  return [
    `M${left.neck} C${left.slope} C${left.shoulder} C${left.armpit} C${left.waist} C${left.hem}`,
    `L${end(right.hem)}`,
    reverse(end(right.waist), right.hem),
    reverse(end(right.armpit), right.waist),
    reverse(end(right.shoulder), right.armpit),
    reverse(end(right.slope), right.shoulder),
    reverse(right.neck, right.slope),
    d`C10,2 -10,2 ${-neck - 2},-12 Z`,
  ].join(' ');
}

/** The outline of the shadow on the trunk: everything to the right of an S from the neck to the hem. */
export const trunkShadow = ({ proportions, length }: Body) => {
  const bust = 10 * (1 - proportions.frame);
  return d`M7,-20 C16,16 ${32 + bust},36 ${28 + bust},74 C${26 + bust},104 ${18 - bust * 0.4},128 ${20 - bust * 0.4},160 C22,190 30,210 28,${length} L190,${length} L190,-30Z`;
};

/** The neck and the visible part of the chest. */
export function neck({ proportions, skin }: Body): Svg {
  const { neck: half, neckLength } = proportions;
  const top = -56 - neckLength;
  const outline = d`M${-half},${top} C${-half},-28 ${-half},-16 ${-half - 13},3 C-16,16 16,16 ${half + 13},3 C${half},-16 ${half},-28 ${half},${top} Z`;
  return (
    path(outline, skin.lit) +
    clip(
      outline,
      path(
        d`M${-half - 2},${-40 - neckLength} C-8,${-20 - neckLength} 2,-18 8,-15 C11,-4 6,6 10,24 L70,24 L70,-70 L${-half - 2},-70Z`,
        skin.shade,
      ),
    )
  );
}
