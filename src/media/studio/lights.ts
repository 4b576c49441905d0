import { palette } from '../../theme/palette.ts';
import { circle, d, line, type Point, path, type Svg } from './svg.ts';

/** A lamp that hangs from a ceiling; the origin is where its flex is fixed. @param drop length of the flex, units */
export const hangingLamp = (drop: number): Svg =>
  line(d`M0,0 V${drop}`, palette.ink, 3) +
  path(d`M-12,${drop + 20} a12,10 0 0 0 24,0Z`, palette.gendaWash) +
  path(d`M-28,${drop + 20} L-10,${drop - 8} H10 L28,${drop + 20}Z`, palette.ink);

/** An oil lamp; its foot at the origin. @param flame height of the flame, as a factor */
export const diya = (flame = 1): Svg =>
  path('M-16,-14 C-10,2 10,2 16,-14Z', palette.geru) +
  path(d`M0,-16 c-7,-8 -4,-14 0,${-22 * flame} c4,${8 * flame} 7,14 0,${22 * flame}Z`, palette.genda) +
  path('M0,-16 c-3,-4 -2,-7 0,-11 c2,4 3,7 0,11Z', palette.white);

interface StringLights {
  from: Point;
  to: Point;
  /** Depth to which the wire hangs down in its middle, units. */
  sag: number;
  bulbs: number;
  /** True for a bulb that is off, by its number from 0; for films. */
  off?: (bulb: number) => boolean;
}

/** Coloured bulbs on a wire between two nails. */
export function stringLights({ from, to, sag, bulbs, off = () => false }: StringLights): Svg {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2];
  const colours = [palette.gendaWash, palette.raniWash, palette.neelWash];
  const lamps = Array.from({ length: bulbs }, (_, index) => {
    const share = (index + 1) / (bulbs + 1);
    const at = (axis: 0 | 1) =>
      (1 - share) ** 2 * from[axis] + 2 * share * (1 - share) * middle[axis] + share ** 2 * to[axis];
    return circle(
      at(0),
      at(1) + 9,
      6.5,
      off(index) ? '#5B4A22' : (colours[index % colours.length] ?? palette.gendaWash),
    );
  });
  return line(d`M${from} Q${middle} ${to}`, palette.ink, 3) + lamps.join('');
}
