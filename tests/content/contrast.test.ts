import { describe, expect, test } from 'vitest';
import { contrast, relativeLuminance } from '../../src/theme/contrast.ts';
import { carries, type Pair, pairOf, pairs, ratioOf, roleNames, roles, uses } from '../../src/theme/pairs.ts';
import { type Wall, walls } from '../../src/theme/walls.ts';

/** The roles of a wall whose pair is not allowed for them, with the pair. */
const violationsOf = (wall: Wall) =>
  roleNames
    .filter((role) => !carries(pairOf(wall, role), roles[role]))
    .map((role) => `${role}: ${pairOf(wall, role)}`);

describe('contrast is measured as in WCAG 2.2', () => {
  test.each([
    ['#FFFFFF', '#000000', 21],
    ['#000000', '#FFFFFF', 21],
    ['#DB0F5D', '#DB0F5D', 1],
    // The lightest grey that passes for text on white.
    ['#767676', '#FFFFFF', 4.54],
    ['#777777', '#FFFFFF', 4.48],
  ])('%s on %s is %d', (over, ground, ratio) => {
    expect(contrast(over, ground)).toBeCloseTo(ratio, 2);
  });

  test('green is brighter than red, red than blue', () => {
    expect(['#00FF00', '#FF0000', '#0000FF'].map(relativeLuminance)).toEqual([0.7152, 0.2126, 0.0722]);
  });

  test.each(['#FFF', 'white', '#FFFFFF80'])('"%s" is no colour it can measure', (colour) => {
    expect(() => contrast(colour, '#000000')).toThrow(colour);
  });
});

test.each(Object.entries(pairs) as [Pair, keyof typeof uses][])(
  '%s has the contrast of its use, %s',
  (pair, use) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(uses[use].atLeast);
  },
);

test.each<[Pair, keyof typeof uses]>([
  ['rani on chuna', 'text'],
  ['white on genda', 'picture'],
  ['ink on rani', 'picture'],
])('%s, whose contrast would do, is not allowed for this use: %s', (pair, use) => {
  expect(carries(pair, use)).toBe(false);
});

test.each(Object.entries(walls))(
  'every pair on the wall %s is one that the table allows for its role',
  (_, wall) => {
    expect(violationsOf(wall)).toEqual([]);
  },
);

describe('a wall is refused', () => {
  test.each<[string, Partial<Wall>, string]>([
    ['whose text is never allowed on it', { text: 'white' }, 'text: white on genda'],
    ['whose pair is not in the table', { quiet: 'slate' }, 'quiet: slate on genda'],
    ['whose accent may only be display', { accent: 'raniDeep' }, 'accent: raniDeep on genda'],
    ["whose mark's head is too close to it", { head: 'rani' }, 'head: rani on genda'],
    ["whose button's words are not told from the button", { buttonText: 'neel' }, 'buttonText: neel on ink'],
    ['whose focus cannot be seen', { focus: 'white' }, 'focus: white on genda'],
  ])('%s', (_, change, violation) => {
    expect(violationsOf({ ...walls.genda, ...change })).toEqual([violation]);
  });
});
