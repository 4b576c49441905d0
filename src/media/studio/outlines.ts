import { d, type Point } from './svg.ts';

/** The outline of a rectangle, for clips and for holes. */
export const rectOutline = (x: number, y: number, width: number, height: number) =>
  d`M${x},${y} H${x + width} V${y + height} H${x} Z`;

/** The outline of an opening with a semicircular head. */
export const archOutline = (x: number, y: number, width: number, height: number) =>
  d`M${x},${y + height} V${y + width / 2} a${width / 2},${width / 2} 0 0 1 ${width},0 V${y + height} Z`;

/** The outline of an ellipse within a rectangle. */
export const roundOutline = (x: number, y: number, width: number, height: number) =>
  d`M${x},${y + height / 2} a${width / 2},${height / 2} 0 1 1 ${width},0 a${width / 2},${height / 2} 0 1 1 ${-width},0 Z`;

/** A smooth line through points, as path data that continues after the first of them. */
export function through(points: readonly Point[], tension = 0.5): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  return points
    .slice(1)
    .map((end, index) => {
      const start = at(index);
      const before = at(index - 1);
      const after = at(index + 2);
      const reach = tension / 3;
      const first: Point = [start[0] + (end[0] - before[0]) * reach, start[1] + (end[1] - before[1]) * reach];
      const second: Point = [end[0] - (after[0] - start[0]) * reach, end[1] - (after[1] - start[1]) * reach];
      return d`C${first} ${second} ${end}`;
    })
    .join(' ');
}
