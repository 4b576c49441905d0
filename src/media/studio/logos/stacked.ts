import { d, group } from '../svg.ts';
import { box, disc, ink, logo, type Mark, stroke, twoLines, word } from './logo.ts';

/** Hotels: a peacock’s fan. */
function morvika(): Mark {
  const feather = 'M50 62C42 40 42 20 50 2C58 20 58 40 50 62Z';
  const eye = disc(50, 18, 3.5);
  const fan = [-90, -60, -30, 0, 30, 60, 90].map((turn) =>
    group({ turn, about: [50, 70] }, ink(feather + eye)),
  );
  const [typeface, weight] = ['josefin-sans', 600] as const;
  const name = word('MORVIKA', [140, 54], { typeface, weight, size: 56, tracking: 9 });
  const trade = word('HOTELS & PALACES', [142, 78], { typeface, weight, size: 17, tracking: 6.6 });
  return {
    width: Math.max(name.right, trade.right),
    parts: [group({ at: [18, 0] }, ...fan, ink(disc(50, 71, 9))), name.svg, trade.svg],
  };
}

/** Insurance: three circles around a fourth. */
function ekatraya(): Mark {
  const rings = disc(42, 27, 26) + disc(27, 53, 26) + disc(57, 53, 26);
  const name = word('EKATRAYA', [104, 46], { weight: 500, width: 112, size: 45, tracking: 4 });
  const trade = word('life & general cover', [105, 75], { typeface: 'newsreader', weight: 500, size: 25 });
  return { width: Math.max(name.right, trade.right), parts: [ink(rings), name.svg, trade.svg] };
}

/** Rail journeys: a level crossing's barrier goes up. */
function saatPhatak(): Mark {
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [24 + index * 11.5, 40 - index * 5.75];
    return d`M${x},${y} l7.500,-3.750 v13 l-7.500,3.750 Z`;
  });
  const post = 'M6 30Q6 26 10 26H16Q20 26 20 30V66H26V80H0V66H6Z';
  const words = twoLines('SAAT', 'PHATAK', 116, { weight: 800, width: 70, size: 46, tracking: 2 });
  return {
    width: words.right,
    parts: [ink(post + disc(13, 40, 4)), ink(stripes.join('')), words.svg],
  };
}

/** Accounting software: an abacus with raindrops for beads. */
function monsoonAbacus(): Mark {
  const drop = (x: number, y: number) =>
    d`M${x},${y - 14} c6,8 10,11.500 10,17 a10,10 0 0 1 -20,0 c0,-5.500 4,-9 10,-17 Z`;
  const rods = [14, 40, 66];
  const beads = drop(17, 14) + drop(42, 14) + drop(67, 40) + drop(17, 66) + drop(42, 66) + drop(67, 66);
  const words = twoLines('Monsoon', 'Abacus', 104, {
    typeface: 'syne',
    weight: 500,
    size: 42,
  });
  return {
    width: words.right,
    parts: [
      stroke(rods.map((y) => `M4 ${y}H80`).join(''), 3),
      ink(box(0, 0, 5, 80) + box(79, 0, 5, 80)),
      ink(beads),
      words.svg,
    ],
  };
}

/** Kitchenware: three tiers of a tiffin box. */
function dabbaAndDaughters(): Mark {
  const tiers = 'M8 17H52V35H8ZM8 39H52V57H8ZM8 61H52V74Q52 80 46 80H14Q8 80 8 74Z';
  const clasps = box(0, 22, 5, 54) + box(55, 22, 5, 54);
  const words = twoLines('Dabba &', 'Daughters', 78, {
    typeface: 'playfair',
    weight: 900,
    opticalSize: 18,
    size: 42,
  });
  return {
    width: words.right,
    parts: [stroke('M12 15Q12 3 30 3Q48 3 48 15', 5), ink(tiers + clasps), words.svg],
  };
}

/** Marks with an emblem beside two lines. */
export const stacked = [
  logo('morvika', morvika()),
  logo('ekatraya', ekatraya()),
  logo('saat-phatak', saatPhatak()),
  logo('monsoon-abacus', monsoonAbacus()),
  logo('dabba-and-daughters', dabbaAndDaughters()),
];
