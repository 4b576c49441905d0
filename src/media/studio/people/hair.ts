import { hairColours, lightness, mix } from '../colour.ts';
import { circle, clip, d, ellipse, group, line, type Point, path, type Svg } from '../svg.ts';
import { faceShadow, type Head } from './face.ts';
import type { HairStyle } from './person.ts';

/** Hair behind the head and body, and hair over the face. */
export interface Hair {
  back: Svg;
  front: Svg;
  /** Whether the ears are seen. */
  ears: boolean;
}

interface Strand {
  back?: string;
  front?: (turned: number) => string;
  /** A lock that the sun catches, on the front. */
  sheen?: string;
  ears: boolean;
}

const parted = (turned: number) =>
  d`M-40,-66 C-48,-118 -25,-144 0,-144 C27,-144 48,-118 40,-66 C38,-94 27,-110 ${2 + turned * 0.6},-121 C-21,-110 -37,-94 -40,-66Z`;
const sheenLeft = 'M-33,-104 C-29,-122 -20,-132 -7,-136 C-18,-129 -26,-118 -29,-101Z';

const cap = 'M-41,-86 C-45,-130 -20,-144 0,-144 C26,-144 45,-128 42,-84 L36,-58 L-36,-58 Z';

/** From the front: art direction, 6. Outlines are as wide as the widest face may be. */
const fronts: Record<Exclude<HairStyle, 'afro' | 'bald' | 'curls'>, Strand> = {
  bun: {
    back: `M-26,-152 a27,25 0 1 1 54,0 a27,25 0 1 1 -54,0Z ${cap}`,
    front: parted,
    sheen: sheenLeft,
    ears: true,
  },
  knot: {
    back: 'M26,-74 C52,-84 66,-62 54,-42 C44,-28 24,-34 22,-50Z M-40,-86 C-44,-128 -20,-143 0,-143 C26,-143 46,-124 42,-84 L40,-52 L-36,-60 Z',
    front: (turned) =>
      d`M-40,-68 C-47,-120 -24,-144 2,-144 C30,-144 48,-116 40,-64 C39,-92 28,-106 ${14 + turned * 0.5},-118 C-10,-116 -34,-102 -40,-68Z`,
    sheen: 'M-31,-106 C-24,-126 -8,-136 8,-135 C-8,-130 -20,-120 -26,-105Z',
    ears: true,
  },
  plait: { back: cap, front: parted, sheen: sheenLeft, ears: true },
  long: {
    back: 'M-42,-84 C-48,-132 -22,-147 2,-147 C34,-147 51,-124 47,-84 C47,-46 60,-10 55,38 C40,52 -40,52 -55,38 C-60,-10 -45,-46 -42,-84 Z',
    front: parted,
    sheen: sheenLeft,
    ears: false,
  },
  waves: {
    back: 'M-44,-88 C-50,-134 -22,-149 4,-149 C38,-149 52,-124 50,-92 C50,-74 62,-66 58,-46 C70,-30 56,-16 64,2 C60,22 40,26 26,14 L-26,14 C-42,26 -60,20 -62,2 C-68,-14 -54,-26 -60,-44 C-64,-62 -48,-70 -44,-88 Z',
    front: (turned) =>
      d`M-41,-60 C-50,-88 -46,-146 6,-147 C44,-147 52,-104 43,-62 C42,-78 36,-84 35,-96 C30,-108 ${20 + turned * 0.5},-112 ${14 + turned * 0.5},-121 C0,-106 -30,-108 -36,-84 C-38,-76 -39,-70 -41,-60Z`,
    sheen: 'M-34,-96 C-32,-122 -16,-136 2,-138 C-12,-130 -22,-116 -25,-100 C-28,-98 -31,-97 -34,-96Z',
    ears: false,
  },
  bob: {
    back: 'M-45,-84 C-50,-134 -22,-148 2,-148 C32,-148 51,-130 47,-84 C49,-56 52,-36 47,-16 C36,-8 -36,-8 -48,-16 C-54,-40 -47,-58 -45,-84 Z',
    front: () =>
      'M-42,-50 C-51,-122 -24,-147 2,-147 C30,-147 51,-122 42,-50 C40,-64 38,-78 38,-92 C14,-96 -14,-96 -38,-92 C-38,-78 -40,-64 -42,-50 Z',
    sheen: 'M-36,-104 C-31,-124 -20,-134 -4,-138 C-14,-128 -20,-116 -22,-103Z',
    ears: false,
  },
  lob: {
    back: 'M-44,-84 C-50,-134 -22,-148 4,-148 C36,-148 52,-126 48,-84 C50,-50 60,-30 56,4 C44,10 32,4 26,-4 L-26,-4 C-34,6 -46,8 -55,2 C-59,-34 -48,-54 -44,-84 Z',
    front: (turned) =>
      d`M-41,-56 C-50,-104 -38,-146 6,-147 C42,-147 52,-110 43,-50 C42,-72 38,-92 ${18 + turned * 0.5},-120 C2,-102 -26,-98 -34,-88 C-38,-78 -39,-66 -41,-56Z`,
    sheen: 'M-33,-98 C-31,-120 -16,-135 2,-138 C-10,-128 -18,-116 -20,-104 C-24,-102 -29,-100 -33,-98Z',
    ears: false,
  },
  pony: {
    back: 'M8,-142 C56,-166 92,-124 76,-58 C70,-32 64,-18 50,-8 C58,-50 52,-90 30,-112 Z M-40,-86 C-44,-128 -20,-143 0,-143 C26,-143 46,-124 42,-84 L36,-60 L-36,-60 Z',
    front: (turned) =>
      d`M-40,-70 C-47,-120 -24,-143 2,-143 C30,-143 47,-118 40,-68 C39,-90 32,-106 ${18 + turned * 0.5},-117 C-4,-117 -34,-104 -40,-70Z`,
    sheen: 'M-31,-106 C-24,-126 -8,-136 10,-135 C-8,-130 -20,-120 -26,-105Z',
    ears: true,
  },
  pixie: {
    front: () =>
      'M-41,-60 C-50,-112 -34,-146 6,-147 C42,-147 50,-108 41,-62 C40,-72 38,-80 36,-86 C34,-100 26,-108 20,-110 C8,-96 -20,-92 -33,-92 C-37,-84 -39,-72 -41,-60Z',
    sheen: 'M-33,-98 C-30,-122 -12,-136 8,-136 C-8,-128 -16,-114 -18,-100Z',
    ears: true,
  },
  crop: {
    front: () =>
      'M-38.5,-72 C-45,-118 -27,-143 2,-143 C31,-143 46,-116 38.5,-72 C37,-88 34,-100 29,-107 C16,-105 -4,-109 -14,-115 C-22,-109 -34,-98 -36,-86Z',
    sheen: 'M-30,-110 C-24,-126 -12,-134 2,-135 C-8,-129 -14,-122 -16,-116Z',
    ears: true,
  },
  side: {
    front: () =>
      'M-40,-70 C-48,-120 -28,-149 6,-149 C42,-149 49,-112 40,-68 C38,-86 36,-98 32,-107 C10,-101 -12,-105 -24,-117 C-28,-105 -36,-96 -40,-70Z',
    sheen: 'M-18,-118 C-10,-134 8,-141 22,-138 C8,-132 0,-122 -2,-110 C-8,-111 -14,-114 -18,-118Z',
    ears: true,
  },
  quiff: {
    front: () =>
      'M-39,-72 C-43,-100 -40,-112 -34,-119 C-42,-143 -10,-165 26,-157 C49,-151 52,-118 39.5,-72 C38,-92 34,-104 28,-109 C8,-109 -14,-111 -26,-113 C-33,-104 -37,-92 -39,-72Z',
    sheen: 'M-26,-120 C-24,-140 0,-154 22,-150 C4,-144 -8,-132 -10,-116Z',
    ears: true,
  },
  tousled: {
    front: () =>
      'M-39,-70 C-48,-92 -46,-104 -42,-112 C-50,-126 -38,-140 -26,-138 C-24,-152 0,-158 10,-148 C24,-158 42,-146 40,-132 C52,-126 50,-106 46,-98 C46,-86 42,-78 39,-68 C38,-84 36,-94 30,-102 C24,-98 18,-104 12,-110 C6,-100 -4,-100 -8,-108 C-14,-98 -26,-98 -32,-100 C-36,-92 -37,-82 -39,-70Z',
    sheen: 'M-34,-112 C-34,-126 -22,-134 -10,-134 C-18,-128 -22,-120 -20,-108 C-26,-106 -30,-108 -34,-112Z',
    ears: true,
  },
  buzz: {
    front: () =>
      'M-37,-78 C-42,-116 -24,-135 0,-135 C24,-135 42,-116 37,-78 C35,-98 28,-109 20,-112 L-20,-112 C-28,-109 -35,-98 -37,-78Z',
    sheen: 'M-28,-114 C-22,-125 -12,-130 -2,-130 C-10,-126 -14,-120 -16,-114Z',
    ears: true,
  },
  fade: {
    front: () =>
      'M-37,-100 C-44,-118 -40,-150 -8,-152 C22,-158 48,-140 38,-100 L36,-84 C35,-98 31,-106 27,-110 C10,-106 -12,-106 -27,-110 C-31,-106 -35,-98 -36,-84Z',
    sheen: 'M-32,-116 C-32,-136 -16,-145 0,-145 C-12,-138 -18,-128 -18,-112Z',
    ears: true,
  },
};

