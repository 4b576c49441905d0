import { style } from '@vanilla-extract/css';
import { services } from '../content/services/index.ts';
import { above } from '../theme/breakpoints.ts';
import { layout } from '../theme/theme.css.ts';
import { fitBlocks } from '../ui/fitBlocks.gen.ts';

type Slug = (typeof services)[number]['slug'];
type Point = readonly [x: number, y: number];

/** A scene's own size, in the units of the points below. */
const WIDTH = 1600;
const HEIGHT = 1000;

/** How a scene stands before the title that is painted on the wall behind it. */
interface Standing {
  /** Above this line only what `rising` outlines is shown: the scene's own wall ends here. */
  edge: number;
  /** The outline of what rises above the edge, left to right. */
  rising: readonly (readonly Point[])[];
  /** Small screens come closer: this many screens wide, beginning at this x. */
  closer: { zoom: number; from: number };
}

const box = (left: number, right: number, top: number): Point[] => [
  [left, top],
  [right, top],
];

/** The part of a circle above a line, as a chain of short chords. */
function dome(cx: number, cy: number, radius: number, edge: number): Point[] {
  const half = Math.acos((cy - edge) / radius);
  const chords = 28;
  return Array.from({ length: chords + 1 }, (_, index) => {
    const angle = -half + (2 * half * index) / chords;
    return [cx + radius * Math.sin(angle), cy - radius * Math.cos(angle)];
  });
}

const standings: Readonly<Record<Slug, Standing>> = {
  'website-design': {
    edge: 260,
    rising: [
      [
        [180, 76],
        [146, 76],
        [146, 36],
        [799, 36],
        [799, 76],
        [764, 76],
      ],
      box(1058, 1462, 169),
    ],
    closer: { zoom: 1.62, from: 70 },
  },
  design: {
    edge: 300,
    rising: [box(308, 853, 103), box(1112, 1448, 222)],
    closer: { zoom: 1.7, from: 200 },
  },
  socialmedia: {
    edge: 80,
    rising: [
      [
        [433, 80],
        [445, 48],
        [503, 80],
      ],
      [
        [1089, 80],
        [1112, 63],
        [1121, 80],
      ],
      [
        [1398, 80],
        [1463, 43],
        [1477, 80],
      ],
    ],
    closer: { zoom: 1.66, from: 636 },
  },
  seo: {
    edge: 176,
    rising: [
      [
        [430, 176],
        [437, 163],
        [447, 151],
        [460, 140],
        [474, 134],
        [508, 134],
        [519, 141],
        [529, 157],
        [533, 176],
      ],
      dome(836, 270, 136, 176),
    ],
    closer: { zoom: 1.5, from: 300 },
  },
  'paid-ads': {
    edge: 380,
    rising: [box(250, 1246, 130), dome(1330, 210, 120, 209)],
    closer: { zoom: 1.36, from: 236 },
  },
  digitalpr: {
    edge: 222,
    rising: [dome(1334, 352, 172, 222)],
    closer: { zoom: 1.06, from: 60 },
  },
  'influencer-marketing': {
    edge: 150,
    rising: [dome(738, 466, 361, 150)],
    closer: { zoom: 1.4, from: 350 },
  },
  production: {
    edge: 200,
    rising: [
      [
        [204, 200],
        [224, 186],
        [252, 171],
        [292, 158],
        [388, 158],
        [420, 172],
        [440, 184],
        [462, 200],
      ],
    ],
    closer: { zoom: 1.3, from: 100 },
  },
};

const percent = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

function outlineOf({ edge, rising }: Standing): string {
  const line = rising.flatMap((shape): Point[] => {
    const [first, last] = [shape[0], shape.at(-1)];
    return first && last ? [[first[0], edge], ...shape, [last[0], edge]] : [];
  });
  const points: Point[] = [[0, edge], ...line, [WIDTH, edge], [WIDTH, HEIGHT], [0, HEIGHT]];
  return `polygon(${points.map(([x, y]) => `${percent(x, WIDTH)} ${percent(y, HEIGHT)}`).join(',')})`;
}

const topOf = ({ edge, rising }: Standing) =>
  Math.min(edge, ...rising.flatMap((shape) => shape.map(([, y]) => y)));

/** Of a line's em: what lies below its letters, and how much of the letters the scene may hide (a sixth). */
const BELOW_LETTERS = 0.096;
const HIDDEN = 0.12;

/** Where the scene begins: it hides less than a quarter of the title's last line. */
export const stages = Object.fromEntries(
  services.map(({ slug, heading }) => {
    const { size = 0 } = fitBlocks[heading.join('\n')]?.at(-1) ?? {};
    const share = (size / 100) * (BELOW_LETTERS + HIDDEN);
    return [
      slug,
      style({ marginBlockStart: `calc((100% - 2 * ${layout.margin}) * ${(-share).toFixed(4)})` }),
    ];
  }),
) as Record<Slug, string>;

/** The scene itself, cut along its outline. */
export const cuts = Object.fromEntries(
  Object.entries(standings).map(([slug, standing]) => {
    const { zoom, from } = standing.closer;
    const top = topOf(standing);
    return [
      slug,
      style({
        clipPath: outlineOf(standing),
        inlineSize: `${zoom * 100}%`,
        marginBlockStart: `-${percent(top * zoom, WIDTH)}`,
        marginInlineStart: `-${percent(from * zoom, WIDTH)}`,
        '@media': {
          [above.tablet]: {
            inlineSize: '100%',
            marginBlockStart: `-${percent(top, WIDTH)}`,
            marginInlineStart: 0,
          },
        },
      }),
    ];
  }),
) as Record<Slug, string>;
