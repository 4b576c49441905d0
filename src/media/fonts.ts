/**
 * Subsets the two typefaces to the site's characters, weights and widths, and measures fallback fonts for them.
 *
 *     npx node src/media/fonts.ts
 *
 * Writes `src/media/fonts/*.woff2` and `src/theme/fontFallbacks.gen.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { openFont } from './shaping.ts';
import { arialBold, fallbackMetrics, georgia, openSystemFont, type SystemFont } from './systemFonts.ts';

const packages = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));
const fontsDir = fileURLToPath(new URL('fonts/', import.meta.url));
const fallbacksFile = fileURLToPath(new URL('../theme/fontFallbacks.gen.ts', import.meta.url));

const basicLatin = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
);
const characters = `${basicLatin}\u00a0–—‘’“”…•₹©®™·→←↗×é`;

/** For headlines and the counters of lists; other characters fall back to the full Archivo subset. */
const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 \u00a0!&()%+,-./:;?"\'‘’“”–—…₹';

const kerningAndLigatures = ['kern', 'liga'];
/** Tables need figures of equal width. */
const withTabularFigures = [...kerningAndLigatures, 'tnum'];

const subsets = [
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

/** Typical texts, by which a fallback's width is measured. */
const samples = {
  links: ['Home', 'About', 'Clients', 'Services', 'Careers', 'Contact'],
  buttons: [
    'Watch the film',
    'Read more',
    'Back to top',
    'Chat with us',
    'Go back home',
    'Skip to the content',
  ],
  headings: ['WHERE OUR SPECIALTY LIES', 'RELATED ARTICLES', 'WHAT IT COSTS', 'OPENINGS', 'THE TEAM'],
  prose: [
    'A logo on a wall tells you little. Each of these has a person under it who picked up the phone, argued with us',
    'about a word, and was usually right. They sell tea, move freight, test blood and teach children in the evening.',
  ],
};

interface Fallback {
  /** The family's name on the site. */
  family: string;
  local: SystemFont;
  font: Uint8Array;
  /** The axes of the typeface that it replaces. */
  setting: Record<string, number>;
  /** The weights that it replaces, as in CSS. */
  fontWeight: string;
  texts: readonly string[];
}

/** Scales the fallback to the width of the typeface, so that few lines break differently when the font arrives. */
async function measureFallback({ family, local, font, setting, fontWeight, texts }: Fallback) {
  const typeface = openFont(font, setting);
  const system = await openSystemFont(local, texts);
  const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);
  const sizeAdjust =
    sum(texts.map(typeface.advance)) / typeface.upem / (sum(texts.map(system.advance)) / system.upem);
  return { family, fontWeight, locals: local.names, ...fallbackMetrics(typeface, sizeAdjust) };
}

await mkdir(fontsDir, { recursive: true });
const sfnt = new Map<string, Uint8Array>();
for (const { name, from, characters, axes, features } of subsets) {
  const whole = await readFile(packages + from);
  const options = { variationAxes: axes, keepFeatures: features };
  const subset = await subsetFont(whole, characters, { ...options, targetFormat: 'woff2' });
  sfnt.set(name, await subsetFont(whole, characters, { ...options, targetFormat: 'sfnt' }));
  await writeFile(`${fontsDir}${name}.woff2`, subset);
  console.log(`${name}.woff2: ${whole.length} → ${subset.length} bytes`);
}

const subsetOf = (name: string) => {
  const font = sfnt.get(name);
  if (font === undefined) throw new Error(`There is no subset named "${name}".`);
  return font;
};
const { links, buttons, headings, prose } = samples;
const archivo = { family: 'Archivo fallback', local: arialBold, font: subsetOf('archivo') };
const fallbacks = await Promise.all(
  [
    {
      family: 'Archivo Capitals fallback',
      local: arialBold,
      font: subsetOf('archivo-capitals'),
      setting: { wdth: 86 },
      fontWeight: '800',
      texts: headings,
    },
    { ...archivo, setting: { wght: 600 }, fontWeight: '400 650', texts: links },
    { ...archivo, setting: { wght: 700 }, fontWeight: '651 800', texts: buttons },
    {
      family: 'Archivo Condensed fallback',
      local: arialBold,
      font: subsetOf('archivo-condensed'),
      setting: {},
      fontWeight: '750',
      texts: prose,
    },
    {
      family: 'Newsreader fallback',
      local: georgia,
      font: subsetOf('newsreader'),
      setting: {},
      fontWeight: '400',
      texts: prose,
    },
  ].map(measureFallback),
);
await writeFile(
  fallbacksFile,
  `// Written by src/media/fonts.ts; do not edit.\nexport const fontFallbacks = ${JSON.stringify(fallbacks, null, 2)} as const;\n`,
);
console.log(fallbacks);