const curlsOf = (size: number): (readonly [number, number, number])[] =>
  (
    [
      [-41, -68, 20],
      [-45, -94, 23],
      [-33, -120, 24],
      [-10, -137, 25],
      [16, -137, 25],
      [37, -119, 24],
      [46, -94, 23],
      [42, -68, 20],
      [-39, -46, 15],
      [41, -46, 15],
      [0, -104, 40],
    ] as const
  ).map(([x, y, r]) => [x * size, (y + 80) * size - 80, r * size]);

const fringe: readonly (readonly [number, number, number])[] = [
  [-31, -108, 13],
  [-16, -118, 14],
  [3, -121, 14],
  [20, -117, 14],
  [32, -106, 13],
];

const braid = (colour: string, seam: string): Svg =>
  Array.from({ length: 8 }, (_, index) => {
    const x = -43 + index * 1.3 + (index % 2) * 4;
    const y = -34 + index * 19;
    return (
      ellipse(x, y, 11.6 - index * 0.55, 13.4, colour) +
      line(d`M${x - 7},${y - 8} L${x + 6},${y + 3}`, seam, 2)
    );
  }).join('') +
  path('M-44,107 h18 v10 h-18Z', '#DB0F5D') +
  path('M-43,117 L-26,117 L-29,142 L-40,142Z', colour);

