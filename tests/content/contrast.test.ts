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

describe('the contrast of the pigments', () => {
  test.each<[Pair, string, keyof typeof uses]>([
    ['ink on chuna', '17.61', 'text'],
    ['slate on chuna', '7.17', 'text'],
    ['raniDeep on chuna', '7.31', 'text'],
    ['neel on chuna', '6.69', 'text'],
    ['patta on chuna', '5.92', 'text'],
    ['geru on chuna', '4.58', 'text'],
    ['rani on chuna', '4.52', 'boldText'],
    ['white on raat', '14.41', 'text'],
    ['white on madder', '18.22', 'text'],
    ['mist on raat', '8.37', 'text'],
    ['gendaWash on raat', '10.20', 'text'],
    ['white on neel', '7.32', 'text'],
    ['white on neelDeep', '11.30', 'text'],
    ['white on patta', '6.48', 'text'],
    ['white on geru', '5.02', 'text'],
    ['white on rani', '4.95', 'text'],
    ['ink on genda', '10.74', 'text'],
    ['ink on gendaWash', '13.65', 'text'],
    ['ink on neelWash', '11.06', 'text'],
    ['ink on raniWash', '12.80', 'text'],
    ['raniDeep on raniWash', '5.31', 'text'],
    ['rani on raniWash', '3.29', 'display'],
    ['rani on neelWash', '2.84', 'picture'],
    ['white on genda', '1.79', 'never'],
    ['ink on rani', '3.89', 'never'],
  ])('%s measures %s: %s', (pair, ratio, use) => {
    expect(ratioOf(pair).toFixed(2)).toBe(ratio);
    expect(pairs[pair]).toBe(use);
  });
});

test.each(Object.entries(pairs) as [Pair, keyof typeof uses][])(
  '%s has the contrast of its use, %s',
  (pair, use) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(uses[use].atLeast);
  },
);

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
