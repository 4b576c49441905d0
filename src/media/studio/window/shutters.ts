import { mix } from '../colour.ts';
import { type Camera, type Place, surface } from '../perspective.ts';
import { rect, type Svg } from '../svg.ts';
import type { Shutter, WindowOptions } from './options.ts';

export function shutterOf(view: Camera, { x, y, width, height }: WindowOptions, shutter: Shutter): Svg {
  const { side, open, colour, slat, slats = 12 } = shutter;
  const inwards = side === 'left' ? 1 : -1;
  const hinge = side === 'left' ? x : x + width;
  const angle = (open * Math.PI) / 180;
  /** A place on the leaf: 0 at the hinge, 1 at its free edge. */
  const place = (share: number, down: number): Place => [
    hinge + inwards * Math.cos(angle) * (width / 2) * share,
    down,
    -Math.sin(angle) * (width / 2) * share,
  ];
  const leaf = (from: number, to: number, top: number, bottom: number, fill: string) =>
    surface(view, [place(from, top), place(to, top), place(to, bottom), place(from, bottom)], fill);
  const step = (height - 28) / slats;
  return [
    leaf(0, 1, y, y + height, colour),
    ...Array.from({ length: slats }, (_, index) => {
      const top = y + 14 + index * step;
      return leaf(0.12, 0.88, top, top + step / 2, slat);
    }),
  ].join('');
}

/** A window with closed shutters. */
export function closedWindow(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colour: string,
  slat: string,
  slats = 14,
): Svg {
  const leaf = width / 2;
  const step = (height - 28) / slats;
  const leaves = [x, x + leaf].flatMap((left) => [
    rect(left + 1, y, leaf - 2, height, colour),
    ...Array.from({ length: slats }, (_, index) =>
      rect(left + 12, y + 14 + index * step, leaf - 24, step / 2, slat),
    ),
  ]);
  return [
    rect(x - 14, y - 14, width + 28, height + 28, mix(colour, '#000000', 0.35)),
    ...leaves,
    rect(x - 24, y + height + 12, width + 48, 14, mix(colour, '#FFFFFF', 0.12)),
  ].join('');
}
