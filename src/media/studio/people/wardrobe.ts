import { palette } from '../../../theme/palette.ts';
import { lightness, mix, tones } from '../colour.ts';
import type { Random } from '../random.ts';
import type { Cloth, Textile } from '../textiles.ts';
import type { Dress, Headwear } from './person.ts';

/** Frequencies of clothes in a street of Gurgaon on a weekday, where sarees, turbans and bindis are rare. */
const womensDress: Record<Dress['garment'], number> = {
  tee: 20,
  shirt: 18,
  kurta: 24,
  hoodie: 12,
  sweater: 10,
  blazer: 11,
  saree: 5,
  nehru: 0,
};

const mensDress: Record<Dress['garment'], number> = {
  shirt: 32,
  tee: 22,
  hoodie: 15,
  sweater: 10,
  kurta: 8,
  blazer: 9,
  nehru: 4,
  saree: 0,
};

export const womensHair = {
  long: 14,
  waves: 16,
  lob: 15,
  bob: 9,
  pony: 12,
  knot: 9,
  bun: 7,
  plait: 5,
  curls: 8,
  pixie: 5,
};

export const mensHair = {
  crop: 18,
  side: 18,
  quiff: 14,
  tousled: 14,
  fade: 14,
  buzz: 9,
  curls: 6,
  bald: 5,
};

export const RATES = {
  old: 0.12,
  bindi: 0.12,
  noseRing: 0.14,
  earrings: 0.6,
  bangles: 0.15,
  scarfOverKurta: 0.45,
  turban: 0.07,
  cap: 0.07,
  hijab: 0.06,
  dupatta: 0.03,
  glasses: 0.26,
  beard: 0.55,
  watch: 0.3,
  pattern: 0.4,
};

const cloths = [
  palette.rani,
  palette.genda,
  palette.patta,
  palette.neel,
  palette.white,
  palette.neelWash,
  palette.geru,
  palette.raniWash,
  palette.gendaWash,
  tones.navy,
  tones.denim,
  tones.pattaLight,
] as const;

const textiles: readonly Textile[] = [
  'ikat',
  'buti',
  'bandhani',
  'selvedge',
  'leheriya',
  'phulkari',
  'shisha',
  'gamcha',
];

/** A random pattern for a cloth in a lighter tone of it; on white cloth in pale blue or pink. */
const patternOn = (random: Random, colour: string): Cloth => ({
  textile: random.pick(textiles),
  colour:
    colour === palette.white
      ? random.pick([palette.neelWash, palette.raniWash])
      : lightness(colour) > 0.62
        ? mix(colour, palette.white, 0.55)
        : mix(colour, palette.white, 0.45),
});

/** Chooses a dress. @param traditional true for a kurta, to match a dupatta on the head */
export function dressFrom(random: Random, feminine: boolean, traditional: boolean): Dress {
  const colour = random.pick(cloths);
  const second = random.pick(cloths.filter((other) => other !== colour));
  const cloth = random.chance(RATES.pattern) ? { cloth: patternOn(random, colour) } : {};
  const rolled = random.weighted(feminine ? womensDress : mensDress);
  switch (traditional ? 'kurta' : rolled) {
    case 'tee':
      return { garment: 'tee', colour, ...cloth };
    case 'sweater':
      return { garment: 'sweater', colour, ...(random.chance(0.5) ? { yoke: second } : {}) };
    case 'shirt':
      return {
        garment: 'shirt',
        colour,
        ...cloth,
        sleeves: random.pick(['long', 'rolled', 'rolled', 'half'] as const),
        ...(random.chance(0.25) ? { open: second } : {}),
      };
    case 'hoodie':
      return { garment: 'hoodie', colour, cord: second };
    case 'kurta': {
      const scarf =
        random.chance(RATES.scarfOverKurta) && feminine ? { scarf: { colour: second, border: colour } } : {};
      return {
        garment: 'kurta',
        colour,
        placket: second,
        ...cloth,
        ...scarf,
        sleeves: random.pick(['half', 'rolled'] as const),
      };
    }
    case 'blazer': {
      const dark = random.pick([tones.navy, tones.pattaDark, palette.raniDeep, tones.denim, palette.geru]);
      return {
        garment: 'blazer',
        colour: dark,
        inner: random.pick([palette.white, palette.gendaWash, palette.neelWash]),
      };
    }
    case 'nehru':
      return { garment: 'nehru', colour, kurta: palette.white };
    case 'saree':
      return {
        garment: 'saree',
        colour,
        drape: second,
        border: colour,
        drapeCloth: patternOn(random, second),
      };
  }
}

export function headwearFrom(random: Random, feminine: boolean): Headwear | undefined {
  const colour = random.pick([palette.rani, palette.genda, palette.neel, palette.patta, palette.geru]);
  const roll = random.next();
  if (feminine) {
    if (roll < RATES.hijab) return { kind: 'hijab', colour };
    if (roll < RATES.hijab + RATES.dupatta) return { kind: 'dupatta', colour, border: palette.gendaWash };
    return undefined;
  }
  if (roll < RATES.turban) return { kind: 'turban', colour };
  if (roll < RATES.turban + RATES.cap) return { kind: 'cap', colour };
  return undefined;
}
