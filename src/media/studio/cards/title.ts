import { LONGEST_LINE, MOST_LINES } from '../../headlines.ts';
import { NARROWEST, sizeOfBlock, stretchAround, WIDEST } from '../../widthAxis.ts';
import { type Lettering, letters } from '../lettering.ts';
import { path, type Svg } from '../svg.ts';

/** The space for a title, units: `middle` is that of its height, `width` and `height` are limits. */
interface TitleSpace {
  x: number;
  middle: number;
  width: number;
  height: number;
  fill: string;
}

/** Height of Archivo's capitals, ems. */
const CAPITAL = 0.686;
/** Between two lines of a block, ems. */
const GAP = 0.16;
/** Weight of the difference between a block's largest and smallest line against its size. */
const UNEVEN = 0.3;

const block = { weight: 800, tracking: 0 } as const;

/** The left edge and the width of a line's ink, ems. */
function inkOf(text: string, setting: Omit<Lettering, 'size'>) {
  const { outline } = letters(text, { ...setting, size: 1000 });
  const xs = Array.from(outline.matchAll(/(-?[\d.]+) -?[\d.]+/g), ([, x]) => Number(x) / 1000);
  const left = Math.min(...xs);
  return { left, width: Math.max(...xs) - left };
}

/** The stretch that brings a line of this size nearest to its measure. */
const stretchOf = (text: string, size: number, measure: number) =>
  stretchAround((width) => inkOf(text, { ...block, width }).width * size > measure, 10).middle;

/** Lines of one measure, each with the size and the stretch that bring it there. */
function fitLines(lines: readonly string[], measure: number) {
  const sizes = (stretch: number) =>
    lines.map((text) => measure / inkOf(text, { ...block, width: stretch }).width);
  const size = sizeOfBlock(Math.max(...sizes(WIDEST)), Math.min(...sizes(NARROWEST)));
  const fitted = lines.map((text) => {
    const stretch = stretchOf(text, size, measure);
    const ink = inkOf(text, { ...block, width: stretch });
    return { text, stretch, left: ink.left, size: measure / ink.width };
  });
  const gap = size * GAP;
  const height = fitted.reduce((sum, line) => sum + line.size * CAPITAL, gap * (lines.length - 1));
  const [least, most] = [
    Math.min(...fitted.map((line) => line.size)),
    Math.max(...fitted.map((line) => line.size)),
  ];
  // Prefers large lines of similar sizes.
  return { fitted, gap, height, merit: least - (most - least) * UNEVEN };
}

/** Every division of words into at most this many lines. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]];
  if (most === 0) return [];
  return words.flatMap((_, index) =>
    breaks(words.slice(index + 1), most - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
  );
}

/**
 * A headline in capitals as a fit block. One of fewer than three lines may get more lines, so that it becomes larger: a
 * card has little room beside its picture.
 *
 * @throws when no division into lines fits the space
 */
export function setBlock(lines: readonly string[], { x, middle, width, height, fill }: TitleSpace): Svg {
  const capitals = lines.map((line) => line.toUpperCase());
  const broken = lines.length === MOST_LINES ? [capitals] : breaks(capitals.join(' ').split(' '), MOST_LINES);
  const [largest] = broken
    .filter((tried) => tried.every((line) => line.length <= LONGEST_LINE))
    .map((tried) => fitLines(tried, width))
    .filter((set) => set.height <= height)
    .sort((a, b) => b.merit - a.merit);
  if (largest === undefined) throw new Error(`The headline "${lines.join(' ')}" does not fit its card.`);
  let y = middle - largest.height / 2;
  return largest.fitted
    .map((line) => {
      y += line.size * CAPITAL;
      const setting = { ...block, size: line.size, width: line.stretch };
      const { outline } = letters(line.text, setting, [x - line.left * line.size, y]);
      y += largest.gap;
      return path(outline, fill);
    })
    .join('');
}

const article = { weight: 800, width: 78 } as const;
/** Between base lines, and between letters, ems. */
const [LEADING, TRACKING] = [1.02, -0.012];
/** Font sizes, units. A title smaller than the last one is not legible in a list of messages. */
const SIZES = [104, 98, 92, 87, 82, 77, 73, 69, 65, 61, 57, 54];

const settingOf = (size: number) => ({ ...article, size, tracking: TRACKING * size });
const lengthOf = (text: string, size: number) => letters(text, settingOf(size)).advance;

/** Breaks a text into lines. @returns undefined when a word is longer than a line */
function linesOf(text: string, size: number, measure: number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (lengthOf(word, size) > measure) return undefined;
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer, size) > measure) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Breaks the text into the same number of lines, with lengths as equal as possible. */
function balanced(text: string, size: number, measure: number, lines: string[]): string[] {
  for (let narrower = measure * 0.6; narrower < measure; narrower += measure * 0.02) {
    const tried = linesOf(text, size, narrower);
    if (tried?.length === lines.length) return tried;
  }
  return lines;
}

/**
 * A title in sentence case, in the largest size that fits its space.
 *
 * @throws when it is too long for any size
 */
export function setLines(text: string, { x, middle, width, height, fill }: TitleSpace): Svg {
  for (const size of SIZES) {
    const lines = linesOf(text, size, width);
    if (lines === undefined || lines.length * LEADING * size > height) continue;
    const top = middle - ((lines.length - 1) * LEADING + CAPITAL) * (size / 2);
    return balanced(text, size, width, lines)
      .map((line, index) => {
        const y = top + (CAPITAL + index * LEADING) * size;
        return path(letters(line, settingOf(size), [x, y]).outline, fill);
      })
      .join('');
  }
  throw new Error(`The title "${text}" is too long for its card.`);
}
