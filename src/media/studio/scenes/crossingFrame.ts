import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { d, type Point, path, polygon, type Svg } from '../svg.ts';

/** A picture frame seen from its edge, one of several that cross the street. */
export function frame(light: Light, x: number, half: number, colour: string): Svg {
  const middle = 470;
  const width = half * 0.36;
  const lean = half * 0.12;
  const bar = Math.max(12, half * 0.1);
  const outline = (inset: number): Point[] => [
    [x + inset * 0.7, middle - half + lean + inset],
    [x + width - inset * 0.7, middle - half - lean + inset * 1.2],
    [x + width - inset * 0.7, middle + half + lean - inset * 1.2],
    [x + inset * 0.7, middle + half - lean - inset],
  ];
  const ring = (points: readonly Point[], hole: readonly Point[]) =>
    path(
      d`M${points.map((point) => d`${point}`).join(' L')} Z M${[...hole]
        .reverse()
        .map((point) => d`${point}`)
        .join(' L')} Z`,
      colour,
    );
  const dark = mix(colour, light.shadow, 0.55);
  const [a, b, c, e] = outline(0) as [Point, Point, Point, Point];
  const back = (point: Point): Point => [point[0] - bar * 0.7, point[1]];
  return [
    polygon([a, back(a), back(e), e], dark),
    polygon([a, b, back(b), back(a)], mix(colour, palette.white, 0.3)),
    ring([a, b, c, e], outline(bar)),
  ].join('');
}
