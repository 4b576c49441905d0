import { palette } from '../../theme/palette.ts';
import { circle, drawing, group, type Point, path, rect, type Svg } from './svg.ts';

/** Side of the mark's box, units. */
const BOX = 64;

/** The agency's mark: an arch is a window's frame, its crossbar the sill, the dot a person's head. */
export const mark = (frame: string, head: string): Svg =>
  path('M4 62V30a28 28 0 0 1 56 0v32H48V48H16v14ZM16 38V30a16 16 0 0 1 32 0v8Z', frame, {
    'fill-rule': 'evenodd',
  }) + circle(32, 29, 9, head);

/** The mark on a square of night wall. @param size side of the square, units */
function icon(size: number, at: Point = [(size - BOX) / 2, (size - BOX) / 2]) {
  return drawing(
    size,
    size,
    rect(0, 0, size, size, palette.raat),
    group({ at }, mark(palette.white, palette.genda)),
  );
}

/** For browsers and telephones; one unit above the middle, because it looks centred there. */
export const iconFile = icon(88, [12, 11]);

/** For telephones that cut icons to a shape: the mark is within the safe zone (radius 40%). */
export const maskableFile = icon(108);
