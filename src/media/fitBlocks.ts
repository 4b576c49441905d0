/**
 * Sets every headline of `headlines.ts` on one measure by stretching the width axis of Archivo.
 *
 *     node src/media/fitBlocks.ts
 *
 * Widths scale with the font size, so a line's size (in hundredths of its measure, `cqi`) and its stretch are
 * constants: this script computes them once, and the browser needs none. Writes `src/ui/fitBlocks.gen.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { arialWidth } from './arial.ts';
import { headlineGroups } from './headlines.ts';
import { openFont } from './shaping.ts';

const fontFile = fileURLToPath(new URL('fonts/archivo-capitals.woff2', import.meta.url));
const target = fileURLToPath(new URL('../ui/fitBlocks.gen.ts', import.meta.url));

/** Archivo's width axis, percent. */
const NARROWEST = 62;
const WIDEST = 125;
/** em; the same as in `FitBlock.css.ts`. */
const LETTER_SPACING = -0.005;
/** A block's position in its range of sizes, 0 to 1: low, so that most lines are wide. */
const BIAS = 0.1;
/** The measure, in cqi. */
const MEASURE = 100;
const LONGEST_LINE = 24;
const MOST_LINES = 3;

const woff2 = await readFile(fontFile);
const characters = [...new Set(headlineGroups.flat(2).join('').toUpperCase())].join('');
const sfnt = await subsetFont(woff2, characters, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: { min: NARROWEST, max: WIDEST } },
});

/** A line's ink, per em, at one stretch. Measured in capitals, because CSS upper-cases it. */
async function measureInk(line: string, stretch: number) {
  const { upem, shape } = await openFont(sfnt, { wdth: stretch });
  const { advance, left, right } = shape(line.toUpperCase());
  return {
    width: (advance - left - right) / upem + (line.length - 1) * LETTER_SPACING,
    left: left / upem,
  };
}

/** The stretch at which a line of this size fills the measure. */
async function findStretch(line: string, size: number) {
  let low = NARROWEST;
  let high = WIDEST;
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2;
    const { width } = await measureInk(line, middle);
    if (width * size > MEASURE) high = middle;
    else low = middle;
  }
  return Number(((low + high) / 2).toFixed(2));
}

/** One size for the whole group, at which every line reaches the measure or comes closest to it. */
async function findSize(lines: readonly string[]) {
  let smallest = 0;
  let largest = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    smallest = Math.max(smallest, MEASURE / (await measureInk(line, WIDEST)).width);
    largest = Math.min(largest, MEASURE / (await measureInk(line, NARROWEST)).width);
  }
  return smallest <= largest ? smallest + BIAS * (largest - smallest) : (smallest + largest) / 2;
}

async function fitLine(line: string, size: number) {
  const stretch = await findStretch(line, size);
  const { width, left } = await measureInk(line, stretch);
  return {
    // The size compensates where the stretch is at its limit.
    size: Number((MEASURE / width).toFixed(3)),
    stretch,
    // Ink aligns at the edge: the first letter's side bearing hangs outside.
    indent: Number((-left).toFixed(4)),
  };
}

const fitted: Record<string, Awaited<ReturnType<typeof fitLine>>[]> = {};
for (const group of headlineGroups) {
  for (const lines of group) {
    const tooLong = lines.find((line) => line.length > LONGEST_LINE);
    if (tooLong)
      throw new Error(`"${tooLong}" has more than ${LONGEST_LINE} characters; break it in headlines.ts.`);
    if (lines.length > MOST_LINES) throw new Error(`"${lines.join(' ')}" has more than ${MOST_LINES} lines.`);
  }
  const size = await findSize(group.flat());
  for (const lines of group) {
    fitted[lines.join('\n')] = await Promise.all(lines.map((line) => fitLine(line, size)));
  }
}

/**
 * Until the typeface arrives, or if it never does, no line may be wider than its measure: Arial is scaled down to the
 * narrowest line. Its box keeps the height of Archivo's, so nothing moves.
 */
async function measureFallback() {
  const { upem, ascender, descender } = await openFont(sfnt, { wdth: 100 });
  const room = Object.entries(fitted).flatMap(([text, lines]) =>
    text.split('\n').map((line, index) => MEASURE / ((lines[index]?.size ?? MEASURE) * arialWidth(line))),
  );
  const scale = Math.min(...room);
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    sizeAdjust: percent(scale),
    ascentOverride: percent(ascender / upem / scale),
    descentOverride: percent(-descender / upem / scale),
    lineGapOverride: '0%',
  };
}

await writeFile(
  target,
  `// Written by src/media/fitBlocks.ts; do not edit.
export const fitFallback = ${JSON.stringify(await measureFallback(), null, 2)} as const;

export const fitBlocks: Readonly<
  Record<string, readonly { size: number; stretch: number; indent: number }[]>
> = ${JSON.stringify(fitted, null, 2)};\n`,
);
console.table(
  Object.entries(fitted).flatMap(([text, lines]) =>
    lines.map((line, i) => ({ line: text.split('\n')[i], ...line })),
  ),
);
