import { palette } from '../../../../theme/palette.ts';
import { mix, shadowOn, tones } from '../../colour.ts';
import { person } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import type { Random } from '../../random.ts';
import { scene } from '../../scene.ts';
import { d, filled, group, line, type Point, path, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const CANE = '#E3B778';
const CANE_SHADE = '#B98A4E';
const RIM = '#8A5A22';

/** Her wrists, in the figure's units; her hands are drawn in front of the rim. */
const LEFT_WRIST: Point = [-50, 142];
const RIGHT_WRIST: Point = [150, 58];

/** The floor of the basket: the closed end near her, the open end over the street. */
const floor = {
  nearLeft: [352, 742],
  farLeft: [470, 634],
  farRight: [1052, 560],
  nearRight: [1176, 664],
} as const satisfies Record<string, Point>;

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];
/** A point on the floor: 0, 0 is the closed end on the far side, 1, 1 the open end on the near side. */
const onFloor = (along: number, across: number): Point =>
  between(
    between(floor.farLeft, floor.farRight, along),
    between(floor.nearLeft, floor.nearRight, along),
    across,
  );

/** A grain or a husk: pointed at both ends. */
function husk([x, y]: Point, length: number, width: number, angle: number): string {
  const turned = (along: number, side: number): Point => [
    along * Math.cos(angle) - side * Math.sin(angle),
    along * Math.sin(angle) + side * Math.cos(angle),
  ];
  const half = length / 2;
  const start = turned(-half, 0);
  return d`M${[x + start[0], y + start[1]]}q${turned(half, -width)} ${turned(length, 0)}q${turned(-half, width)} ${turned(-length, 0)}`;
}

/** Scatters grains or husks, with one path for each colour. */
const scattered = (count: number, colours: readonly string[], one: (index: number) => string): Svg => {
  const husks = Array.from({ length: count }, (_, index) => one(index));
  return colours
    .map((colour, turn) => path(husks.filter((_, index) => index % colours.length === turn).join(''), colour))
    .join('');
};

/** A basket of cane; its rim is bound except at the open end. */
function basket(shadow: string): Svg {
  const { nearLeft, farLeft, farRight, nearRight } = floor;
  const outline = d`M${nearLeft} L${farLeft} L${farRight} Q1150,590 ${nearRight} Z`;
  const splints = Array.from(
    { length: 15 },
    (_, index) => d`M${onFloor((index + 0.5) / 15, 0)} L${onFloor((index + 0.5) / 15, 1)}`,
  ).join('');
  const canes = [0.2, 0.4, 0.6, 0.8]
    .map((across) => d`M${onFloor(0, across)} L${onFloor(1, across)}`)
    .join('');
  const side = d`M336,690 Q330,742 356,776 L1180,694 L1176,664 L700,708 Z`;
  return [
    path(d`M${farLeft} L448,580 Q640,560 1052,540 L${farRight}Z`, shadowOn(CANE, shadow)),
    filled(
      outline,
      CANE,
      line(splints, mix(CANE, CANE_SHADE, 0.6), 5),
      line(canes, mix(CANE, CANE_SHADE, 0.35), 3),
      path(d`M${farLeft} L${farRight} L1052,578 L560,640 L420,760 L300,760Z`, CANE_SHADE),
    ),
    path(d`M${nearLeft} L${farLeft} L448,580 L328,684Z`, CANE_SHADE),
    line('M448,582 Q700,556 1050,548', RIM, 13),
    filled(side, CANE, path('M330,730 L700,726 L1190,676 V800 H330Z', CANE_SHADE)),
    line('M330,690 Q620,712 1178,664', RIM, 15),
    line('M448,580 L330,688', RIM, 15),
  ].join('');
}

/** The grain: most on the floor, some in the air. */
function grain(random: Random): Svg {
  const colours = [palette.genda, palette.gendaWash, tones.gendaDark];
  const lying = scattered(84, colours, () =>
    husk(
      onFloor(0.2 + random.next() ** 0.8 * 0.66, 0.22 + random.next() * 0.52),
      19,
      9,
      random.between(-1, 1),
    ),
  );
  const tossed = scattered(66, colours, (index) => {
    const share = (index + random.next()) / 66;
    const height = Math.sin(share * Math.PI) ** 0.8 * random.between(150, 310);
    return husk([650 + share * 370, 590 - height], 20, 10, random.between(-2, 2));
  });
  return lying + tossed;
}

/** Chaff in the wind, which carries it out of the picture. */
const chaff = (random: Random): Svg =>
  scattered(92, [palette.white, '#BFE5D6', palette.gendaWash], () => {
    const share = random.next() ** 0.85;
    const spread = 50 + share * 250;
    const x = 850 + share * 790;
    const y = 400 - share * 190 + Math.sin(share * 7) * 26 + random.between(-0.5, 0.5) * spread;
    return husk([x, y], 24 + share * 26, 9 + share * 5, random.between(-0.8, 0.35));
  });

/** A woman tosses grain in a winnowing basket, and the chaff flies away. */
export const winnowing = scene({
  name: 'winnowing',
  width: 1600,
  height: 1000,
  wall: 'patta',
  draw({ seed, random, light }) {
    const stand = { at: [450, 404], scale: 2 } as const;
    const sorter = person(seed, {
      feminine: true,
      skin: 2,
      hair: 'plait',
      hairColour: 'black',
      dress: {
        garment: 'kurta',
        colour: palette.rani,
        placket: palette.genda,
        sleeves: 'rolled',
        cloth: { textile: 'buti', colour: tones.raniLight },
      },
      headwear: undefined,
      glasses: undefined,
      bindi: undefined,
      earrings: { colour: palette.genda, kind: 'hoop' },
      bangles: undefined,
    });
    const she = figure(
      sorter,
      {
        turn: 0.75,
        tilt: 7,
        look: 1,
        mouth: 'grin',
        brows: 'raised',
        left: { elbow: [-120, 128], wrist: LEFT_WRIST, hand: 'grip', turn: 24 },
        right: { elbow: [134, 112], wrist: RIGHT_WRIST, hand: 'grip', turn: 74, lit: true },
      },
      light.shadow,
    );
    const hold = (wrist: Point, turn: number) =>
      hand('grip', sorter.skin, light.shadow, { at: inPicture(stand, wrist), turn, scale: 2 });
    return [
      path('M820,668 H1110 L1252,800 L820,838Z', light.sun),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 150,
        y: 130,
        width: 620,
        height: 640,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        leaning: [standing(stand, she)],
      }),
      basket(light.shadow),
      hold(RIGHT_WRIST, 74),
      group({ leans: [0.9, -0.4] }, grain(random), chaff(random)),
      hold(LEFT_WRIST, 24),
    ];
  },
});