/** Grey and coloured hair falls into shadow with the face; black has nowhere to fall. */
const shadowed = (head: Head, outline: string, colour: string) =>
  lightness(colour) < 0.09 ? '' : clip(outline, path(faceShadow(head), mix(colour, head.shadow, 0.62)));

/** The two colours of a head of hair: it, and where the sun catches it. */
export function hairTones({ person, skin }: Head) {
  const colour = hairColours[person.hairColour];
  return { colour, sheen: mix(colour, mix(skin.lit, '#FFFFFF', 0.4), 0.2) };
}

export function frontHair(head: Head): Hair {
  const { hair: style } = head.person;
  const { colour, sheen } = hairTones(head);
  if (style === 'bald') {
    const sides = 'M-40,-62 C-42,-80 -39,-96 -33,-104 L-34,-66Z M40,-62 C42,-80 39,-96 33,-104 L34,-66Z';
    return { back: '', front: head.person.old ? path(sides, colour) : '', ears: true };
  }
  if (style === 'curls' || style === 'afro') {
    const dots = (list: readonly (readonly [number, number, number])[], fill: string) =>
      list.map(([x, y, r]) => circle(x, y, r, fill)).join('');
    const size = style === 'afro' ? 1.2 : 1;
    const caught: readonly (readonly [number, number, number])[] = [
      [-40, -104, 7],
      [-30, -126, 8],
      [-12, -138, 7],
      [-46, -84, 5],
    ];
    return {
      back:
        dots(curlsOf(size), colour) +
        dots(
          caught.map(([x, y, r]) => [x * size, y * size + (size - 1) * 70, r]),
          sheen,
        ),
      front: dots(fringe, colour),
      ears: false,
    };
  }
  const strand = fronts[style];
  const front = strand.front?.(head.turned) ?? '';
  return {
    back: strand.back ? path(strand.back, colour) + shadowed(head, strand.back, colour) : '',
    front:
      path(front, colour) +
      shadowed(head, front, colour) +
      (strand.sheen ? clip(front, path(strand.sheen, sheen)) : ''),
    ears: strand.ears,
  };
}

/** Where a plait leaves the head. */
const NAPE: Point = [-38, -44];

/** Hair that hangs before the body, from wherever the tilt of the head takes its root. */
export function hangingHair(head: Head): Svg {
  if (head.person.hair !== 'plait' || head.person.headwear?.kind === 'hijab') return '';
  const { colour } = hairTones(head);
  const tilt = ((head.pose.tilt ?? 0) * Math.PI) / 180;
  const [x, y] = [NAPE[0], NAPE[1] + 20];
  const moved: Point = [
    x * Math.cos(tilt) - y * Math.sin(tilt) - x,
    x * Math.sin(tilt) + y * Math.cos(tilt) - y - head.person.proportions.neckLength,
  ];
  return group({ at: moved }, braid(colour, mix(colour, '#FFFFFF', 0.22)));
}
