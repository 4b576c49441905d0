/**
 * Cuts the two typefaces to the site's characters, weights and widths, and measures fallback fonts for them.
 *
 *     node src/media/fonts.ts
 *
 * Writes `src/media/fonts/*.woff2` and `src/theme/fontFallbacks.gen.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arialWidth } from './arial.ts';
import { openFont } from './shaping.ts';

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));
const fontsDir = fileURLToPath(new URL('fonts/', import.meta.url));
const fallbacksFile = fileURLToPath(new URL('../theme/fontFallbacks.gen.ts', import.meta.url));

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);
const characters = `${basicLatin}\u00a0–—‘’“”…•₹©®™·→←↗×é`;

/** For headlines and the counters of lists; another character is set in Archivo's other cut. */
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0!&()%+,-./:;?"\'‘’“”–—…₹';

const kerningAndLigatures = ['kern', 'liga'];
/** Tables set figures of one width. */
const withTabularFigures = [...kerningAndLigatures, 'tnum'];

const cuts = [
  {
    name: 'archivo-capitals',
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    characters: capitals,
    axes: { wght: 800, wdth: { min: 62, max: 125 } },
    features: kerningAndLigatures,
  },
  {
    name: 'archivo',
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    characters,
    axes: { wght: { min: 600, max: 800 }, wdth: 100 },
    features: kerningAndLigatures,
  },
  {
    name: 'archivo-condensed',
    from: 'archivo/files/archivo-latin-wdth-normal.woff2',
    characters,
    axes: { wght: 750, wdth: 81 },
    features: kerningAndLigatures,
  },
  {
    name: 'newsreader',
    from: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    characters,
    axes: { wght: 400, opsz: 18 },
    features: withTabularFigures,
  },
  {
    name: 'newsreader-italic',
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    characters,
    axes: { wght: 400, opsz: 18 },
    features: withTabularFigures,
  },
];

/** Frequency of each character in English prose, percent. */
const frequencies: Record<string, number> = {
  ...{
    ' ': 18,
    a: 6.7,
    b: 1.2,
    c: 2.3,
    d: 3.5,
    e: 10.4,
    f: 1.8,
    g: 1.6,
    h: 5,
    i: 5.7,
    j: 0.1,
    k: 0.6,
    l: 3.3,
    m: 2,
  },
  ...{
    n: 5.7,
    o: 6.2,
    p: 1.6,
    q: 0.1,
    r: 4.9,
    s: 5.2,
    t: 7.5,
    u: 2.3,
    v: 0.8,
    w: 1.9,
    x: 0.1,
    y: 1.6,
    z: 0.05,
  },
};

/** The average width of a character in English prose; `advance` and the result in the same unit. */
function averageWidth(advance: (character: string) => number): number {
  const total = Object.values(frequencies).reduce((sum, share) => sum + share, 0);
  const sum = Object.entries(frequencies).reduce((sum, [letter, share]) => sum + advance(letter) * share, 0);
  return sum / total;
}

interface SystemFont {
  /** The font, and the free fonts with the same widths. */
  names: readonly string[];
  /** The average width of its characters, em; capsize's figures for lower case. */
  average: number;
}
const arial: SystemFont = { names: ['Arial', 'Liberation Sans', 'Arimo'], average: 904 / 2048 };
const arialCapitals: SystemFont = { names: arial.names, average: averageWidth(arialWidth) };
const georgia: SystemFont = { names: ['Georgia', 'Gelasio'], average: 913 / 2048 };

interface Fallback {
  /** The family's name on the site. */
  family: string;
  local: SystemFont;
  font: Uint8Array;
  /** The setting of most of its text. */
  setting: Record<string, number>;
}

/** The fallback is as wide as the typeface: no line breaks differently and nothing moves when the font arrives. */
async function measureFallback({ family, local, font, setting }: Fallback) {
  const { upem, ascender, descender, lineGap, advance } = await openFont(font, setting);
  const isCapitals = local === arialCapitals;
  const average = averageWidth((letter) => advance(isCapitals ? letter.toUpperCase() : letter)) / upem;
  const sizeAdjust = average / local.average;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    family,
    locals: local.names,
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascender / upem / sizeAdjust),
    descentOverride: percent(-descender / upem / sizeAdjust),
    lineGapOverride: percent(lineGap / upem / sizeAdjust),
  };
}

await mkdir(fontsDir, { recursive: true });
const sfnt = new Map<string, Uint8Array>();
for (const { name, from, characters, axes, features } of cuts) {
  const whole = await readFile(packages + from);
  const options = { variationAxes: axes, keepFeatures: features };
  const cut = await subsetFont(whole, characters, { ...options, targetFormat: 'woff2' });
  sfnt.set(name, await subsetFont(whole, characters, { ...options, targetFormat: 'sfnt' }));
  await writeFile(`${fontsDir}${name}.woff2`, cut);
  console.log(`${name}.woff2: ${whole.length} → ${cut.length} bytes`);
}

const cutOf = (name: string) => {
  const font = sfnt.get(name);
  if (font === undefined) throw new Error(`There is no cut named "${name}".`);
  return font;
};
const fallbacks = [
  await measureFallback({
    family: 'Archivo Capitals fallback',
    local: arialCapitals,
    font: cutOf('archivo-capitals'),
    setting: { wdth: 86 },
  }),
  await measureFallback({
    family: 'Archivo fallback',
    local: arial,
    font: cutOf('archivo'),
    setting: { wght: 600 },
  }),
  await measureFallback({
    family: 'Archivo Condensed fallback',
    local: arial,
    font: cutOf('archivo-condensed'),
    setting: {},
  }),
  await measureFallback({
    family: 'Newsreader fallback',
    local: georgia,
    font: cutOf('newsreader'),
    setting: {},
  }),
];
await writeFile(
  fallbacksFile,
  `// Written by src/media/fonts.ts; do not edit.\nexport const fontFallbacks = ${JSON.stringify(fallbacks, null, 2)} as const;\n`,
);
console.log(fallbacks);
