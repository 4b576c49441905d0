import { circle, d, group } from '../svg.ts';
import { box, disc, INK, ink, logo, type Mark, stroke, word } from './logo.ts';

/** Tea: two leaves and a bud, as they are picked. */
function noorvali(): Mark {
  const bud = 'M36 1C48 16 47 36 36 50C25 36 24 16 36 1Z';
  const leaf = 'M33 72C9 70 0 50 1 26C23 32 36 48 33 72Z';
  const { svg, right } = word('noorvali', [88, 61], {
    typeface: 'playfair',
    weight: 600,
    opticalSize: 24,
    size: 62,
    tracking: 1,
  });
  return {
    width: right,
    parts: [
      ink(bud),
      ink(leaf),
      group({ at: [72, 0], scale: [-1, 1] }, ink(leaf)),
      ink(box(33.5, 54, 5, 26)),
      svg,
    ],
  };
}

/** Freight: the pole star, one half of each ray cut away. */
function dhruvanto(): Mark {
  const facets = 'M40 0V40L29 29ZM80 40H40L51 29ZM40 80V40L51 51ZM0 40H40L29 51Z';
  const { svg, right } = word('DHRUVANTO', [94, 57], { weight: 850, width: 125, size: 47, tracking: 1 });
  const star = 'M40 4L50.500 29.500L76 40L50.500 50.500L40 76L29.500 50.500L4 40L29.500 29.500Z';
  return { width: right, parts: [ink(facets), stroke(star, 3), svg] };
}

/** Audio: nine bars that form a wave. */
function laharNine(): Mark {
  const bars = Array.from({ length: 9 }, (_, index) => {
    const half = 21 + 16 * Math.cos((index / 8) * Math.PI * 3.4);
    return d`M${3 + index * 9.5},${40 - half} V${40 + half}`;
  });
  const { svg, right } = word('Lahar Nine', [96, 57], { typeface: 'syne', weight: 800, size: 44 });
  return { width: right, parts: [stroke(bars.join(''), 5.5), svg] };
}

/** Language: a speech bubble with the letter z. */
function zubanu(): Mark {
  const bubble = 'M0 3H70V59H35L14 79V59H0Z';
  const letter = 'M16 14H55V22.500L34.500 40.500H55V49H15V40.500L36 22.500H16Z';
  const { svg, right } = word('zubanu', [86, 60], { typeface: 'museomoderno', weight: 700, size: 62 });
  return { width: right, parts: [ink(bubble + letter), svg] };
}

/** Children’s programmes: a parrot that has just said something. */
function tootivo(): Mark {
  const parrot =
    'M4 80V36C4 16 19 2 38 2C54 2 64 11 67 24C79 25 87 34 84 48C83 52 81 56 78 58C77 51 73 47 65 47C64 64 54 80 34 80Z';
  const cheek = 'M66 30C73 30 78 34 79 41C75 38 70 38 65 39Z';
  const wing = 'M12 80C12 64 20 56 34 54C34 68 28 76 22 80Z';
  const { svg, right } = word('Tootivo', [98, 62], { typeface: 'kalnia', weight: 600, size: 60 });
  return { width: right, parts: [ink(parrot + cheek + wing + disc(46, 27, 6)), svg] };
}

/** Hair care: strands around a soapnut, and its leaf. */
function reethawa(): Mark {
  const strands = [36, 27, 18].map((r) => d`M40,${42 - r} A${r},${r} 0 1 1 ${40 - r},42`);
  const leaf = 'M37 3C37 22 27 35 4 38C3 18 15 4 37 3Z';
  const { svg, right } = word('REETHAWA', [94, 64], {
    typeface: 'imbue',
    weight: 500,
    opticalSize: 40,
    size: 66,
    tracking: 7,
  });
  return { width: right, parts: [stroke(strands.join(''), 4.5), ink(leaf), ink(disc(40, 42, 8)), svg] };
}

/** Car servicing: a word that leans as in a bend, with a wheel. */
function gaddiyo(): Mark {
  const setting = { weight: 900, width: 122, size: 62, tracking: -1 } as const;
  const { svg, right } = word('GADDIY', [44, 62], setting);
  const [x, y, r] = [right + 24, 40, 25];
  const bolts = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2;
    return circle(x + Math.cos(angle) * 9, y + Math.sin(angle) * 9, 3, INK);
  });
  const draught = box(12, 19, 26, 8) + box(0, 36, 38, 8) + box(18, 53, 20, 8);
  return {
    width: x + r + 8,
    parts: [
      `<g transform="skewX(-12) translate(14 0)">${ink(draught)}${svg}</g>`,
      ink(disc(x, y, r) + disc(x, y, 15)),
      ...bolts,
    ],
  };
}

/** Rooftop cinema: a water tank, a screen, and the moon on it. */
function chhatnama(): Mark {
  const roof = 'M0 68H90V80H0Z';
  const tank = 'M3 42Q3 38 7 38H21Q25 38 25 42V60H3ZM5 60H9V68H5ZM19 60H23V68H19Z';
  const screen = 'M34 2H90V50H34ZM40 50H45V68H40ZM79 50H84V68H79Z';
  const moon = 'M66 12A15 15 0 1 0 75 34A13 13 0 0 1 66 12Z';
  const { svg, right } = word('chhatnama', [108, 57], { typeface: 'unbounded', weight: 300, size: 43 });
  return { width: right, parts: [ink(roof + tank + screen + moon), svg] };
}

/** Marks with an emblem beside one word. */
export const emblems = [
  logo('noorvali', noorvali()),
  logo('dhruvanto', dhruvanto()),
  logo('lahar-nine', laharNine()),
  logo('zubanu', zubanu()),
  logo('tootivo', tootivo()),
  logo('reethawa', reethawa()),
  logo('gaddiyo', gaddiyo()),
  logo('chhatnama', chhatnama()),
];
