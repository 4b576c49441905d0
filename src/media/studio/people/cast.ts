import { palette } from '../../../theme/palette.ts';
import type { Skin } from '../colour.ts';
import { randomFrom } from '../random.ts';
import type { HairStyle, Person } from './person.ts';
import { average, childlike, distinctProportions, type Proportions } from './proportions.ts';
import { dressFrom, headwearFrom, mensHair, RATES, womensHair } from './wardrobe.ts';

/** The features of a person that a scene fixes; the seed chooses the rest. */
export type Wish = Partial<Omit<Person, 'proportions'>> & {
  feminine?: boolean;
  proportions?: Partial<Proportions>;
};

/** A wish without any accessory; spread it first, and add the wanted ones after it. */
export const unadorned = {
  headwear: undefined,
  glasses: undefined,
  old: false,
  bindi: undefined,
  noseRing: undefined,
  earrings: undefined,
  bangles: undefined,
  watch: undefined,
} as const satisfies Wish;

function personFrom(
  seed: string,
  wish: Wish,
  proportions: Proportions,
  feminine: boolean,
  skin: Skin,
): Person {
  const random = randomFrom(seed);
  const { feminine: _, proportions: own, ...given } = wish;
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
    dress: dressFrom(random, feminine, headwear?.kind === 'dupatta'),
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
 * @param wishes one for each person, `{}` without a wish; or the number of people
 */
export function cast(seed: string, wishes: number): Person[];
export function cast<const Wishes extends readonly Wish[]>(
  seed: string,
  wishes: Wishes,
): { [Index in keyof Wishes]: Person };
export function cast(seed: string, wishes: number | readonly Wish[]): readonly Person[] {
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

/** As `cast`, for people with names. */
export function castByName<Name extends string>(
  seed: string,
  wishes: Readonly<Record<Name, Wish>>,
): Readonly<Record<Name, Person>> {
  const names = Object.keys(wishes) as Name[];
  const people = cast(
    seed,
    names.map((name) => wishes[name]),
  );
  return Object.fromEntries(names.map((name, index) => [name, people[index]])) as Record<Name, Person>;
}

/** One person from a seed. */
export function person(seed: string, wish: Wish = {}): Person {
  const [only] = cast(seed, [wish]);
  return only;
}
