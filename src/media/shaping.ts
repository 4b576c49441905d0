import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** Id of the glyph for characters that a font lacks. */
const MISSING_GLYPH = 0;

/** A shaped string, in font units. */
interface ShapedText {
  /** From the first glyph's origin to the last one's end. */
  advance: number;
  /** Empty space before the first glyph's ink. */
  left: number;
  /** Empty space after the last glyph's ink. */
  right: number;
}

/**
 * Opens a font at one setting of its axes.
 *
 * @param data an sfnt (TrueType or OpenType) file; HarfBuzz cannot read woff2
 * @param setting axis tags and their values: `{ wght: 800, wdth: 100 }`
 */
export function openFont(data: Uint8Array, setting: Record<string, number>) {
  const face = new Face(new Blob(data));
  const font = new Font(face);
  font.setVariations(Object.entries(setting).map(([tag, value]) => new Variation(tag, value)));
  const { ascender, descender, lineGap } = font.hExtents();

  /** Shapes with kerning, as browsers do. @throws when the font lacks a character */
  const shapeText = (text: string): ShapedText => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs = buffer.getGlyphInfosAndPositions();
    if (glyphs.some(({ codepoint }) => codepoint === MISSING_GLYPH))
      throw new Error(`The font lacks a character of "${text}"; see src/media/fonts.ts.`);
    const advance = glyphs.reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0);
    const [first] = glyphs;
    const last = glyphs.at(-1);
    if (first === undefined || last === undefined) return { advance, left: 0, right: 0 };
    const firstInk = font.glyphExtents(first.codepoint);
    const lastInk = font.glyphExtents(last.codepoint);
    return {
      advance,
      left: firstInk?.xBearing ?? 0,
      right: (last.xAdvance ?? 0) - ((lastInk?.xBearing ?? 0) + (lastInk?.width ?? 0)),
    };
  };

  return {
    upem: face.upem,
    ascender,
    descender,
    lineGap,
    shape: shapeText,
    advance: (text: string) => shapeText(text).advance,
  };
}
