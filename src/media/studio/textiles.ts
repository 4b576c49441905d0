import { mix } from './colour.ts';
import { circle, clip, d, line, type Point, path, polygon, rect, type Svg } from './svg.ts';

/** The pattern of each service, for cloth and wallpaper; there is no other ornament. */
export const textileOfService = {
  technology: 'ikat',
  design: 'buti',
  social: 'bandhani',
  search: 'selvedge',
  paid: 'leheriya',
  pr: 'phulkari',
  influencer: 'shisha',
  film: 'gamcha',
} as const;

export type Textile = (typeof textileOfService)[keyof typeof textileOfService];

export interface Cloth {
  textile: Textile;
  colour: string;
  /** Colour of an ikat's heart or a shisha's rim; by default the ground's. */
  second?: string;
  /** Scale of the repeat: 1 on clothes, 1.4 to 2.6 on walls. */
  scale?: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Points of a grid over an area, with every other row shifted by half a step. */
function staggered({ x, y, width, height }: Area, stepX: number, stepY: number): Point[] {
  const points: Point[] = [];
  for (let row = 0; row * stepY <= height + stepY; row += 1) {
    for (let left = row % 2 ? stepX / 2 : 0; left <= width + stepX; left += stepX)
      points.push([x + left, y + row * stepY]);
  }
  return points;
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => from + index * step);

type Weave = (area: Area, colour: string, second: string, scale: number) => Svg[];

const weaves: Record<Textile, Weave> = {
  ikat: (area, colour, second, scale) =>
    staggered(area, 36 * scale, 42 * scale).flatMap(([x, y]) => {
      const diamond = (width: number, height: number, fill: string) =>
        polygon(
          [
            [x, y - height * scale],
            [x + width * scale, y],
            [x, y + height * scale],
            [x - width * scale, y],
          ],
          fill,
        );
      return [diamond(11, 18, colour), diamond(5, 8, second)];
    }),
  buti: (area, colour, _second, scale) =>
    staggered(area, 32 * scale, 30 * scale).map(([x, y]) =>
      path(
        d`M${x},${y + 9 * scale} q${-9 * scale},${-5 * scale} ${-scale},${-15 * scale} q${10 * scale},${9 * scale} ${scale},${15 * scale}Z`,
        colour,
      ),
    ),
  bandhani: (area, colour, _second, scale) =>
    staggered(area, 20 * scale, 17 * scale).map(([x, y]) => circle(x, y, 3.1 * scale, colour)),
  selvedge: ({ x, y, width, height }, colour, _second, scale) =>
    steps(x, x + width, 22 * scale).map((left) => rect(left, y, 8 * scale, height, colour)),
  leheriya: ({ x, y, width, height }, colour, _second, scale) =>
    steps(x - height, x + width, 24 * scale).map((left) =>
      line(d`M${left},${y} l${height},${height}`, colour, 8 * scale),
    ),
  phulkari: ({ x, y, width, height }, colour, _second, scale) =>
    steps(y, y + height, 26 * scale).map((top) => {
      const teeth = steps(0, width, 28 * scale).map(
        () => d`l${14 * scale},${12 * scale} l${14 * scale},${-12 * scale}`,
      );
      return line(d`M${x},${top} ${teeth.join(' ')}`, colour, 6 * scale, { 'stroke-linejoin': 'miter' });
    }),
  shisha: (area, colour, second, scale) =>
    staggered(area, 38 * scale, 30 * scale).flatMap(([x, y]) => [
      circle(x, y, 8.5 * scale, colour),
      circle(x, y, 4.6 * scale, second),
    ]),
  gamcha: ({ x, y, width, height }, colour, second, scale) => {
    const faint = mix(second, colour, 0.55);
    const lefts = steps(x, x + width, 34 * scale);
    const tops = steps(y, y + height, 34 * scale);
    const side = 12 * scale;
    return [
      ...lefts.map((left) => rect(left, y, side, height, faint)),
      ...tops.map((top) => rect(x, top, width, side, faint)),
      ...tops.flatMap((top) => lefts.map((left) => rect(left, top, side, side, colour))),
    ];
  },
};

/**
 * Patterned cloth within an outline.
 *
 * @param ground the colour of the cloth, visible in the middle of some patterns
 * @param area a rectangle around the outline; the repeat starts at its upper left corner
 */
export const textile = (
  { textile: name, colour, second, scale = 1 }: Cloth,
  outline: string,
  ground: string,
  area: Area,
): Svg => clip(outline, ...weaves[name](area, colour, second ?? ground, scale));
