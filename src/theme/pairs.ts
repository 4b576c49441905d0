import { contrast } from './contrast.ts';
import { type Pigment, palette } from './palette.ts';
import type { Wall } from './walls.ts';

/** Uses of a colour pair, strictest first, with the ratio that WCAG 2.2 requires (1.4.3, 1.4.11). */
export const uses = {
  text: { label: 'All text', atLeast: 4.5 },
  boldText: { label: 'Text from 18 px bold', atLeast: 4.5 },
  display: { label: 'Display and graphics', atLeast: 3 },
  picture: { label: 'Pictures, never text', atLeast: 1 },
  never: { label: 'Never', atLeast: 1 },
} as const;

export type Use = keyof typeof uses;

/** One pigment on another: `ink on chuna`. */
export type Pair = `${Pigment} on ${Pigment}`;

/** The contrast table: a pair that is missing here may not be used. The ratios follow from the palette. */
export const pairs: Readonly<Partial<Record<Pair, Use>>> = {
  'ink on chuna': 'text',
  'slate on chuna': 'text',
  'raniDeep on chuna': 'text',
  'neel on chuna': 'text',
  'patta on chuna': 'text',
  'geru on chuna': 'text',
  'rani on chuna': 'boldText',
  'ink on white': 'text',
  'white on ink': 'text',
  'genda on ink': 'text',
  'white on raat': 'text',
  'mist on raat': 'text',
  'genda on raat': 'text',
  'gendaWash on raat': 'text',
  'white on madder': 'text',
  'genda on madder': 'text',
  'gendaWash on madder': 'text',
  'white on neel': 'text',
  'gendaWash on neel': 'text',
  'white on neelDeep': 'text',
  'gendaWash on neelDeep': 'text',
  'white on patta': 'text',
  'white on geru': 'text',
  'white on rani': 'text',
  'ink on genda': 'text',
  'raniDeep on genda': 'display',
  'ink on gendaWash': 'text',
  'rani on gendaWash': 'display',
  'ink on neelWash': 'text',
  'raniDeep on neelWash': 'text',
  'ink on raniWash': 'text',
  'raniDeep on raniWash': 'text',
  'rani on raniWash': 'display',
  'rani on neelWash': 'picture',
  'white on genda': 'never',
  'ink on rani': 'never',
};

/** The ratio of a pair, from the real values. */
export function ratioOf(pair: Pair): number {
  const [over, ground] = pair.split(' on ') as [Pigment, Pigment];
  return contrast(palette[over], palette[ground]);
}

/** The use that each role of a wall requires of its pair. */
export const roles = {
  text: 'text',
  quiet: 'text',
  accent: 'text',
  buttonText: 'text',
  focus: 'display',
  head: 'display',
} as const satisfies Partial<Record<keyof Wall, Use>>;

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as Role[];

/** The pair of a role of a wall: text on its ground, a button's text on the button. */
export const pairOf = (wall: Wall, role: Role): Pair =>
  `${wall[role]} on ${role === 'buttonText' ? wall.button : wall.ground}`;

/** True when a pair is allowed for this use, or for a stricter one. */
export function carries(pair: Pair, wanted: Use): boolean {
  const order = Object.keys(uses);
  return order.indexOf(pairs[pair] ?? 'never') <= order.indexOf(wanted);
}
