import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { type Point, path, round, type Svg } from './svg.ts';

/**
 * The site's own typefaces, and those of the invented clients' marks; all under OFL 1.1. Letters become outlines,
 * because an `<img>` loads no fonts.
 */
const files = {
  archivo: 'archivo/files/archivo-latin-wdth-normal.woff2',
  newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'newsreader-italic': 'newsreader/files/newsreader-latin-opsz-italic.woff2',
  // Only for marks.
  'baloo-2': 'baloo-2/files/baloo-2-latin-wght-normal.woff2',
  'bodoni-moda': 'bodoni-moda/files/bodoni-moda-latin-opsz-normal.woff2',
  comfortaa: 'comfortaa/files/comfortaa-latin-wght-normal.woff2',
  imbue: 'imbue/files/imbue-latin-opsz-normal.woff2',
  'josefin-sans': 'josefin-sans/files/josefin-sans-latin-wght-normal.woff2',
  kalnia: 'kalnia/files/kalnia-latin-wght-normal.woff2',
  museomoderno: 'museomoderno/files/museomoderno-latin-wght-normal.woff2',
  playfair: 'playfair/files/playfair-latin-opsz-normal.woff2',
  'space-grotesk': 'space-grotesk/files/space-grotesk-latin-wght-normal.woff2',
  syne: 'syne/files/syne-latin-wght-normal.woff2',
  unbounded: 'unbounded/files/unbounded-latin-wght-normal.woff2',
} as const;

type Typeface = keyof typeof files;

const { resolve } = createRequire(import.meta.url);

/** Latin-1 and some punctuation: the characters kept when woff2 is converted to sfnt, which HarfBuzz reads. */
const latin = `${Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}ı–—‘’“”…•₹→`;

async function openFace(file: string) {
  const woff2 = await readFile(resolve(`@fontsource-variable/${file}`));
  return new Face(new Blob(await subsetFont(woff2, latin, { targetFormat: 'sfnt' })));
}

const faces = Object.fromEntries(
  await Promise.all(Object.entries(files).map(async ([name, file]) => [name, await openFace(file)])),
) as Record<Typeface, Face>;

export interface Lettering {
  typeface?: Typeface;
  /** Font size, units. */
  size: number;
  /** 400 to 800. */
  weight?: number;
  /** Archivo's width axis, 62 to 125. */
  width?: number;
  /** For typefaces with optical sizes: a lower one is sturdier. By default `size`, 72 at most. */
  opticalSize?: number;
  /** Space between letters, units. */
  tracking?: number;
}

/**
 * A line of outlined text: its path data and its width, in units.
 *
 * @param origin the start of its base line
 */
export function letters(
  text: string,
  { typeface = 'archivo', size, weight = 700, width = 100, opticalSize, tracking = 0 }: Lettering,
  [x, y]: Point = [0, 0],
) {
  const face = faces[typeface];
  const font = new Font(face);
  // A typeface ignores the axes that it does not have.
  font.setVariations([
    new Variation('wght', weight),
    new Variation('wdth', width),
    new Variation('opsz', opticalSize ?? Math.min(72, size)),
  ]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  let pen = 0;
  const outline = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const left = x + pen + (glyph.xOffset ?? 0) * scale;
    const commands = font
      .glyphToJson(glyph.codepoint)
      .map(
        ({ type, values }) =>
          type +
          values.map((value, index) => round(index % 2 ? y - value * scale : left + value * scale)).join(' '),
      );
    pen += (glyph.xAdvance ?? 0) * scale + tracking;
    return commands.join('');
  });
  return { outline: outline.join(''), advance: pen - tracking };
}

export interface Line extends Lettering {
  x: number;
  /** The y of the base line. */
  y: number;
  align?: 'left' | 'middle' | 'right';
  fill: string;
}

/** A line of outlined text, drawn. */
export function lettering(text: string, { x, y, align = 'left', fill, ...setting }: Line): Svg {
  const { outline, advance } = letters(text, setting);
  const left = x - { left: 0, middle: advance / 2, right: advance }[align];
  return path(outline, fill, { transform: `translate(${round(left)} ${round(y)})` });
}
