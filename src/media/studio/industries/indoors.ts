import { palette } from '../../../theme/palette.ts';
import { ellipse, group, polygon, rect } from '../svg.ts';
import { archedWindow, box, disc, industry, shape, squareWindow, stroke } from './industry.ts';

const { ink, white, rani, raniWash, genda, gendaWash, neelWash, patta, geru, mist } = palette;

/** A glass of tea, and its steam. */
const foodAndDrink = () => [
  squareWindow(gendaWash),
  shape('M30 42H66L61 84H35Z', white),
  shape('M32 56H64L61 84H35Z', geru),
  stroke('M41 36C35 28 45 22 39 8M55 36C49 28 59 22 53 8'),
];

/** A heart, and a pulse that continues beyond the window. */
const healthcare = () => [
  archedWindow(raniWash),
  shape('M48 80L27 58C19 50 22 36 34 36C41 36 46 40 48 45C50 40 55 36 62 36C74 36 77 50 69 58Z', white),
  stroke('M2 60H34L41 44L50 72L57 54L60 60H94', rani),
];

/** An open book on the sill, with its ribbon. */
const education = () => [
  squareWindow(patta),
  shape('M8 44C22 38 38 40 48 48C58 40 74 38 88 44V80C74 75 58 76 48 83C38 76 22 75 8 80Z', white),
  stroke('M48 48V83'),
  stroke('M18 54C26 52 33 53 39 56M18 64C26 62 33 63 39 66', ink, 3),
  polygon(
    [
      [62, 10],
      [73, 10],
      [73, 62],
      [67.5, 55],
      [62, 62],
    ],
    rani,
  ),
];

/** A bell on a counter, ringing. */
const hospitality = () => [
  archedWindow(neelWash),
  shape('M24 78A24 26 0 0 1 72 78Z', genda),
  rect(14, 77, 68, 7, ink),
  rect(46, 44, 4, 8, ink),
  rect(39, 40, 18, 5, ink),
  stroke('M48 4V15M27 9L32 18M69 9L64 18'),
];

/** A lipstick, turned up. */
const beauty = () => [
  squareWindow(raniWash),
  shape('M39 40V18L57 6V40Z', rani),
  box(37, 38, 22, 16, genda),
  box(33, 54, 30, 30, ink),
  rect(39, 60, 4, 18, white),
];

/** A pile of coins, and one more above it. */
const finance = () => {
  const coin = (y: number, fill: string) => ellipse(44, y, 22, 8.5, fill, { stroke: ink, 'stroke-width': 4 });
  return [
    squareWindow(patta),
    coin(73, white),
    coin(61, white),
    coin(49, genda),
    disc(70, 21, 17, genda),
    stroke('M63 14H77M63 20H77M64 14C74 14 74 26 64 26L74 33', ink, 3),
  ];
};

/** A laptop that is wider than its window, and its pointer, a hand. */
const software = () => [
  squareWindow(neelWash),
  box(21, 38, 54, 38, white),
  rect(21, 38, 54, 7, ink),
  stroke('M38 51L29 59L38 67M54 51L63 59L54 67M50 49L42 70', rani),
  shape('M8 75H88L83 84H13Z', mist),
  shape('M66 52L91 61L80 65L76 76Z', genda),
];

/** A clapperboard that is about to fall. */
const entertainment = () => {
  const stripes = [12, 30, 48, 66].map((x) =>
    polygon(
      [
        [x, 34],
        [x + 9, 34],
        [x + 3, 46],
        [x - 6, 46],
      ],
      white,
    ),
  );
  return [
    squareWindow(raniWash),
    box(14, 48, 68, 36, white),
    group({ turn: -20, about: [14, 46] }, rect(8, 32, 78, 15, ink), ...stripes),
    polygon(
      [
        [40, 56],
        [60, 66],
        [40, 76],
      ],
      rani,
    ),
  ];
};

/** Icons of indoor trades. */
export const indoors = [
  industry('food-and-drink', foodAndDrink),
  industry('healthcare', healthcare),
  industry('education', education),
  industry('hospitality', hospitality),
  industry('beauty', beauty),
  industry('finance', finance),
  industry('software', software),
  industry('entertainment', entertainment),
];
