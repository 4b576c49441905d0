import { createVar, fallbackVar, globalFontFace, style } from '@vanilla-extract/css';
import { above } from '../theme/breakpoints.ts';
import { LETTER_SPACING } from '../theme/fittedLetters.ts';
import { fitBlocks, fitFallbacks, fitLocals } from './fitBlocks.gen.ts';

/** A line's font size, in hundredths of the measure. */
export const fitSize = createVar();
/** Its place on the typeface's width axis. */
export const fitStretch = createVar();
/** The side bearing of its first letter, which hangs outside the measure. */
export const fitIndent = createVar();
/** On wide screens: the width of a part that another one follows. */
const partWidth = createVar();

/** Space for the tail of a comma above the next line's capitals. */
const commaSpace = { paddingBlockEnd: '.08em' };

/** For each headline, a class for each of its lines. */
export const fitLines: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(fitBlocks).map(([text, lines]) => [
    text,
    lines.map((line, index) =>
      style({
        ...(text.split('\n')[index]?.endsWith(',') && commaSpace),
        vars: {
          [fitSize]: `${line.size}cqi`,
          [fitStretch]: `${line.stretch}%`,
          [fitIndent]: `${line.indent}em`,
          ...(line.partWidth !== undefined && { [partWidth]: `${line.partWidth}em` }),
        },
      }),
    ),
  ]),
);

export const measure = style({ containerType: 'inline-size', inlineSize: '100%' });

/** Capitals are a style: the markup keeps the words as they are written (TEXT-3). */
export const block = style({ fontWeight: 800, textTransform: 'uppercase', lineHeight: 0.86 });

const FALLBACK = 'Archivo fitted fallback';
for (const face of fitFallbacks) {
  globalFontFace(FALLBACK, {
    src: fitLocals.map((name) => `local('${name}')`).join(', '),
    fontWeight: '800',
    ...face,
  });
}
/** The typeface of fitted lines, with fallbacks that keep to the measure. */
export const fitFamily = `'Archivo Capitals', '${FALLBACK}', Arial, sans-serif`;

/**
 * A fitted line may be a little longer than its measure before it breaks. It never is, unless a reader has set a
 * text spacing of her own (WCAG 1.4.12); then it breaks, within a word if need be, and nothing is cut off.
 */
export const breaksLate = { marginInlineEnd: '-2%', overflowWrap: 'anywhere' } as const;

const fitted = {
  ...breaksLate,
  display: 'block',
  fontFamily: fitFamily,
  fontSize: fitSize,
  fontStretch: fitStretch,
  textIndent: fitIndent,
  // On the line, because an em is the line's own.
  letterSpacing: `${LETTER_SPACING}em`,
  // Widths have to scale with the size, so glyphs are not to be nudged on to whole pixels.
  textRendering: 'geometricPrecision',
} as const;

export const line = style(fitted);

/** A line that small screens split. */
export const wideLine = style({ '@media': { [above.tablet]: fitted } });

/** A part of a split line; on wide screens at least as wide as in Archivo, so that no font shifts the next. */
export const narrowLine = style({
  ...fitted,
  '@media': {
    [above.tablet]: {
      display: 'inline-block',
      minInlineSize: fallbackVar(partWidth, '0'),
      whiteSpace: 'pre-wrap',
      marginInlineEnd: 0,
      fontSize: 'inherit',
      fontStretch: 'inherit',
      textIndent: 0,
    },
  },
});
