/**
 * Subsets the two typefaces to the site's characters, and measures fallback fonts for them.
 *
 *     node src/media/fonts.ts
 *
 * Writes `src/media/fonts/*.woff2` and `src/theme/fontFallbacks.gen.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { openFont } from './shaping.ts';

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));
const fontsDir = fileURLToPath(new URL('fonts/', import.meta.url));
const fallbacksFile = fileURLToPath(new URL('../theme/fontFallbacks.gen.ts', import.meta.url));

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);
const characters = `${basicLatin}\u00a0–—‘’“”…•₹©®™·→←↗×é`;

const archivoAxes = { wght: { min: 400, max: 800 }, wdth: { min: 62, max: 125 } };
const newsreaderAxes = { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 72 } };

const cuts = [
  { name: 'archivo', from: 'archivo/files/archivo-latin-wdth-normal.woff2', axes: archivoAxes },
  { name: 'newsreader', from: 'newsreader/files/newsreader-latin-opsz-normal.woff2', axes: newsreaderAxes },
  {
    name: 'newsreader-italic',
    from: 'newsreader/files/newsreader-latin-opsz-italic.woff2',
    axes: newsreaderAxes,
  },
];

/**
 * Common system fonts: their average widths, px per em, weighted by English letter frequency (capsize's figures), and
 * the free fonts with the same widths.
 */
const systemFonts = {
  Arial: { average: 904 / 2048, alike: ['Liberation Sans', 'Arimo'] },
  Georgia: { average: 913 / 2048, alike: ['Gelasio'] },
};

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

interface Fallback {
  /** The family's name on the site. */
  family: string;
  /** Its fallback among system fonts. */
  local: keyof typeof systemFonts;
  font: Uint8Array;
  /** The setting of most of its text. */
  setting: Record<string, number>;
}

/** The fallback is as wide as the typeface: no line breaks differently and nothing moves when the font arrives. */
async function measureFallback({ family, local, font, setting }: Fallback) {
  const { upem, ascender, descender, lineGap, advance } = await openFont(font, setting);
  const total = Object.values(frequencies).reduce((sum, share) => sum + share, 0);
  const average =
    Object.entries(frequencies).reduce((sum, [letter, share]) => sum + advance(letter) * share, 0) /
    total /
    upem;
  const sizeAdjust = average / systemFonts[local].average;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    family,
    locals: [local, ...systemFonts[local].alike],
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascender / upem / sizeAdjust),
    descentOverride: percent(-descender / upem / sizeAdjust),
    lineGapOverride: percent(lineGap / upem / sizeAdjust),
  };
}

await mkdir(fontsDir, { recursive: true });
const sfnt = new Map<string, Uint8Array>();
for (const { name, from, axes } of cuts) {
  const whole = await readFile(packages + from);
  const cut = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: axes });
  sfnt.set(name, await subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: axes }));
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
    family: 'Archivo fallback',
    local: 'Arial',
    font: cutOf('archivo'),
    setting: { wght: 600, wdth: 100 },
  }),
  await measureFallback({
    family: 'Newsreader fallback',
    local: 'Georgia',
    font: cutOf('newsreader'),
    setting: { wght: 400, opsz: 20 },
  }),
];
await writeFile(
  fallbacksFile,
  `// Written by src/media/fonts.ts; do not edit.\nexport const fontFallbacks = ${JSON.stringify(fallbacks, null, 2)} as const;\n`,
);
console.log(fallbacks);
