import { hairColours, lightness, mix } from '../colour.ts';
import { circle, clip, d, ellipse, group, line, type Point, path, type Svg } from '../svg.ts';
import { fronts } from './hairStyles.ts';
import { faceShadow, type Head } from './head.ts';

/** Hair behind the head and body, and hair over the face. */
export interface Hair {
  back: Svg;
  front: Svg;
  /** True when it leaves the ears visible. */
  ears: boolean;
}

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

/** The shadow on hair, in line with the face's; black hair needs none. */
const shadowed = (head: Head, outline: string, colour: string) =>
  lightness(colour) < 0.09 ? '' : clip(outline, path(faceShadow(head), mix(colour, head.shadow, 0.62)));

/** The colour of a person's hair, and of its highlights in the sun. */
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

/** The root of a plait. */
const NAPE: Point = [-38, -44];

/** A plait in front of the body. It stays upright when the head tilts; only its root moves. */
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
