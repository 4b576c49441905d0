import { circle, clip, type Point, path } from '../svg.ts';
import { type Hair, hairTones } from './hair.ts';
import type { Head } from './head.ts';
import type { HairStyle } from './person.ts';

const pulledBack =
  'M-36.5,-94 C-40,-126 -10,-145 16,-141 C46,-137 54,-108 47,-76 C44,-62 38,-50 31,-44 C30,-56 26,-62 24,-76 C14,-92 4,-88 4,-74 C-2,-94 -20,-92 -36.5,-94Z';
const short =
  'M-37,-95 C-43,-128 -12,-145 16,-141 C46,-137 52,-104 43,-62 C37,-50 30,-52 26,-58 C28,-74 20,-88 8,-86 L3,-70 C0,-82 2,-92 2,-101 C-10,-99 -26,-97 -37,-95Z';
const full =
  'M-37,-92 C-44,-130 -10,-150 20,-147 C56,-140 60,-100 57,-58 C58,-40 56,-22 50,-8 C38,-2 22,-8 12,-16 C4,-30 2,-44 4,-62 C0,-84 -20,-90 -37,-92Z';

const profiles: Record<HairStyle, { back?: string; front?: string; sheen?: string; ear: boolean }> = {
  afro: { ear: false },
  curls: { ear: false },
  bald: { ear: true },
  bob: {
    front:
      'M-36.5,-86 C-46,-132 -10,-150 20,-147 C56,-141 61,-100 56,-46 C54,-28 44,-18 30,-20 C10,-22 0,-34 2,-60 C0,-74 -2,-82 -6,-88 C-16,-84 -28,-84 -36.5,-86Z',
    sheen: 'M-26,-108 C-18,-130 0,-139 18,-138 C0,-130 -10,-116 -12,-102Z',
    ear: false,
  },
  bun: {
    back: 'M30,-106 a28,27 0 1 1 56,2 a28,27 0 1 1 -56,-2Z',
    front: pulledBack,
    sheen: 'M-24,-106 C-14,-128 6,-136 24,-132 C8,-126 -4,-116 -8,-103Z',
    ear: true,
  },
  knot: {
    back: 'M36,-70 a22,21 0 1 1 44,2 a22,21 0 1 1 -44,-2Z',
    front: pulledBack,
    sheen: 'M-24,-106 C-14,-128 6,-136 24,-132 C8,-126 -4,-116 -8,-103Z',
    ear: true,
  },
  plait: {
    back: 'M20,-120 C58,-116 56,-66 50,-34 C66,-4 58,60 50,110 L36,112 C36,40 26,0 22,-30Z',
    front: pulledBack,
    ear: true,
  },
  pony: {
    back: 'M30,-126 C80,-142 104,-92 84,-26 C80,-8 70,4 58,12 C64,-36 54,-80 34,-98Z',
    front: pulledBack,
    sheen: 'M-24,-106 C-14,-128 6,-136 24,-132 C8,-126 -4,-116 -8,-103Z',
    ear: true,
  },
  long: {
    back: 'M-10,-136 C34,-156 64,-120 55,-70 C52,-30 70,0 64,44 C44,56 10,52 0,38 C16,0 0,-60 -10,-100Z',
    front: pulledBack,
    ear: true,
  },
  waves: {
    back: 'M-10,-136 C36,-158 68,-120 58,-76 C72,-56 58,-40 68,-22 C76,0 62,20 44,18 C28,22 10,14 6,-2 C16,-20 0,-60 -10,-100Z',
    front: full,
    sheen: 'M-26,-104 C-16,-128 4,-138 22,-135 C4,-128 -8,-114 -10,-99Z',
    ear: false,
  },
  lob: { front: full, sheen: 'M-26,-104 C-16,-128 4,-138 22,-135 C4,-128 -8,-114 -10,-99Z', ear: false },
  pixie: {
    front:
      'M-39,-90 C-46,-128 -12,-150 18,-145 C50,-139 54,-104 45,-62 C38,-46 28,-46 25,-56 C27,-74 20,-86 12,-84 L2,-66 C-4,-78 -4,-90 -2,-98 C-12,-92 -28,-88 -39,-90Z',
    sheen: 'M-26,-104 C-16,-128 4,-138 22,-135 C4,-128 -8,-114 -10,-99Z',
    ear: true,
  },
  crop: { front: short, sheen: 'M-24,-104 C-16,-126 0,-134 14,-133 C0,-127 -8,-116 -10,-101Z', ear: true },
  side: { front: short, sheen: 'M-24,-104 C-16,-126 0,-134 14,-133 C0,-127 -8,-116 -10,-101Z', ear: true },
  tousled: {
    front:
      'M-38,-92 C-50,-112 -40,-128 -30,-130 C-26,-150 -2,-152 8,-146 C22,-156 44,-144 44,-128 C56,-116 52,-92 44,-62 C36,-50 30,-52 26,-58 C28,-74 20,-88 8,-86 L3,-70 C0,-82 2,-92 2,-101 C-6,-94 -12,-98 -16,-102 C-24,-92 -32,-92 -38,-92Z',
    ear: true,
  },
  quiff: {
    front:
      'M-39,-98 C-54,-132 -14,-157 20,-149 C48,-141 52,-104 43,-62 C37,-50 30,-52 26,-58 C28,-74 20,-88 8,-86 L3,-70 C0,-82 2,-90 3,-99 C-10,-98 -28,-96 -39,-98Z',
    sheen: 'M-32,-106 C-30,-130 -8,-146 14,-142 C-4,-134 -14,-118 -14,-101Z',
    ear: true,
  },
  buzz: {
    front:
      'M-35,-102 C-31,-128 -8,-139 14,-136 C44,-132 50,-104 43,-64 C36,-52 30,-54 26,-60 C28,-76 18,-88 8,-86 L2,-72 C0,-86 0,-94 0,-104 C-12,-108 -26,-106 -35,-102Z',
    ear: true,
  },
  fade: {
    front:
      'M-35,-102 C-44,-134 -12,-154 16,-150 C44,-146 54,-122 46,-98 L40,-84 C34,-98 14,-104 2,-103 C-12,-106 -26,-105 -35,-102Z',
    ear: true,
  },
};

const profileCurls: readonly (readonly [number, number, number])[] = [
  [-27, -114, 16],
  [-11, -131, 20],
  [14, -137, 21],
  [35, -121, 21],
  [46, -97, 20],
  [41, -70, 18],
  [20, -106, 26],
  [32, -88, 20],
  [6, -114, 22],
  [34, -52, 14],
];

/** Hair in profile. `cover` is drawn over the face, and the ear over `cover`. */
export function profileHair(head: Head): Hair {
  const { hair: style } = head.person;
  const { colour, sheen } = hairTones(head);
  const strand = profiles[style];
  if (style === 'curls' || style === 'afro') {
    const size = style === 'afro' ? 1.22 : 1.02;
    const dots: Point[] = [
      [-22, -122],
      [-4, -138],
      [20, -140],
    ];
    return {
      back: '',
      front:
        profileCurls.map(([x, y, r]) => circle(x, y, r * size, colour)).join('') +
        dots.map(([x, y]) => circle(x, y, 6, sheen)).join(''),
      ears: false,
    };
  }
  const front = strand.front ?? '';
  return {
    back: strand.back ? path(strand.back, colour) : '',
    front:
      front === '' ? '' : path(front, colour) + (strand.sheen ? clip(front, path(strand.sheen, sheen)) : ''),
    ears: strand.ear,
  };
}
