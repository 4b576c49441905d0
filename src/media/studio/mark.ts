import { palette } from '../../theme/palette.ts';
import { circle, drawing, group, type Point, path, rect, type Svg } from './svg.ts';

/** Units, of the box that the mark is drawn in. */
const BOX = 64;

/** An arch is the frame, its crossbar the sill, the dot the head of someone looking out. */
export const mark = (frame: string, head: string): Svg =>
  path('M4 62V30a28 28 0 0 1 56 0v32H48V48H16v14ZM16 38V30a16 16 0 0 1 32 0v8Z', frame, {
    'fill-rule': 'evenodd',
  }) + circle(32, 29, 9, head);

/** The mark on the night wall, square. @param size of the square, units; the mark's box is 64 wide */
function icon(size: number, at: Point = [(size - BOX) / 2, (size - BOX) / 2]) {
  return drawing(
    size,
    size,
    rect(0, 0, size, size, palette.raat),
    group({ at }, mark(palette.white, palette.genda)),
  );
}

/** For browsers and telephones; a unit higher than its middle, where it seems to stand. */
export const iconFile = icon(88, [12, 11]);

/** For telephones that cut icons to shapes of their own: all of the mark is within four tenths of the middle. */
export const maskableFile = icon(108);
