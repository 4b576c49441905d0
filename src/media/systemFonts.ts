import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { openFont } from './shaping.ts';

const packages = new URL('../../node_modules/@fontsource/', import.meta.url);

/** A fallback font that most systems have. */
export interface SystemFont {
  /** Its full name, and those of free fonts with the same widths. */
  names: readonly string[];
  /** The file of such a free font in `@fontsource`. */
  file: string;
}

export const arialBold: SystemFont = {
  names: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  file: 'arimo/files/arimo-latin-700-normal.woff2',
};

export const georgia: SystemFont = {
  names: ['Georgia', 'Gelasio'],
  file: 'gelasio/files/gelasio-latin-400-normal.woff2',
};

/** Opens a system font, as a subset for some texts, to measure them. */
export async function openSystemFont({ file }: SystemFont, texts: readonly string[]) {
  const woff2 = await readFile(fileURLToPath(new URL(file, packages)));
  return openFont(await subsetFont(woff2, texts.join(''), { targetFormat: 'sfnt' }), {});
}

/**
 * Descriptors of a `@font-face` that scales a fallback and gives it the line height of the typeface it replaces.
 *
 * @param typeface its vertical metrics, and the font units in an em
 * @param scale the fallback's size, as a factor
 */
export function fallbackMetrics(
  { upem, ascender, descender, lineGap }: ReturnType<typeof openFont>,
  scale: number,
) {
  const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascender / upem / scale),
    descentOverride: percent(-descender / upem / scale),
    lineGapOverride: percent(lineGap / upem / scale),
  };
}
