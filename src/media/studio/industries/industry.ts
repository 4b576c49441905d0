import { palette } from '../../../theme/palette.ts';
import { archOutline } from '../outlines.ts';
import { type Scene, scene } from '../scene.ts';
import { line, path, rect, type Svg } from '../svg.ts';

/** Width and height, units. */
const SIZE = 96;
/** Width of every line, units. */
const LINE = 4;
/** The y of the sill's upper edge, on which things stand. */
const SILL = 84;

/** The icon of a trade: a window, and one object that is too large for it. */
export const industry = (slug: string, draw: () => readonly Svg[]): Scene =>
  scene({ name: `industries/${slug}`, width: SIZE, height: SIZE, wall: false, draw });

const outlined = { stroke: palette.ink, 'stroke-width': LINE, 'stroke-linejoin': 'miter' } as const;

/** A shape with its line. */
export const shape = (outline: string, fill: string): Svg => path(outline, fill, outlined);

export const box = (x: number, y: number, width: number, height: number, fill: string): Svg =>
  rect(x, y, width, height, fill, outlined);

export const disc = (x: number, y: number, r: number, fill: string): Svg =>
  shape(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill);

/** A line that ends square. */
export const stroke = (outline: string, colour: string = palette.ink, width = LINE): Svg =>
  line(outline, colour, width, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' });

const sill = rect(6, SILL, 84, 7, palette.ink);

export const squareWindow = (wash: string): Svg => box(16, 26, 64, SILL - 26, wash) + sill;
export const archedWindow = (wash: string): Svg => shape(archOutline(18, 22, 60, SILL - 22), wash) + sill;
export const roundWindow = (wash: string): Svg => disc(48, 56, 33, wash);
