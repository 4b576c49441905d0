import type { SkinTones } from '../colour.ts';
import { d } from '../svg.ts';
import type { Person, Pose } from './person.ts';
import type { Proportions } from './proportions.ts';

/** The data that all parts of a head need. Origin at the base of the neck, the head from y −126 to −16. */
export interface Head {
  person: Person;
  pose: Pose;
  skin: SkinTones;
  shadow: string;
  /** Shift of the features by the turn of the head, units: −10 to 10. */
  turned: number;
  /** A dark colour for lashes and pupils, on every skin. */
  line: string;
}

export const EYE_Y = -75;

export const EYE_GAP = 15.5;

export const MOUTH_Y = -39;

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

/** The outline of a face from the front. */
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
  /** Widths of the bridge and the tip on the side in shadow. */
  bridge: number;
  tip: number;
  tipY: number;
  /** Width of the wing on the lit side. */
  wing: number;
}

export const noseNumbers: Record<Proportions['nose'], Nose> = {
  straight: { bridge: 2, tip: 11, tipY: -57, wing: 8.5 },
  aquiline: { bridge: 7, tip: 10, tipY: -54.5, wing: 8 },
  snub: { bridge: 0, tip: 10.5, tipY: -60, wing: 8.5 },
  broad: { bridge: 2, tip: 13.5, tipY: -56.5, wing: 11.5 },
  fine: { bridge: 2.5, tip: 8.5, tipY: -58, wing: 6.5 },
  button: { bridge: -2, tip: 7, tipY: -55, wing: 6.5 },
};

export const ridge = ({ turned }: Head) => 2 + turned;

/** The shadow on a face: everything to the right of a line over the bridge, the nose and the lips to the chin. */
export function faceShadow(head: Head): string {
  const x = ridge(head);
  const { bridge, tip, tipY } = noseNumbers[head.person.proportions.nose];
  return [
    d`M${x + 7},-150 L${x + 6},-96 C${x + 4},-88 ${x + bridge},-84 ${x + bridge},-79`,
    d`C${x + bridge + 1},-70 ${x + tip - 2},${tipY - 6} ${x + tip},${tipY} C${x + tip + 1},${tipY + 5} ${x + 5},${tipY + 6} ${x - 1},${tipY + 7.5}`,
    d`C${x + 4},-46 ${x + 3},-43 ${x + 1},-40 C${x + 3},-35 ${x + 2},-32 ${x + 1},-30 C${x + 4},-25 ${x + 2},-20 ${x - 3},-4 L90,-4 L90,-150Z`,
  ].join(' ');
}
