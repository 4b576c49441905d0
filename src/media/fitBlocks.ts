/**
 * Fits the lines of every headline in `headlines.ts` to one width, the measure, with the width axis of Archivo.
 *
 *     npm run headlines
 *
 * Widths scale with the font size, so a line's size (in hundredths of its measure, `cqi`) and its stretch are
 * constants, and the browser computes nothing. Writes `src/ui/fitBlocks.gen.ts`, a row for each line.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { LETTER_SPACING } from '../theme/fittedLetters.ts';
import { isBroken, partsOf, smallLines, wholeLines } from '../theme/lineBreaks.ts';
import { type FittedLine, MEASURE, measureFallbacks } from './fitFallbacks.ts';
import { headlineGroups, LONGEST_LINE, MOST_LINES } from './headlines.ts';
import { openFont } from './shaping.ts';
import { arialBold } from './systemFonts.ts';
import { NARROWEST, sizeOfBlock, stretchAround, WIDEST } from './widthAxis.ts';

const fontFile = fileURLToPath(new URL('fonts/archivo-capitals.woff2', import.meta.url));
const target = fileURLToPath(new URL('../ui/fitBlocks.gen.ts', import.meta.url));

const woff2 = await readFile(fontFile);
/** The lines of wide screens, and by themselves those of small ones. */
const groups = headlineGroups.flatMap((group) => [
  group.map(wholeLines),
  ...group.filter(isBroken).map((lines) => [smallLines(lines)]),
]);
const characters = [...new Set(groups.flat(2).join('').toUpperCase())].join('');
const sfnt = await subsetFont(woff2, characters, {
  targetFormat: 'sfnt',
  variationAxes: { wdth: { min: NARROWEST, max: WIDEST } },
});

/** A line of wide screens that small screens split. */
interface Split {
  line: string;
  parts: readonly string[];
  /** The line's headline, and its index there. */
  wide: readonly string[];
  index: number;
  /** The headline of its parts, and the index of the first. */
  small: readonly string[];
  first: number;
}

const splits: Split[] = headlineGroups
  .flat()
  .filter(isBroken)
  .flatMap((lines) => {
    const [wide, small] = [wholeLines(lines), smallLines(lines)];
    let first = 0;
    return wide.map((line, index) => {
      const split = { line, parts: partsOf(lines[index] ?? ''), wide, index, small, first };
      first += split.parts.length;
      return split;
    });
  });

/**
 * The width and the left bearing of a line's ink at one stretch, ems. In capitals, because CSS transforms them. The
 * parts of a split line are separate boxes, so that there is no kerning between them.
 */
function measureInk(line: string, stretch: number) {
  const { upem, shape } = openFont(sfnt, { wdth: stretch });
  const { parts: texts } = splits.find((split) => split.line === line) ?? { parts: [line] };
  const parts = texts.map((text) => shape(text.toUpperCase()));
  const advance = parts.reduce((sum, part) => sum + part.advance, 0);
  const left = parts[0]?.left ?? 0;
  const right = parts.at(-1)?.right ?? 0;
  return {
    width: (advance - left - right) / upem + (line.length - 1) * LETTER_SPACING,
    left: left / upem,
  };
}

/** The stretch at which a line of this size fills the measure. */
const findStretch = (line: string, size: number) =>
  Number(stretchAround((stretch) => measureInk(line, stretch).width * size > MEASURE, 16).middle.toFixed(2));

/** One size for the whole group. */
function findSize(lines: readonly string[]) {
  const sizes = (stretch: number) => lines.map((line) => MEASURE / measureInk(line, stretch).width);
  return sizeOfBlock(Math.max(...sizes(WIDEST)), Math.min(...sizes(NARROWEST)));
}

function fitLine(line: string, size: number): FittedLine {
  const stretch = findStretch(line, size);
  const { width, left } = measureInk(line, stretch);
  return {
    // The size compensates where the stretch is at its limit.
    size: Number((MEASURE / width).toFixed(3)),
    stretch,
    // Ink aligns at the edge: the first letter's side bearing hangs outside.
    indent: Number((-left).toFixed(4)),
  };
}

const fitted: Record<string, FittedLine[]> = {};
for (const group of groups) {
  for (const lines of group) {
    const tooLong = lines.find((line) => line.length > LONGEST_LINE);
    if (tooLong)
      throw new Error(
        `"${tooLong}" has more than ${LONGEST_LINE} characters; break it in src/media/headlines.ts.`,
      );
    if (lines.length > MOST_LINES) throw new Error(`"${lines.join(' ')}" has more than ${MOST_LINES} lines.`);
  }
  const size = findSize(group.flat());
  for (const lines of group) {
    fitted[lines.join('\n')] = lines.map((line) => fitLine(line, size));
  }
}

// On wide screens each part but the last has a fixed width, so that font loading cannot shift the next.
for (const { wide, index, small, first, parts } of splits) {
  const { stretch = WIDEST } = fitted[wide.join('\n')]?.[index] ?? {};
  const { upem, advance } = openFont(sfnt, { wdth: stretch });
  for (const [place, text] of parts.slice(0, -1).entries()) {
    const fit = fitted[small.join('\n')]?.[first + place];
    const width = advance(text.toUpperCase()) / upem + text.length * LETTER_SPACING;
    if (fit) fit.partWidth = Number(width.toFixed(4));
  }
}

const rows = Object.entries(fitted).flatMap(([text, lines]) => [
  `  ${JSON.stringify(text)}: [`,
  ...lines.map((line) => `    ${JSON.stringify(line)},`),
  '  ],',
]);

await writeFile(
  target,
  `// Written by src/media/fitBlocks.ts; do not edit.
/** Full names of fonts that stand in for it, on computers and on phones. */
export const fitLocals = ${JSON.stringify([...arialBold.names, 'Roboto Bold', 'Roboto'])} as const;

export const fitFallbacks = ${JSON.stringify(await measureFallbacks(sfnt, fitted), null, 2)} as const;

export const fitBlocks: Readonly<
  Record<string, readonly { size: number; stretch: number; indent: number; partWidth?: number }[]>
> = {
${rows.join('\n')}
};
`,
);
