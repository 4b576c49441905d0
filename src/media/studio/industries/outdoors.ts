import { palette } from '../../../theme/palette.ts';
import { circle, group, rect } from '../svg.ts';
import { archedWindow, box, disc, industry, roundWindow, shape, squareWindow, stroke } from './industry.ts';

const { ink, white, rani, raniWash, genda, gendaWash, neel, neelWash, patta, mist } = palette;

/** A tower with one lit window. */
const realEstate = () => [
  squareWindow(neelWash),
  box(31, 8, 34, 76, white),
  ...[18, 34, 50].flatMap((y) => [39, 50].map((x) => rect(x, y, 7, 9, ink))),
  rect(50, 34, 7, 9, genda),
  shape('M42 84V70A6 6 0 0 1 54 70V84Z', rani),
];

/** A kurta on its hanger. */
const fashion = () => [
  roundWindow(raniWash),
  stroke('M48 24V15C56 15 56 5 48 5C43 5 41 8 41 11'),
  shape('M38 22H58L82 40L73 53L65 46L70 90H26L31 46L23 53L14 40Z', rani),
  shape('M39 22C41 32 55 32 57 22Z', white),
  stroke('M48 31V56', white, 3),
  stroke('M28 82H68', genda),
];

/** A car that is longer than its window. */
const automotive = () => [
  squareWindow(gendaWash),
  shape('M3 78V58L18 54L29 37H65L79 54L93 58V78Z', neel),
  shape('M32 44H46V55H25ZM50 44H62L70 55H50Z', white),
  disc(24, 80, 9, white),
  disc(72, 80, 9, white),
];

/** A full shopping bag. */
const retail = () => [
  squareWindow(gendaWash),
  shape('M20 44H76L82 84H14Z', rani),
  stroke('M34 56V26A14 16 0 0 1 62 26V56'),
  circle(34, 56, 4, ink),
  circle(62, 56, 4, ink),
];

/** An aeroplane that is larger than its window on both sides. */
const travel = () => [
  roundWindow(neelWash),
  group(
    { turn: 40, scale: 0.95, about: [48, 50] },
    shape(
      'M48 -2C54 4 55 16 55 30L92 52V62L55 53L54 74L66 83V91L48 86L30 91V83L42 74L41 53L4 62V52L41 30C41 16 42 4 48 -2Z',
      white,
    ),
    stroke('M41 16H55', rani),
  ),
];

/** A bat and its ball. */
const sport = () => [
  roundWindow(patta),
  group(
    { turn: 34, about: [48, 50] },
    box(44, -4, 8, 32, rani),
    shape('M38 32L43 24H53L58 32V74Q48 86 38 74Z', gendaWash),
    stroke('M48 38V72', ink, 3),
  ),
  disc(77, 68, 11, rani),
  stroke('M72 60Q78 67 74 77', white, 3),
];

/** A seedling that has outgrown its window. */
const socialCauses = () => [
  archedWindow(mist),
  stroke('M48 84V46', ink, 5),
  shape('M47 62C24 63 17 46 17 32C36 32 47 42 47 62Z', patta),
  shape('M49 48C48 24 62 8 82 6C84 30 70 48 49 48Z', gendaWash),
  stroke('M49 48L68 24', ink, 3),
];

/** Icons of outdoor trades. */
export const outdoors = [
  industry('real-estate', realEstate),
  industry('fashion', fashion),
  industry('automotive', automotive),
  industry('retail', retail),
  industry('travel', travel),
  industry('sport', sport),
  industry('social-causes', socialCauses),
];
