import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { swing } from '../motion.ts';
import { circle, d, group, line, type Point, path, rect, type Svg } from '../svg.ts';
import type { Trade } from './tradesCast.ts';

export interface Cell {
  trade: Trade;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Shift of the person from the window's middle. */
  aside: number;
  scale: number;
}

const glows = [palette.genda, palette.white, palette.genda, palette.gendaWash];

/** A piece of the string of lights between two nails; its bulbs move in the wind. */
export function lights(second: number, from: Point, to: Point, sag: number, bulbs: number): Svg {
  const middle: Point = [
    (from[0] + to[0]) / 2 + (from[0] === to[0] ? sag * 2 : 0),
    (from[1] + to[1]) / 2 + (from[0] === to[0] ? 0 : sag * 2),
  ];
  const at = (share: number, axis: 0 | 1) =>
    (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * middle[axis] + share ** 2 * to[axis];
  const lamp = (_: unknown, index: number) => {
    const share = (index + 0.5) / bulbs;
    const glow = glows[index % glows.length] ?? palette.genda;
    return group(
      { at: [at(share, 0), at(share, 1)], turn: 14 * swing(second, 0.7 + 0.12 * (index % 3)) },
      path('M-5,8 C-12,16 -11,30 0,31 C11,30 12,16 5,8Z', glow),
      path('M2,8 C7,16 6,28 0,31 C11,30 12,16 5,8Z', mix(glow, tones.gendaDark, 0.45)),
      rect(-5, -1, 10, 10, palette.ink),
    );
  };
  return line(d`M${from} Q${middle} ${to}`, palette.ink, 3.4) + Array.from({ length: bulbs }, lamp).join('');
}

const nail = (at: Point) => circle(at[0], at[1], 4.5, palette.ink);

/** The string on the wall between the windows of a row; it enters the picture from the left. */
export const wire = (second: number, cells: readonly Cell[], columns: number): Svg =>
  cells
    .map(({ x, y, width }, index) => {
      const left: Point = [x - 6, y + 6];
      const right: Point = [x + width + 6, y + 6];
      const column = index % columns;
      const next = cells[index + 1];
      const last = column === 0 && index + columns >= cells.length;
      return [
        nail(left) + nail(right),
        index === 0 || last ? lights(second, [-20, y - 4], left, 16, 2) : '',
        column < columns - 1 && next ? lights(second, right, [next.x - 6, next.y + 6], 26, 3) : '',
      ].join('');
    })
    .join('');

/** The string from each row to the next, at the right end and then at the left, in front of the sills. */
export const descents = (second: number, cells: readonly Cell[], columns: number): Svg =>
  cells
    .map(({ x, y, width }, index) => {
      const below = cells[index + columns];
      const toRight = Math.floor(index / columns) % 2 === 0;
      if (!below || index % columns !== (toRight ? columns - 1 : 0)) return '';
      const nailed = toRight ? x + width + 6 : x - 6;
      return lights(second, [nailed, y + 6], [nailed, below.y + 6], toRight ? 38 : -38, 5);
    })
    .join('');
