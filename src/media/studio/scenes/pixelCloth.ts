import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import { d, line, path, polygon, rect, type Svg } from '../svg.ts';

/** Colours of stitches, by use. */
type Dye = 'ground' | 'figure' | 'heart' | 'pale' | 'frame' | 'hair';

const dyes: Record<Dye, string> = {
  ground: palette.rani,
  figure: palette.genda,
  heart: palette.white,
  pale: palette.white,
  frame: palette.neel,
  hair: palette.ink,
};

/** Number of stitches in a row: three times a motif of thirteen. */
export const STITCHES = 39;
const MOTIF = 13;

/** A window with few stitches. @param arch stitches under the top of its arch @param rows those below, row by row */
const framed = (arch: string, ...rows: readonly string[]) => [
  '....#####....',
  `..###${arch}###..`,
  ...rows.map((row) => `.##${row}##.`),
  '#############',
  '.............',
];

/** Three windows with a person in each. */
const neighbours = [
  framed('...', '..hhh..', '.hhooh.', '.hooo..', '..ooo..', '.aaaaa.', 'aaaaaaa', 'aaaaaaa'),
  framed('...', '..hhh..', '.hoooh.', '.hoooh.', '.hoooh.', 'haaaaah', 'aaaaaaa', 'aaaaaaa'),
  framed('.hh', '..hhh..', '..ooo..', '..ooo..', '..ooo..', '.aaaaa.', 'aaaaaaa', 'aaaaaaa'),
];

const letters: Record<string, Dye> = { '#': 'frame', h: 'hair', o: 'figure', a: 'ground', '.': 'pale' };

type Row = (column: number) => Dye;

const plain =
  (dye: Dye): Row =>
  () =>
    dye;
const dotted =
  (dye: Dye, between: Dye): Row =>
  (column) =>
    column % 3 === 1 ? dye : between;

/** A row of stepped diamonds, as ikat has them. */
const diamonds = (inverse: boolean): Row[] =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((row) => (column) => {
    const across = Math.abs((column % MOTIF) - (MOTIF - 1) / 2);
    const steps = Math.floor((across + 0.5) / 1.5) + Math.abs(row);
    if (steps <= 1) return inverse ? 'ground' : 'heart';
    if (steps <= 3) return inverse ? 'heart' : 'figure';
    return 'ground';
  });

const people: Row[] = Array.from({ length: 11 }, (_, row) => (column) => {
  const stitch = neighbours[Math.floor(column / MOTIF) % neighbours.length]?.[row]?.[column % MOTIF] ?? '.';
  return letters[stitch] ?? 'pale';
});

/** The rows from the newest, at the fell, down to the fringe. */
const pattern: readonly Row[] = [
  plain('figure'),
  dotted('ground', 'figure'),
  plain('figure'),
  plain('ground'),
  ...diamonds(false),
  plain('ground'),
  plain('figure'),
  plain('pale'),
  ...people,
  plain('figure'),
  plain('ground'),
  ...diamonds(true),
  plain('ground'),
  dotted('ground', 'figure'),
  plain('figure'),
];

/** Number of rows in the whole pattern. */
export const ROWS = pattern.length;

interface PixelCloth {
  x: number;
  y: number;
  /** Side of a stitch, units. */
  stitch: number;
  /** Range of the pattern's rows. */
  from?: number;
  to?: number;
  /** Height of a row, for foreshortened cloth; by default `stitch`. */
  rowHeight?: number;
  /** A colour mixed into all dyes, for cloth that lies flat or is in the shade. */
  tint?: { colour: string; share: number };
  /** Number of columns; by default all. */
  columns?: number;
}

/** Cloth of square stitches, one path for each dye. */
export function pixelCloth({
  x,
  y,
  stitch,
  from = 0,
  to = ROWS,
  rowHeight = stitch,
  tint,
  columns = STITCHES,
}: PixelCloth): Svg {
  const runs = new Map<Dye, string>();
  pattern.slice(from, to).forEach((row, index) => {
    const top = y + index * rowHeight;
    for (let start = 0, end = 1; start < columns; start = end, end += 1) {
      const dye = row(start);
      while (end < columns && row(end) === dye) end += 1;
      const run = d`M${x + start * stitch},${top} h${(end - start) * stitch} v${rowHeight + 0.4} h${(start - end) * stitch}Z`;
      runs.set(dye, (runs.get(dye) ?? '') + run);
    }
  });
  return [...runs]
    .map(([dye, outline]) => path(outline, tint ? mix(dyes[dye], tint.colour, tint.share) : dyes[dye]))
    .join('');
}

/** The knotted ends of the warp. */
export function fringe(x: number, y: number, width: number, length: number): Svg {
  const knots = Array.from({ length: Math.round(width / 26) }, (_, index) => x + 13 + index * 26);
  return [
    rect(x, y, width, 3, palette.raniDeep),
    line(knots.map((knot) => d`M${knot},${y} v${length * 0.45}`).join(''), palette.genda, 5),
    ...knots.map((knot) =>
      polygon(
        [
          [knot - 2, y + length * 0.4],
          [knot + 2, y + length * 0.4],
          [knot + 7, y + length],
          [knot - 7, y + length],
        ],
        palette.rani,
      ),
    ),
  ].join('');
}
