import { describe, expect, test } from 'vitest';
import { carries, type Pair } from '../../src/theme/pairs.ts';
import { palette } from '../../src/theme/palette.ts';
import { readSource, sourcesIn } from '../support/sources.ts';

/** Sources of colours: style sheets, and components with inline styles. The theme and the pictures define colours. */
const styled = sourcesIn('src').filter((file) => /\.tsx?$/.test(file) && !/^src\/(theme|media)\//.test(file));

const HEX = /#[\da-f]{3,8}\b/gi;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const PROPERTY = String.raw`(?:[a-z]*[cC]olor|background|fill|stroke|outline|border\w*|boxShadow)`;
const NAMED = new RegExp(
  String.raw`\b${PROPERTY}: '(?:[^']*\s)?(red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|black|white|silver|gold)\b[^']*'`,
  'g',
);
/** A drawing's own paint, where a view contains a picture. */
const PAINT = /\b(?:fill|stroke)="#[\da-f]{6}"/gi;
/** Print styles have no walls. */
const PRINT = /\bprint: \{[^{}]*\}/g;

/** Every colour that a source sets itself instead of using the theme. Mixes with a wall's colour are allowed. */
function rawColours(source: string): string[] {
  const style = source
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, '')
    .replaceAll(PAINT, '')
    .replaceAll(PRINT, '');
  return [...style.matchAll(HEX), ...style.matchAll(FUNCTION), ...style.matchAll(NAMED)].map(
    ([found]) => found,
  );
}

/** Pairs of text and ground that one style sets together, both from the palette. */
function directPairs(source: string): Pair[] {
  const found: Pair[] = [];
  let rest = source.replaceAll('${', '{');
  // From the innermost styles outwards, so that each property is read with its siblings.
  for (let left = ''; left !== rest; ) {
    left = rest;
    rest = rest.replaceAll(/\{[^{}]*\}/g, (block) => {
      const [, over] = /\bcolor: colour\.(\w+)/.exec(block) ?? [];
      const [, ground] = /\bbackgroundColor: colour\.(\w+)/.exec(block) ?? [];
      if (over && ground) found.push(`${over} on ${ground}` as Pair);
      return '';
    });
  }
  return found;
}

test.each(styled)('%s takes its colours from the theme', (file) => {
  expect(rawColours(readSource(file))).toEqual([]);
});

describe('it would be noticed', () => {
  test.each([
    ["style({ color: '#FFB3CF' })", '#FFB3CF'],
    ["style({ backgroundColor: 'rgb(11 15 14 / .72)' })", 'rgb(11 15 14 / .72)'],
    ["style({ backgroundColor: 'white' })", "backgroundColor: 'white'"],
    ["style({ border: '2px solid black' })", "border: '2px solid black'"],
    ["Object.assign(bar.style, { background: '#0B0F0E' })", '#0B0F0E'],
    ['<p style={{ color: "#fff" }} />', '#fff'],
  ])('%s', (source, colour) => {
    expect(rawColours(source)).toEqual([colour]);
  });

  test.each([
    'style({ color: colour.ink, backgroundColor: wall.ground })',
    "style({ border: '2px solid currentColor', backgroundColor: 'transparent' })",
    "style({ '@media': { print: { color: 'black' } } })",
    '<path fill="#86A8E2" d="M0 0h2" />',
    'document.querySelector("#site")',
  ])('… but not %s', (source) => {
    expect(rawColours(source)).toEqual([]);
  });
});

describe('text and ground that a style sets together are a pair of the contrast table', () => {
  const found = [...styled, 'src/theme/text.css.ts'].flatMap((file) =>
    directPairs(readSource(file)).map((pair) => [file, pair] as const),
  );

  test('there are such styles', () => {
    expect(found.map(([, pair]) => pair)).toContain('white on ink');
    expect(
      directPairs(
        'style({ color: colour.white, s: { x: { color: colour.ink } }, backgroundColor: colour.genda })',
      ),
    ).toEqual(['white on genda']);
  });

  test.each(found)('%s: %s', (_, pair) => {
    expect(carries(pair, 'text')).toBe(true);
  });
});

test('selected words can be read', () => {
  expect(directPairs(readSource('src/theme/global.css.ts'))).toContain('ink on genda');
});

test('a filled control sets its text with its ground', () => {
  const filled = /\{[^{}]*\bbackgroundColor: wall\.button\b[^{}]*\}/g;
  const alone = styled
    .filter((file) => !file.startsWith('src/design/'))
    .flatMap(
      (file) =>
        readSource(file)
          .replaceAll(/\$\{[^}]*\}/g, '')
          .match(filled) ?? [],
    )
    .filter((style) => !style.includes('color: wall.buttonText'));
  expect(alone).toEqual([]);
});

test("the browser's own bar begins with the night wall, as home does", () => {
  expect(readSource('src/index.html')).toContain(`<meta name="theme-color" content="${palette.raat}" />`);
});
