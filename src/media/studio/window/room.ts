import type { Light, Sides } from '../light.ts';
import { archOutline, rectOutline, roundOutline } from '../outlines.ts';
import { type Camera, onPlane, planeAt, surface } from '../perspective.ts';
import { clip, d, path, polygon, rect, type Svg } from '../svg.ts';
import { textile } from '../textiles.ts';
import type { WindowOptions } from './options.ts';

export function outlineOf({ shape = 'square', x, y, width, height }: WindowOptions) {
  if (typeof shape === 'object') return shape.outline;
  return { square: rectOutline, arch: archOutline, round: roundOutline }[shape](x, y, width, height);
}

export function roomOf(view: Camera, light: Light, options: WindowOptions): Svg {
  const { x, y, width, height, depth = 420, beyond = {}, wallpaper, furniture = [] } = options;
  const room = { ...light.room, ...options.room };
  const left = x - (beyond.sides ?? 46);
  const right = x + width + (beyond.sides ?? 46);
  const top = y - (beyond.above ?? 26);
  const bottom = y + height + (beyond.below ?? 170);
  const side = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    surface(
      view,
      [
        [...a, 0],
        [...b, 0],
        [...b, depth],
        [...a, depth],
      ],
      fill,
    );
  const area = { x: left, y: top, width: right - left, height: bottom - top };
  const paper = wallpaper
    ? textile(wallpaper, rectOutline(left, top, area.width, area.height), room.back, area)
    : '';
  return [
    surface(
      view,
      [
        [left, top, depth],
        [right, top, depth],
        [right, bottom, depth],
        [left, bottom, depth],
      ],
      room.back,
    ),
    paper === '' ? '' : onPlane(view, depth, paper),
    side([left, top], [left, bottom], room.left),
    side([right, top], [right, bottom], room.right),
    side([left, top], [right, top], room.top),
    side([left, bottom], [right, bottom], room.bottom),
    ...furniture.map(({ z, draw }) => onPlane(view, z, draw)),
  ].join('');
}

/** The reveal of a square opening: four flat sides. */
export function squareReveal(view: Camera, jamb: Sides, options: WindowOptions): Svg {
  const { x, y, width, height, reveal = 80 } = options;
  const side = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    surface(
      view,
      [
        [...a, 0],
        [...a, reveal],
        [...b, reveal],
        [...b, 0],
      ],
      fill,
    );
  return [
    side([x, y], [x, y + height], jamb.left),
    side([x + width, y], [x + width, y + height], jamb.right),
    side([x, y], [x + width, y], jamb.top),
    side([x, y + height], [x + width, y + height], jamb.bottom),
  ].join('');
}

/** The tones of a curved reveal, drawn under the room; the sun from the upper left leaves that side dark. */
export function curvedTones({ x, y, width, height, shape }: WindowOptions, jamb: Sides): Svg {
  const arch = shape === 'arch';
  const cx = x + width / 2;
  const cy = y + (arch ? width / 2 : height / 2);
  const reach = width + height;
  /** Degrees, clockwise from the right. */
  const sector = (from: number, to: number, fill: string) => {
    const at = (angle: number) =>
      [
        cx + reach * Math.cos((angle * Math.PI) / 180),
        cy + reach * Math.sin((angle * Math.PI) / 180),
      ] as const;
    return polygon([[cx, cy], at(from), at((from + to) / 2), at(to)], fill);
  };
  return [
    rect(x - 20, y - 20, width + 40, height + 40, jamb.left),
    sector(arch ? 180 : 165, 270, jamb.top),
    sector(270, 320, jamb.left),
    sector(320, arch ? 360 : 420, jamb.right),
    arch
      ? [rect(cx, cy, width, height, jamb.right), rect(x - 20, cy, width / 2 + 20, height, jamb.left)].join(
          '',
        )
      : sector(420, 480, jamb.bottom),
  ].join('');
}

/** Cuts drawings off at an outline that is at a depth. */
export function clipAt(view: Camera, z: number, outline: string, ...parts: readonly Svg[]): Svg {
  const { at, scale } = planeAt(view, z);
  const transform = d`translate(${at[0]} ${at[1]}) scale(${scale.toFixed(4)})`;
  return clip({ shape: path(outline, '#000', { transform }) }, ...parts);
}
