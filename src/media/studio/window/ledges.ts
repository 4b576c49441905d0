import type { Light } from '../light.ts';
import { type Camera, surface } from '../perspective.ts';
import type { Svg } from '../svg.ts';
import type { Sill, Slab, WindowOptions } from './options.ts';

/** A ledge's edges, and its depth out of the wall. */
interface Ledge {
  left: number;
  right: number;
  top: number;
  bottom: number;
  depth: number;
}

/** Its front, parallel to the wall. */
const front = (view: Camera, { left, right, top, bottom, depth }: Ledge, fill: string) =>
  surface(
    view,
    [
      [left, top, -depth],
      [right, top, -depth],
      [right, bottom, -depth],
      [left, bottom, -depth],
    ],
    fill,
  );

/** The surface from its upper edge at the wall to the lower edge of its front. */
const outwards = (view: Camera, { left, right, top, bottom, depth }: Ledge, fill: string) =>
  surface(
    view,
    [
      [left, top, 0],
      [right, top, 0],
      [right, bottom, -depth],
      [left, bottom, -depth],
    ],
    fill,
  );

export function sillOf(view: Camera, light: Light, options: WindowOptions, sill: Sill): Svg {
  const { top = light.sill.top, lip = light.sill.lip, overhang = 36, depth = 60, height = 20 } = sill;
  const left = options.x - overhang;
  const right = options.x + options.width + overhang;
  const y = options.y + options.height;
  const flat = (at: number, fill: string) =>
    outwards(view, { left, right, top: at, bottom: at, depth }, fill);
  return [
    y + height < view.cy ? flat(y + height, light.shadow) : '',
    flat(y, top),
    front(view, { left, right, top: y, bottom: y + height, depth }, lip),
  ].join('');
}

export function slabOf(view: Camera, options: WindowOptions, slab: Slab): Svg {
  const { colour, under, overhang = 34, depth = 110, above = 30, height = 14 } = slab;
  const left = options.x - overhang;
  const right = options.x + options.width + overhang;
  const y = options.y - above;
  const below = y + height;
  /** A surface from the wall to the lower edge of the front. */
  const flat = (at: number): Svg => outwards(view, { left, right, top: at, bottom: below, depth }, under);
  return [flat(y), flat(below), front(view, { left, right, top: y, bottom: below, depth }, colour)].join('');
}
