import { readFile } from 'node:fs/promises';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { path, round, type Svg } from './svg.ts';

/**
 * The project's own typefaces, OFL 1.1 (art direction, 3). A picture may stand in an `<img>`, which loads no fonts: its
 * letters are outlines.
 */
const files = {
  archivo: 'archivo/files/archivo-latin-wdth-normal.woff2',
  newsreader: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
  'newsreader-italic': 'newsreader/files/newsreader-latin-opsz-italic.woff2',
};

export type Typeface = keyof typeof files;

/** HarfBuzz reads sfnt, the packages hold woff2; every glyph of Latin-1 is kept. */
const latin = `${Array.from({ length: 0xff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')}–—‘’“”…•₹→`;

async function openFace(file: string) {
  const url = new URL(`../../../node_modules/@fontsource-variable/${file}`, import.meta.url);
  return new Face(new Blob(await subsetFont(await readFile(url), latin, { targetFormat: 'sfnt' })));
}

const faces: Record<Typeface, Face> = {
  archivo: await openFace(files.archivo),
  newsreader: await openFace(files.newsreader),
  'newsreader-italic': await openFace(files['newsreader-italic']),
};

export interface Lettering {
  typeface?: Typeface;
  /** Of the em, units. */
  size: number;
  /** 400 to 800. */
  weight?: number;
  /** Of Archivo, 62 to 125. */
  width?: number;
  /** Between letters, units. */
  tracking?: number;
}

/** A line of outlined text: its path data from the origin of its base line, and how far it runs, units. */
export function letters(
  text: string,
  { typeface = 'archivo', size, weight = 700, width = 100, tracking = 0 }: Lettering,
) {
  const face = faces[typeface];
  const font = new Font(face);
  font.setVariations([
    new Variation('wght', weight),
    ...(typeface === 'archivo'
      ? [new Variation('wdth', width)]
      : [new Variation('opsz', Math.min(72, size))]),
  ]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  let pen = 0;
  const outline = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const left = pen + (glyph.xOffset ?? 0) * scale;
    const commands = font
      .glyphToJson(glyph.codepoint)
      .map(
        ({ type, values }) =>
          type +
          values.map((value, index) => round(index % 2 ? -value * scale : left + value * scale)).join(' '),
      );
    pen += (glyph.xAdvance ?? 0) * scale + tracking;
    return commands.join('');
  });
  return { outline: outline.join(''), advance: pen - tracking };
}

export interface Line extends Lettering {
  x: number;
  /** The base line. */
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
