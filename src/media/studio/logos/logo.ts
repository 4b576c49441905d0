import { type Lettering, letters } from '../lettering.ts';
import { type Scene, scene } from '../scene.ts';
import { line, type Point, path, type Svg } from '../svg.ts';

/** The colour of the text that a mark stands in. */
export const INK = 'currentColor';
/** Height of every mark, units; widths differ. */
const HEIGHT = 80;

/** The shapes of a mark, and its width, units. */
export interface Mark {
  width: number;
  parts: readonly Svg[];
}

/** The mark of an invented client: one ink, a symbol of the sprite. */
export const logo = (slug: string, { width, parts }: Mark): Scene =>
  scene({ name: `logos/${slug}`, width: Math.ceil(width), height: HEIGHT, wall: false, draw: () => parts });

/** A shape in ink; areas that its outline encloses twice are holes. */
export const ink = (outline: string): Svg => path(outline, INK, { 'fill-rule': 'evenodd' });

export const stroke = (outline: string, width: number): Svg => line(outline, INK, width);

/** A word from the origin of its base line, and the x of its end. */
export function word(text: string, [x, y]: Point, setting: Lettering) {
  const { outline, advance } = letters(text, setting, [x, y]);
  return { svg: path(outline, INK), outline, right: x + advance };
}

/** Two words one above the other, beside an emblem. */
export function twoLines(upper: string, lower: string, x: number, setting: Lettering) {
  const [first, second] = [word(upper, [x, 35], setting), word(lower, [x, 76], setting)];
  return { svg: first.svg + second.svg, right: Math.max(first.right, second.right) };
}

/** The outline of a disc, to combine with other outlines in one shape. */
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;
