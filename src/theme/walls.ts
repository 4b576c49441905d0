import type { Pigment } from './palette.ts';

/** The colours of a wall. The contrast table (`pairs.ts`) allows every pair: for all text, unless said otherwise. */
export interface Wall {
  ground: Pigment;
  text: Pigment;
  /** Secondary text. */
  quiet: Pigment;
  /** Small labels and highlighted links. */
  accent: Pigment;
  /** The focus ring. Graphics only. */
  focus: Pigment;
  /** The head in the mark, and the line under the current link. Graphics only. */
  head: Pigment;
  /** The filled button, and its text. */
  button: Pigment;
  buttonText: Pigment;
}

const byDay = (ground: Pigment, quiet: Pigment = 'ink', accent: Pigment = 'ink') =>
  ({
    ground,
    text: 'ink',
    quiet,
    accent,
    focus: 'ink',
    head: 'rani',
    button: 'ink',
    buttonText: 'white',
  }) as const;

/** `rani` has less than 3:1 contrast with these walls; `raniDeep` has more. */
const deepHead = { head: 'raniDeep' } as const;

const byNight = (ground: Pigment, quiet: Pigment, accent: Pigment) =>
  ({
    ground,
    text: 'white',
    quiet,
    accent,
    focus: 'gendaWash',
    head: 'genda',
    button: 'white',
    buttonText: 'ink',
  }) as const;

const painted = (ground: Pigment) =>
  ({
    ground,
    text: 'white',
    quiet: 'white',
    accent: 'white',
    focus: 'white',
    head: 'white',
    button: 'white',
    buttonText: 'ink',
  }) as const;

/** The colour sets of the site. `data-wall` on a section applies a wall's colours to everything in it. */
export const walls = {
  chuna: byDay('chuna', 'slate', 'raniDeep'),
  genda: { ...byDay('genda'), ...deepHead },
  gendaWash: byDay('gendaWash'),
  neelWash: { ...byDay('neelWash'), ...deepHead },
  raniWash: byDay('raniWash', 'ink', 'raniDeep'),
  raat: byNight('raat', 'mist', 'gendaWash'),
  madder: byNight('madder', 'white', 'white'),
  neel: { ...painted('neel'), focus: 'gendaWash' },
  neelDeep: { ...painted('neelDeep'), focus: 'gendaWash' },
  patta: painted('patta'),
  geru: painted('geru'),
  rani: painted('rani'),
} as const satisfies Record<string, Wall>;

export type WallName = keyof typeof walls;

/** Walls whose header links are black: every page but home (NAV-2). */
export type DayWall = {
  [Name in WallName]: (typeof walls)[Name]['text'] extends 'ink' ? Name : never;
}[WallName];
