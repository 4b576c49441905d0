import { LETTER_SPACING } from '../theme/fittedLetters.ts';
import { openFont } from './shaping.ts';
import { arialBold, fallbackMetrics, openSystemFont } from './systemFonts.ts';

/** The width of every line of a headline, cqi. */
export const MEASURE = 100;

export interface FittedLine {
  /** Font size, hundredths of the measure. */
  size: number;
  /** Percent of the typeface's usual width. */
  stretch: number;
  /** Shift of the line that aligns its ink with the edge, em. */
  indent: number;
  /** Width of the part of a line that continues on wide screens, em. */
  partWidth?: number;
}

/** Bounds of the stretch ranges, each with its own fallback font, percent. */
const FALLBACK_STRETCHES = [62, 70, 82, 100, 125];
/** The most that Arial is enlarged, as a factor: taller capitals would touch the line above. */
const LARGEST_FALLBACK = 1.05;
/** Browsers round a stretch to a quarter of a percent. */
const ROUNDING = 0.25;

/**
 * Measures Arial as the fallback, with one size for each range of the width axis: the largest at which no line is wider
 * than its measure. The line height is Archivo's, so that nothing moves when the font arrives.
 *
 * @param archivo the typeface, as sfnt
 * @param fitted fitted lines by headline, whose lines are joined by line breaks
 * @returns `@font-face` descriptors
 */
export async function measureFallbacks(archivo: Uint8Array, fitted: Readonly<Record<string, FittedLine[]>>) {
  const typeface = openFont(archivo, {});
  const arial = await openSystemFont(arialBold, [Object.keys(fitted).join('').toUpperCase()]);
  const lines = Object.entries(fitted).flatMap(([text, lines]) =>
    lines.map(({ size, stretch }, index) => {
      const line = (text.split('\n')[index] ?? '').toUpperCase();
      const width = arial.advance(line) / arial.upem + (line.length - 1) * LETTER_SPACING;
      return { stretch, room: MEASURE / size / width };
    }),
  );
  return FALLBACK_STRETCHES.slice(1).map((widest, index) => {
    const narrowest = FALLBACK_STRETCHES[index] ?? 0;
    const within = lines.filter(
      ({ stretch }) => stretch >= narrowest - ROUNDING && stretch <= widest + ROUNDING,
    );
    const scale = Math.min(LARGEST_FALLBACK, ...within.map(({ room }) => room));
    return { fontStretch: `${narrowest}% ${widest}%`, ...fallbackMetrics(typeface, scale) };
  });
}
