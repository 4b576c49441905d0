import { d, group } from '../svg.ts';
import { box, disc, ink, logo, type Mark, stroke, word } from './logo.ts';

/** Toys: the letters hop, and the dot of the last one is a ball. */
function ullasi(): Mark {
  const hops = [
    { letter: 'u', y: 62, turn: -5 },
    { letter: 'l', y: 58, turn: 4 },
    { letter: 'l', y: 63, turn: -4 },
    { letter: 'a', y: 60, turn: 5 },
    { letter: 's', y: 64, turn: -5 },
    { letter: 'ı', y: 62, turn: 0 },
  ];
  let x = 3;
  const parts = hops.map(({ letter, y, turn }) => {
    const set = word(letter, [x, y], { typeface: 'baloo-2', weight: 800, size: 72 });
    const middle = (x + set.right) / 2;
    x = set.right;
    return group({ turn, about: [middle, y - 20] }, set.svg);
  });
  return { width: x + 10, parts: [...parts, ink(disc(x - 2, 11, 11))] };
}

/** Ceramics: a glazed pot parts the two words. */
function kaviKiln(): Mark {
  const setting = { typeface: 'imbue', weight: 700, opticalSize: 60, size: 76, tracking: 2 } as const;
  const kavi = word('KAVI', [0, 67], setting);
  const pot = 'M17 3h26v7l-5 8c18 6 26 16 26 30c0 14-8 23-16 28H12C4 71-4 62-4 48c0-14 8-24 26-30l-5-8Z';
  const glaze = 'M-3.500 43.500q8 6 15 0t15 3t14-3t13 4t9.500-4l.5 5q-4 6-11 4t-12 0t-14 4t-15-2t-15-3Z';
  const left = kavi.right + 15;
  const kiln = word('KILN', [left + 74, 67], setting);
  return {
    width: kiln.right,
    parts: [kavi.svg, group({ at: [left, 0] }, ink(pot + glaze)), kiln.svg],
  };
}

/** Publishing: the word between two book covers, the lower one thicker. */
function gathavan(): Mark {
  const { svg, right } = word('gathavan', [4, 55], {
    typeface: 'bodoni-moda',
    weight: 560,
    opticalSize: 11,
    size: 60,
    tracking: 1,
  });
  return { width: right + 4, parts: [ink(box(0, 0, right + 4, 3) + box(0, 74, right + 4, 6)), svg] };
}

/** Energy: the l is a flash of lightning. */
function bijlo(): Mark {
  const setting = { typeface: 'space-grotesk', weight: 700, size: 72, tracking: -1 } as const;
  const start = word('bij', [-4, 59], setting);
  const x = start.right + 2;
  const flash = d`M${x + 22},2 L${x},40 H${x + 13} L${x + 6},70 L${x + 31},29 H${x + 17} L${x + 27},2 Z`;
  const end = word('o', [x + 30, 59], setting);
  return { width: end.right, parts: [start.svg, ink(flash), end.svg] };
}

/** Cricket bats: two bats in the word, and a ball for its o. */
function willowala(): Mark {
  const setting = { weight: 800, width: 96, size: 66 } as const;
  const start = word('Wi', [0, 66], setting);
  const bat = (x: number) => d`M${x + 5},0 h7 v20 q5,2 5,8 v40 q-8.500,14 -17,0 v-40 q0,-6 5,-8 Z`;
  const left = start.right + 4;
  const centre = left + 65;
  const ball = disc(centre, 48, 19.5);
  const end = word('wala', [centre + 21, 66], setting);
  const seam = (from: number, bend: number) =>
    d`M${centre + from},32 q${bend},16 0,32 h3.500 q${bend},-16 0,-32 Z`;
  return {
    width: end.right,
    parts: [start.svg, ink(bat(left) + bat(left + 21)), ink(ball + seam(-8.5, 6) + seam(5, -6)), end.svg],
  };
}

/** Homes: a veranda, and a letter leans out of each of its arches. */
function baramdo(): Mark {
  const [step, pillar, sill] = [46, 7, 72];
  const width = 7 * step + pillar;
  const arches = Array.from({ length: 7 }, (_, index) => {
    const x = index * step + pillar;
    const reach = step - pillar;
    return d`M${x},${sill} V${8 + reach / 2} a${reach / 2},${reach / 2} 0 0 1 ${reach},0 V${sill} Z`;
  });
  const setting = { typeface: 'josefin-sans', weight: 700, size: 43 } as const;
  const names = [...'BARAMDO'].map((letter, index) => {
    const { right } = word(letter, [0, 0], setting);
    return word(letter, [index * step + pillar + (step - pillar - right) / 2, 66], setting).svg;
  });
  return { width, parts: [ink(box(0, 0, width, 80) + arches.join('')), ...names] };
}

/** Diagnostics: a pulse that continues after the word to a drop. */
function nabzia(): Mark {
  const { svg, right } = word('nabzia', [-2, 60], { typeface: 'comfortaa', weight: 700, size: 68 });
  const pulse = d`M${right + 8},44 h14 l9,-32 l15,58 l10,-36 l5,10 h9`;
  return { width: right + 94, parts: [svg, stroke(pulse, 7), stroke(disc(right + 82, 44, 8), 7)] };
}

/** Clothing: back-stitch under the word, and the needle still in it. */
function bakhiyo(): Mark {
  const { svg, right } = word('Bakhiyo', [0, 52], {
    typeface: 'newsreader-italic',
    weight: 700,
    opticalSize: 36,
    size: 68,
  });
  const stitches = Array.from({ length: Math.floor((right - 12) / 25) }, (_, index) =>
    box(index * 25, 71, 17, 5.5),
  );
  const x = stitches.length * 25;
  const needle = d`M${x},73 l70,-40 q9,-4 11,0 q2,4 -6,9 l-72,36 Z M${x + 66},40 l9,-5 l2,2.500 l-9,5 Z`;
  return { width: x + 82, parts: [svg, ink(stitches.join('') + needle)] };
}

/** Marks whose picture is in the word itself. */
export const wordmarks = [
  logo('ullasi', ullasi()),
  logo('kavi-kiln', kaviKiln()),
  logo('gathavan', gathavan()),
  logo('bijlo', bijlo()),
  logo('willowala', willowala()),
  logo('baramdo', baramdo()),
  logo('nabzia', nabzia()),
  logo('bakhiyo', bakhiyo()),
];
