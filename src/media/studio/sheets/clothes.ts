import { palette } from '../../../theme/palette.ts';
import type { Dress, HairStyle, Headwear } from '../people/person.ts';

export const hairStyles: HairStyle[] = [
  'bun',
  'knot',
  'plait',
  'long',
  'waves',
  'bob',
  'lob',
  'pony',
  'pixie',
  'curls',
  'afro',
  'crop',
  'side',
  'quiff',
  'tousled',
  'buzz',
  'fade',
  'bald',
];

export const mens = new Set<HairStyle>(['crop', 'side', 'quiff', 'tousled', 'buzz', 'fade', 'bald']);

export const headwear: Headwear[] = [
  { kind: 'cap', colour: palette.rani },
  { kind: 'turban', colour: palette.genda },
  { kind: 'hijab', colour: palette.neel },
  { kind: 'dupatta', colour: palette.genda, border: palette.rani },
];

export const dresses: Dress[] = [
  { garment: 'tee', colour: palette.genda },
  { garment: 'sweater', colour: palette.patta, yoke: palette.gendaWash },
  { garment: 'shirt', colour: palette.neelWash, sleeves: 'rolled' },
  { garment: 'shirt', colour: '#2F4A78', open: palette.white, sleeves: 'rolled' },
  { garment: 'hoodie', colour: palette.rani },
  { garment: 'kurta', colour: palette.white, placket: palette.rani },
  {
    garment: 'kurta',
    colour: palette.geru,
    placket: palette.gendaWash,
    scarf: { colour: palette.gendaWash, border: palette.rani },
  },
  { garment: 'blazer', colour: '#17222B', inner: palette.white },
  { garment: 'nehru', colour: palette.neel, kurta: palette.white },
  {
    garment: 'saree',
    colour: palette.rani,
    drape: palette.genda,
    border: palette.rani,
    drapeCloth: { textile: 'buti', colour: palette.rani },
  },
  {
    garment: 'tee',
    colour: palette.white,
    cloth: { textile: 'selvedge', colour: palette.neelWash },
    apron: palette.patta,
  },
  { garment: 'shirt', colour: palette.neel, cloth: { textile: 'gamcha', colour: palette.neelWash } },
];
