import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Wish } from '../people/cast.ts';
import { unadorned } from '../people/cast.ts';

/** Clients who have a shop in the bazaar, by the names of their marks. */
export type Shop = 'noorvali' | 'ullasi' | 'kavi-kiln' | 'lahar-nine' | 'fatakra' | 'willowala';

/** The shops' owners. */
export const ownerWishes: Record<Shop, Wish> = {
  noorvali: {
    ...unadorned,
    feminine: false,
    skin: 2,
    hair: 'side',
    hairColour: 'white',
    old: true,
    beard: 'moustache',
    dress: {
      garment: 'kurta',
      colour: palette.rani,
      placket: palette.genda,
      sleeves: 'rolled',
      apron: palette.white,
    },
    proportions: { jaw: 'long', nose: 'aquiline' },
  },
  ullasi: {
    ...unadorned,
    feminine: true,
    skin: 4,
    hair: 'curls',
    hairColour: 'black',
    earrings: { colour: palette.genda, kind: 'hoop' },
    dress: {
      garment: 'tee',
      colour: palette.gendaWash,
      cloth: { textile: 'selvedge', colour: palette.white },
    },
    proportions: { jaw: 'heart', nose: 'broad', eyes: 'round' },
  },
  'kavi-kiln': {
    ...unadorned,
    feminine: true,
    skin: 1,
    hair: 'knot',
    hairColour: 'grey',
    old: true,
    earrings: { colour: palette.genda, kind: 'stud' },
    glasses: { frame: palette.ink, shape: 'round' },
    dress: {
      garment: 'kurta',
      colour: palette.neelWash,
      placket: palette.neel,
      apron: palette.neel,
      sleeves: 'rolled',
    },
    proportions: { jaw: 'oval', nose: 'straight' },
  },
  'lahar-nine': {
    ...unadorned,
    feminine: false,
    skin: 3,
    hair: 'curls',
    hairColour: 'black',
    beard: 'stubble',
    headphones: palette.neelWash,
    dress: { garment: 'hoodie', colour: palette.patta, cord: palette.genda },
    proportions: { jaw: 'square', nose: 'broad' },
  },
  fatakra: {
    ...unadorned,
    feminine: true,
    skin: 2,
    hair: 'plait',
    hairColour: 'black',
    noseRing: true,
    earrings: { colour: palette.genda, kind: 'jhumka' },
    lips: palette.raniDeep,
    bangles: [palette.rani, palette.genda, palette.rani],
    dress: {
      garment: 'kurta',
      colour: palette.genda,
      placket: palette.rani,
      sleeves: 'half',
      cloth: { textile: 'buti', colour: palette.gendaWash },
      scarf: { colour: palette.rani, border: palette.gendaWash },
    },
    proportions: { jaw: 'round', nose: 'fine', eyes: 'upturned' },
  },
  willowala: {
    ...unadorned,
    feminine: false,
    skin: 0,
    hair: 'fade',
    hairColour: 'black',
    beard: 'full',
    dress: { garment: 'shirt', colour: palette.white, collar: palette.neel, sleeves: 'half' },
    proportions: { jaw: 'square', nose: 'straight', eyes: 'gentle' },
  },
};

/** The paint of each sign, of its awning and of its counter. */
export const paints: Record<Shop, { sign: string; awning: string; counter: string }> = {
  noorvali: { sign: palette.patta, awning: palette.patta, counter: palette.genda },
  ullasi: { sign: palette.rani, awning: palette.rani, counter: palette.neelWash },
  'kavi-kiln': { sign: palette.ink, awning: tones.navy, counter: palette.raniWash },
  'lahar-nine': { sign: palette.neel, awning: palette.neel, counter: palette.gendaWash },
  fatakra: { sign: palette.patta, awning: palette.genda, counter: palette.white },
  willowala: { sign: palette.rani, awning: palette.rani, counter: palette.patta },
};
