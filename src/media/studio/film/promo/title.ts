import { palette } from '../../../../theme/palette.ts';
import { NARROWEST, sizeOfBlock, stretchAround, WIDEST } from '../../../widthAxis.ts';
import { type Lettering, letters } from '../../lettering.ts';
import { clip, d, group, path, rect, type Svg } from '../../svg.ts';

const LINE_HEIGHT = 0.86;
/** Height of capitals, em. */
const CAPITALS = 0.7;

const set = (line: string, size: number, width: number) =>
  letters(line.toUpperCase(), { size, weight: 800, width, tracking: -0.005 * size } satisfies Lettering);

/**
 * Lines as a fit block: each is stretched to the same measure.
 *
 * @param measure width of the block, units
 * @returns the block from the upper left of its capitals, and its height
 */
export function fitBlock(
  lines: readonly string[],
  measure: number,
  fill: string,
): { draw: Svg; height: number } {
  const widths = (width: number) => lines.map((line) => set(line, 100, width).advance / 100);
  const smallest = Math.max(...widths(WIDEST).map((width) => measure / width));
  const largest = Math.min(...widths(NARROWEST).map((width) => measure / width));
  const size = sizeOfBlock(smallest, largest);
  let y = 0;
  const drawn = lines.map((line, index) => {
    const { low } = stretchAround((stretch) => set(line, size, stretch).advance > measure, 12);
    const own = (size * measure) / set(line, size, low).advance;
    y += index === 0 ? CAPITALS * own : LINE_HEIGHT * own;
    return path(set(line, own, low).outline, fill, { transform: d`translate(0 ${y})` });
  });
  return { draw: drawn.join(''), height: y };
}

const MARGIN = 44;
const MEASURE = 640;

/**
 * A caption plate: ink, flush to the lower left of the picture. It opens upwards from its foot.
 *
 * @returns a function that draws it on 1920 × 1080: shut at 0, open at 1
 */
export function plate(lines: readonly string[]): (opened: number) => Svg {
  const block = fitBlock(lines, MEASURE, palette.white);
  const [width, height] = [MEASURE + 2 * MARGIN, block.height + 2 * MARGIN];
  const top = 1080 - height;
  const whole = rect(0, top, width, height, palette.ink) + group({ at: [MARGIN, top + MARGIN] }, block.draw);
  return (opened) => {
    if (opened <= 0) return '';
    if (opened >= 1) return whole;
    return clip(d`M0,${1080 - height * opened} H${width} V1080 H0Z`, whole);
  };
}
