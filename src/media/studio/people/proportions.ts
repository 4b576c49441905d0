import { type Random, randomFrom } from '../random.ts';

export const jaws = ['oval', 'square', 'heart', 'round', 'long'] as const;
export const noses = ['straight', 'aquiline', 'snub', 'broad', 'fine'] as const;
export const eyeShapes = ['almond', 'round', 'hooded', 'upturned', 'gentle'] as const;
const browShapes = ['arched', 'straight', 'soft', 'bushy'] as const;
const earShapes = ['small', 'middling', 'large'] as const;
const lipShapes = ['full', 'bow', 'fine'] as const;

/** The features that distinguish faces, apart from hair and dress. Every value in the ranges looks pleasant. */
export interface Proportions {
  jaw: (typeof jaws)[number] | 'plump';
  nose: (typeof noses)[number] | 'button';
  eyes: (typeof eyeShapes)[number] | 'wide';
  brows: (typeof browShapes)[number];
  ears: (typeof earShapes)[number];
  lips: (typeof lipShapes)[number];
  /** Scale of the head's width: .92 to 1.10. */
  faceWidth: number;
  /** Scale of the head's height: .96 to 1.06. */
  faceHeight: number;
  /** Scale of shoulders and arms: .80 to 1.15. */
  build: number;
  /** Shift of each eye away from the middle, units: −1.5 to 1.5. */
  eyeSpacing: number;
  /** Half its width, units: 13.5 to 19. */
  neck: number;
  /** Height of the head above its usual place, units: −3 to 6 for grown-ups. */
  neckLength: number;
  /** Narrow shoulders and a waist (0) to wide shoulders and a straight side (1). */
  frame: number;
}

export const ranges = {
  faceWidth: [0.92, 1.1],
  faceHeight: [0.96, 1.06],
  build: [0.86, 1.12],
  eyeSpacing: [-1.4, 1.4],
} as const;

/** Average values, to start from by hand. */
export const average: Proportions = {
  jaw: 'oval',
  nose: 'straight',
  eyes: 'almond',
  brows: 'soft',
  ears: 'middling',
  lips: 'bow',
  faceWidth: 1,
  faceHeight: 1,
  build: 1,
  eyeSpacing: 0,
  neck: 15.5,
  neckLength: 0,
  frame: 0.5,
};

/** A child's face and neck; grown-ups never get these values. */
export const childlike = {
  jaw: 'plump',
  nose: 'button',
  eyes: 'wide',
  brows: 'soft',
  lips: 'bow',
  ears: 'large',
  faceWidth: 1.1,
  faceHeight: 0.98,
  build: 0.96,
  eyeSpacing: 1.4,
  neck: 15,
  neckLength: -9,
  frame: 0.5,
} as const satisfies Proportions;

/** Frames differ between men and women more than faces do; neither is a rule. */
function bodyFrom(random: Random, feminine: boolean) {
  return feminine
    ? { frame: random.between(0, 0.35), neck: random.between(13.5, 15), neckLength: random.between(0, 6) }
    : { frame: random.between(0.6, 1), neck: random.between(16, 19), neckLength: random.between(-3, 3) };
}

/**
 * Proportions of several people, no two alike: each range is divided into as many parts as there are people, and each
 * person gets another part; jaws, noses and eyes are dealt like cards.
 *
 * @param feminine one entry for each person: true for a woman's frame
 */
export function distinctProportions(seed: string, feminine: readonly boolean[]): Proportions[] {
  const random = randomFrom(`${seed}/proportions`);
  const count = feminine.length;
  const spread = ([least, most]: readonly [number, number]) =>
    random
      .shuffle(Array.from({ length: count }, (_, index) => index))
      .map((part) => least + ((part + random.between(0.15, 0.85)) / count) * (most - least));
  // Each round starts at a later shape, so that no jaw gets the same nose twice (up to 25 people).
  const deal = <Shape>(shapes: readonly Shape[], step: number): ((index: number) => Shape) => {
    const deck = random.shuffle(shapes);
    return (index) =>
      deck[(index + step * Math.floor(index / shapes.length)) % deck.length] ?? random.pick(shapes);
  };
  const widths = spread(ranges.faceWidth);
  const heights = spread(ranges.faceHeight);
  const builds = spread(ranges.build);
  const spacings = spread(ranges.eyeSpacing);
  const jaw = deal(jaws, 0);
  const nose = deal(noses, 1);
  const eyes = deal(eyeShapes, 2);
  const brows = deal(browShapes, 1);
  const lips = deal(lipShapes, 1);
  return feminine.map((isFeminine, index) => ({
    jaw: jaw(index),
    nose: nose(index),
    eyes: eyes(index),
    brows: brows(index),
    lips: lips(index),
    ears: random.pick(earShapes),
    faceWidth: widths[index] ?? 1,
    faceHeight: heights[index] ?? 1,
    build: (builds[index] ?? 1) * (isFeminine ? 0.95 : 1.02),
    eyeSpacing: spacings[index] ?? 0,
    ...bodyFrom(random, isFeminine),
  }));
}
