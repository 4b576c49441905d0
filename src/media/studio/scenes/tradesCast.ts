import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Wish } from '../people/cast.ts';
import { unadorned } from '../people/cast.ts';
import type { Pose } from '../people/person.ts';
import type { Svg } from '../svg.ts';
import type { textileOfService } from '../textiles.ts';

/** A trade for each service. */
export type Trade = keyof typeof textileOfService;

/** The people of the trades, the same in every composition. */
export const tradesWishes: Record<Trade, Wish> = {
  technology: {
    ...unadorned,
    feminine: false,
    skin: 3,
    hair: 'crop',
    hairColour: 'grey',
    old: true,
    beard: 'stubble',
    dress: { garment: 'shirt', colour: palette.white, sleeves: 'rolled' },
    glasses: { frame: palette.ink, shape: 'round' },
    proportions: { jaw: 'long', nose: 'aquiline' },
  },
  social: {
    ...unadorned,
    feminine: false,
    skin: 0,
    hair: 'tousled',
    hairColour: 'black',
    beard: undefined,
    dress: { garment: 'tee', colour: palette.rani, cloth: { textile: 'bandhani', colour: palette.raniWash } },
    proportions: { jaw: 'round', nose: 'snub', eyes: 'upturned' },
  },
  design: {
    ...unadorned,
    feminine: true,
    skin: 1,
    hair: 'pony',
    hairColour: 'black',
    earrings: undefined,
    dress: { garment: 'hoodie', colour: palette.genda, cord: palette.rani },
    glasses: { frame: palette.rani, shape: 'round' },
    proportions: { jaw: 'heart', nose: 'snub', eyes: 'round' },
  },
  search: {
    ...unadorned,
    feminine: true,
    skin: 2,
    hair: 'bob',
    hairColour: 'black',
    lips: palette.raniDeep,
    dress: { garment: 'blazer', colour: palette.patta, inner: palette.white },
    proportions: { jaw: 'oval', nose: 'straight' },
  },
  paid: {
    ...unadorned,
    feminine: false,
    skin: 3,
    hair: 'fade',
    hairColour: 'black',
    beard: 'goatee',
    headwear: { kind: 'cap', colour: palette.genda },
    dress: {
      garment: 'tee',
      colour: palette.white,
      cloth: { textile: 'leheriya', colour: palette.neelWash },
    },
    proportions: { jaw: 'square', nose: 'broad' },
  },
  pr: {
    ...unadorned,
    feminine: true,
    skin: 1,
    hair: 'plait',
    hairColour: 'brown',
    earrings: { colour: palette.genda, kind: 'jhumka' },
    bangles: [palette.genda, palette.rani, palette.genda],
    bindi: undefined,
    lips: palette.raniDeep,
    dress: {
      garment: 'kurta',
      colour: palette.neel,
      placket: palette.genda,
      sleeves: 'half',
      cloth: { textile: 'phulkari', colour: '#6E8DF2' },
    },
  },
  influencer: {
    ...unadorned,
    feminine: true,
    skin: 4,
    hair: 'curls',
    hairColour: 'black',
    earrings: { colour: palette.rani, kind: 'hoop' },
    bindi: undefined,
    lips: palette.rani,
    dress: { garment: 'sweater', colour: palette.genda, yoke: palette.rani },
    proportions: { jaw: 'heart', nose: 'broad', eyes: 'almond' },
  },
  film: {
    ...unadorned,
    feminine: false,
    skin: 2,
    hair: 'quiff',
    hairColour: 'black',
    beard: 'full',
    dress: {
      garment: 'shirt',
      colour: palette.patta,
      sleeves: 'rolled',
      cloth: { textile: 'gamcha', colour: '#0A4F3B', second: tones.pattaLight },
    },
    proportions: { jaw: 'square', nose: 'straight' },
  },
};

/** A person at work. */
export interface Tradesperson {
  draw: Svg;
  /** Objects in front of the sill, also relative to the neck. */
  before?: Svg;
}

/** Forearms on the sill. */
export const resting = {
  left: { elbow: [-112, 116], wrist: [-40, 158], hand: 'rest', turn: 4 },
  right: { elbow: [110, 120], wrist: [46, 160], hand: 'rest', turn: 176, mirror: true },
} as const satisfies Pose;
