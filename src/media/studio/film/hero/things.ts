import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { swing } from '../../motion.ts';
import { circle, d, ellipse, filled, group, line, path, rect, type Svg } from '../../svg.ts';

/** A camera seen from the front, its lens at the origin. @param flash 0 to 1 */
export const photoCamera = (flash: number): Svg =>
  [
    path('M-28,-44 L-20,-62 H24 L32,-44Z', palette.ink),
    filled('M-66,-44 H66 V42 H-66Z', '#1C2422', rect(10, -50, 60, 100, palette.ink)),
    rect(-66, -24, 132, 8, palette.raniDeep),
    rect(40, -58, 22, 14, palette.rani),
    rect(-58, -40, 26, 12, flash > 0.3 ? palette.white : palette.mist),
    circle(0, 2, 38, '#34403C'),
    circle(0, 2, 30, palette.ink),
    circle(0, 2, 24, palette.neel),
    path('M-16,-4 A18,18 0 0 1 2,-16 L0,-8 A12,12 0 0 0 -9,0Z', palette.neelWash),
  ].join('');

/** A cat that sits on a sill and looks out; its paws at the origin. @param shut 1 when its eyes are shut */
export function cat(time: number, shut: number): Svg {
  const tail = d`M64,-6 C${98 + 8 * swing(time, 3)},-6 ${92 + 6 * swing(time, 3)},-40 ${104 + 12 * swing(time, 3)},-58`;
  const eye = (x: number) =>
    ellipse(x, -56, 5, Math.max(0.8, 5.4 * (1 - shut)), palette.genda) +
    (shut < 0.5 ? ellipse(x, -56, 1.5, 4.4, palette.ink) : '');
  return [
    line(tail, palette.ink, 10),
    path(
      'M-2,0 C-10,-34 -2,-52 6,-60 L8,-84 L25,-71 Q33,-73 41,-71 L58,-84 L60,-60 C72,-40 74,-14 70,0Z',
      palette.ink,
    ),
    eye(22),
    eye(44),
    path('M30,-47 H36 L33,-43Z', palette.raniWash),
    line('M14,-4 V-20 M30,-4 V-22', '#2C3431', 2.4),
  ].join('');
}

/** A paper windmill on a stick; the hand is at the origin. @param turns degrees */
export function windmill(turns: number): Svg {
  const colours = [palette.genda, palette.rani, palette.white, palette.patta];
  const sails = colours.map((colour, index) =>
    group(
      { turn: index * 90 },
      path('M0,0 L0,-44 L30,-30 Z', colour) + path('M0,0 L30,-30 L16,-6Z', mix(colour, palette.ink, 0.28)),
    ),
  );
  return [
    rect(-3, -92, 6, 118, tones.wood),
    group({ at: [0, -92] }, group({ turn: turns }, ...sails), circle(0, 0, 5.5, palette.ink)),
  ].join('');
}

/** A watering can in profile, its handle at the origin, its rose to the left. @param tipped degrees */
export const wateringCan = (tipped: number, shadow: string): Svg =>
  group(
    { turn: -tipped },
    line('M2,0 C40,-14 44,44 6,46', palette.neel, 9),
    path('M-38,34 L-96,-14 L-104,-6 L-42,56Z', palette.neel),
    path('M-110,-22 L-92,2 L-116,12 L-122,-8Z', mix(palette.neel, palette.white, 0.3)),
    filled(
      'M-46,-12 H14 L10,62 H-42Z',
      palette.neel,
      path('M-10,-14 H20 V66 H-8Z', mix(palette.neel, shadow, 0.5)),
    ),
    ellipse(-16, -12, 30, 6, palette.neelDeep),
  );

/** Drops that fall from a point, in a loop. @param flow 0 to 1 */
export function drops(time: number, flow: number, length: number): Svg {
  if (flow < 0.05) return '';
  return Array.from({ length: 8 }, (_, index) => {
    const fallen = (time * 12 + index / 8) % 1;
    return ellipse(((index * 5) % 11) - 5 - fallen * 6, fallen * length, 2.4, 6, palette.neelWash, {
      opacity: flow * (1 - fallen * 0.4),
    });
  }).join('');
}
