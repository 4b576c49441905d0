import { palette } from '../../../theme/palette.ts';
import { lightness, mix, type Skin, tones } from '../colour.ts';
import { type Random, randomFrom } from '../random.ts';
import type { Cloth, Textile } from '../textiles.ts';
import type { Dress, HairStyle, Headwear, Person } from './person.ts';
import { average, childlike, distinctProportions, type Proportions } from './proportions.ts';

/**
 * How often a street in Gurgaon wears what. Everyday dress first: sarees, turbans and bindis are there as they are on
 * a weekday (art direction, 11).
 */
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
const womensHair = {
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
const mensHair = {
  crop: 18,
  side: 18,
  quiff: 14,
  tousled: 14,
  fade: 14,
  buzz: 9,
  curls: 6,
  bald: 5,
};
const RATES = {
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

/** A quiet tone of a cloth for its pattern: darker on light cloth, lighter on dark. */
const patternOn = (random: Random, colour: string): Cloth => ({
  textile: random.pick(textiles),
  colour:
    colour === palette.white
      ? random.pick([palette.neelWash, palette.raniWash])
      : lightness(colour) > 0.62
        ? mix(colour, palette.white, 0.55)
        : mix(colour, palette.white, 0.45),
});

/** @param traditional to go with a covered head */
function dressFrom(random: Random, feminine: boolean, avoid: readonly string[], traditional: boolean): Dress {
  const choice = cloths.filter((colour) => !avoid.includes(colour));
  const colour = random.pick(choice);
  const second = random.pick(choice.filter((other) => other !== colour));
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

function headwearFrom(random: Random, feminine: boolean): Headwear | undefined {
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

/** What a scene decides about somebody; the seed decides the rest. */
export type Wish = Partial<Omit<Person, 'proportions'>> & {
  feminine?: boolean;
  proportions?: Partial<Proportions>;
  /** Cloth that would vanish in front of this wall. */
  avoid?: readonly string[];
};

function personFrom(
  seed: string,
  wish: Wish,
  proportions: Proportions,
  feminine: boolean,
  skin: Skin,
): Person {
  const random = randomFrom(seed);
  const { feminine: _, avoid = [], proportions: own, ...given } = wish;
  const rolledOld = random.chance(RATES.old);
  const old = given.old ?? (given.hairColour ? ['grey', 'white'].includes(given.hairColour) : rolledOld);
  const headwear = 'headwear' in given ? given.headwear : headwearFrom(random, feminine);
  const hair: HairStyle = feminine ? random.weighted(womensHair) : random.weighted(mensHair);
  const lip = random.pick([palette.rani, palette.geru, palette.raniDeep]);
  const rolls = {
    bindi: random.chance(RATES.bindi),
    noseRing: random.chance(RATES.noseRing),
    earrings: random.chance(RATES.earrings),
    bangles: random.chance(RATES.bangles),
    beard: random.chance(RATES.beard),
    glasses: random.chance(RATES.glasses),
    watch: random.chance(RATES.watch),
    lips: random.chance(0.4),
  };
  const made: Person = {
    skin,
    proportions: { ...proportions, ...(given.child ? childlike : {}), ...own },
    hair,
    hairColour: old
      ? random.pick(['white', 'grey'] as const)
      : random.weighted({ black: 60, soft: 22, brown: 12, henna: feminine ? 6 : 0, grey: 0, white: 0 }),
    dress: dressFrom(random, feminine, avoid, headwear?.kind === 'dupatta'),
    old,
    ...(headwear ? { headwear } : {}),
    ...(feminine ? { lashes: true } : {}),
    ...(feminine && rolls.lips ? { lips: lip } : {}),
    ...(feminine && rolls.bindi && headwear?.kind !== 'hijab'
      ? { bindi: random.pick([palette.rani, palette.geru]) }
      : {}),
    ...(feminine && rolls.noseRing ? { noseRing: true } : {}),
    ...(feminine && rolls.earrings
      ? {
          earrings: {
            colour: random.pick([palette.genda, palette.neelWash, palette.white]),
            kind: random.pick(['stud', 'stud', 'hoop', 'jhumka'] as const),
          },
        }
      : {}),
    ...(feminine && rolls.bangles ? { bangles: [palette.rani, palette.genda, palette.rani] } : {}),
    ...(!feminine && (rolls.beard || headwear?.kind === 'turban')
      ? {
          beard:
            headwear?.kind === 'turban'
              ? ('full' as const)
              : random.pick(['full', 'stubble', 'stubble', 'moustache', 'goatee'] as const),
        }
      : {}),
    ...(rolls.glasses
      ? {
          glasses: {
            frame: random.pick([palette.ink, palette.ink, palette.rani, '#7A3A10']),
            shape: random.pick(['round', 'square'] as const),
          },
        }
      : {}),
    ...(rolls.watch ? { watch: palette.ink } : {}),
  };
  return { ...made, ...given };
}

/**
 * People for one picture, no two of whom share their proportions; skins are dealt so that neighbours differ.
 *
 * @param wishes one for each person, `{}` for whoever comes along
 */
export function cast(seed: string, wishes: number | readonly Wish[]): Person[] {
  const list = typeof wishes === 'number' ? Array.from({ length: wishes }, (): Wish => ({})) : wishes;
  const random = randomFrom(`${seed}/cast`);
  const women = random.shuffle(list.map((_, index) => index % 2 === 0));
  const feminine = list.map((wish, index) => wish.feminine ?? women[index] ?? true);
  const proportions = distinctProportions(seed, feminine);
  const first = Math.floor(random.between(0, 5));
  return list.map((wish, index) => {
    const skin = wish.skin ?? (((first + index * 2) % 5) as Skin);
    return personFrom(`${seed}/${index}`, wish, proportions[index] ?? average, feminine[index] ?? true, skin);
  });
}

/** One person from a seed. */
export function person(seed: string, wish: Wish = {}): Person {
  const [only] = cast(seed, [wish]);
  if (only === undefined) throw new Error('A cast of one is empty.');
  return only;
}
