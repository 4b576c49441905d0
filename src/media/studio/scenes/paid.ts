import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { day, type Light } from '../light.ts';
import { cast } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { chai, paintPot } from '../props.ts';
import type { Random } from '../random.ts';
import { scene } from '../scene.ts';
import {
  circle,
  clip,
  d,
  filled,
  group,
  line,
  path,
  polygon,
  rect,
  rectOutline,
  rule,
  type Svg,
} from '../svg.ts';
import { textile } from '../textiles.ts';

const board = { x: 70, y: 70, width: 1040, height: 700 };
const plank = { x: 1150, y: 742, width: 480 };

function peopleFrom(seed: string): readonly [Person, Person] {
  const [woman, painter] = cast(seed, [
    {
      feminine: true,
      skin: 2,
      hair: 'long',
      hairColour: 'black',
      headwear: undefined,
      glasses: undefined,
      old: false,
      bindi: undefined,
      noseRing: undefined,
      bangles: [palette.genda, palette.rani, palette.genda],
      watch: undefined,
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.raniDeep,
      dress: { garment: 'tee', colour: palette.genda, sleeves: 'half' },
      proportions: { jaw: 'oval', eyes: 'almond', nose: 'fine' },
    },
    {
      feminine: false,
      skin: 3,
      hair: 'crop',
      hairColour: 'black',
      headwear: { kind: 'cap', colour: palette.patta },
      glasses: undefined,
      old: false,
      beard: 'stubble',
      watch: undefined,
      dress: { garment: 'shirt', colour: palette.white, open: palette.geru, sleeves: 'rolled' },
      proportions: { jaw: 'square', nose: 'broad' },
    },
  ]);
  if (!woman || !painter) throw new Error('Two people are in this picture.');
  return [woman, painter];
}

/** The towers of Gurgaon, without their names. */
function skyline(light: Light, random: Random): Svg {
  const towers: Svg[] = [];
  for (let x = -20; x < 1620; x += 96) {
    const width = random.between(70, 120);
    const top = x > 1080 ? random.between(430, 800) : random.between(730, 880);
    const colour = random.pick([light.sun, mix(light.sun, light.wall, 0.4)]);
    const panes: string[] = [];
    for (let y = top + 22; y < 990; y += 34)
      for (let pane = x + 14; pane < x + width - 22; pane += 26)
        if (random.chance(0.6)) panes.push(d`M${pane},${y} h12 v16 h-12Z`);
    towers.push(
      rect(x, top, width, 1000 - top, colour),
      path(panes.join(''), mix(light.wall, palette.white, 0.35)),
    );
  }
  return towers.join('');
}

/** What the arm that comes out throws on the board. */
const armShadow = (colour: string): Svg => line('M640,690 L880,770 L1130,680', colour, 74);

/** The board on its legs, and the edge of what is painted. */
function hoarding(light: Light, painted: Svg): Svg {
  const { x, y, width, height } = board;
  const edge = d`M${x},${y} H${x + 760} C${x + 730},${y + 70} ${x + 778},${y + 130} ${x + 742},${y + 210} C${x + 716},${y + 280} ${x + 772},${y + 330} ${x + 728},${y + 430} C${x + 700},${y + 520} ${x + 752},${y + 590} ${x + 720},${y + height} H${x} Z`;
  const leg = (at: number) =>
    rect(at, y + height, 26, 300, palette.ink) + rect(at + 16, y + height, 10, 300, light.shadow);
  return [
    rule(
      d`M${x + 190},${y + height + 40} L${x + width - 190},1000 M${x + width - 190},${y + height + 40} L${x + 190},1000`,
      palette.ink,
      8,
    ),
    leg(x + 170),
    leg(x + width - 200),
    polygon(
      [
        [x + width + 16, y - 16],
        [x + width + 44, y + 14],
        [x + width + 44, y + height + 34],
        [x + 20, y + height + 34],
        [x, y + height],
      ],
      light.shadow,
    ),
    rect(x - 16, y - 16, width + 32, height + 32, palette.ink),
    rect(x, y, width, height, palette.white),
    // The painter's drawing, still to be filled.
    line(
      d`M${x + 800},${y + 90} h180 M${x + 800},${y + 130} h140 M${x + 790},${y + 560} h200 M${x + 790},${y + 610} h200`,
      light.sun,
      5,
    ),
    clip(
      edge,
      rect(x, y, width, height, palette.rani),
      textile(
        { textile: 'leheriya', colour: mix(palette.rani, palette.white, 0.14), scale: 2.6 },
        edge,
        palette.rani,
        { x, y, width, height },
      ),
    ),
    clip(
      rectOutline(x, y, width, height),
      clip(edge, armShadow(palette.raniDeep)),
      clip(
        d`${rectOutline(x + 700, y, 400, height)}`,
        clip(d`M${x + 760},${y} H${x + width} V${y + height} H${x + 740}Z`, armShadow(day.chuna.sun)),
      ),
    ),
    clip(d`M${x},${y - 400} H${1700} V${y + height} H${x}Z`, painted),
  ].join('');
}

/** It stands in its pot. */
const roller = (): Svg =>
  group(
    { at: [10, -60], turn: 16 },
    rect(-5, -70, 10, 70, palette.geru),
    line('M0,-70 V-104 H30 V-124', tones.steelDark, 5),
    rect(-18, -148, 68, 28, palette.rani, { rx: 7 }),
    rect(-18, -133, 68, 13, palette.raniDeep, { rx: 6 }),
  );

/** Somebody sits on a plank that hangs from two ropes. */
function painterOnPlank(light: Light, painter: Person): Svg {
  const scale = 1.6;
  const [middle, neck] = [1396, plank.y - 214 * scale];
  const denim = tones.denim;
  const dark = mix(denim, light.shadow, 0.7);
  const leg = (x: number, foot: number, cloth: string, shoe: string) => {
    const [top, knee, ankle] = [plank.y - 46, plank.y + 34, plank.y + 196];
    const outline = d`M${x - 40},${top} C${x - 58},${top + 30} ${x - 60},${knee - 8} ${x - 44},${knee + 14} C${x - 40},${knee + 60} ${foot - 32},${ankle - 60} ${foot - 28},${ankle} H${foot + 26} C${foot + 32},${ankle - 60} ${x + 42},${knee + 60} ${x + 46},${knee + 12} C${x + 60},${knee - 10} ${x + 56},${top + 30} ${x + 40},${top} Z`;
    return [
      filled(
        outline,
        cloth,
        path(
          d`M${x - 70},${knee + 2} C${x - 30},${knee + 30} ${x + 20},${knee + 30} ${x + 70},${knee - 6} V${knee + 20} C${x + 20},${knee + 52} ${x - 26},${knee + 50} ${x - 70},${knee + 24}Z`,
          dark,
        ),
        path(
          d`M${x + 14},${top} C${x + 22},${knee} ${foot + 4},${ankle - 60} ${foot + 4},${ankle + 4} H${foot + 90} V${top} Z`,
          dark,
        ),
      ),
      path(
        d`M${foot - 32},${ankle - 4} H${foot + 28} V${ankle + 28} H${foot - 76} C${foot - 76},${ankle + 8} ${foot - 48},${ankle + 6} ${foot - 32},${ankle - 4}Z`,
        shoe,
      ),
      rect(foot - 76, ankle + 24, 104, 8, palette.white),
    ].join('');
  };
  const he = figure(
    painter,
    {
      turn: -0.7,
      tilt: -4,
      look: -1,
      mouth: 'grin',
      torso: 196,
      left: { elbow: [-88, 140], wrist: [-130, 70], hand: 'open', turn: -176, mirror: true },
      right: { elbow: [126, 108], wrist: [90, 22], hand: 'grip', turn: -92, mirror: true, lit: true },
    },
    light.shadow,
  );
  const rope = (x: number) =>
    line(d`M${x},-10 V${plank.y + 24}`, palette.ink, 6) + circle(x, plank.y + 30, 10, palette.ink);
  return [
    rope(plank.x + 22),
    rope(1542),
    rect(plank.x, plank.y, plank.width, 26, palette.geru),
    rect(plank.x, plank.y + 14, plank.width, 14, tones.geruDark),
    leg(middle + 56, middle + 64, mix(denim, light.shadow, 0.4), tones.gendaDark),
    leg(middle - 50, middle - 62, denim, palette.genda),
    group({ at: [plank.x + 76, plank.y + 4], scale: 1.25 }, roller(), paintPot(palette.rani)),
    group({ at: [middle, neck], scale }, he),
  ].join('');
}

/** The woman on a half-painted hoarding hands her painter a glass of tea. */
export const paid = scene({
  name: 'paid',
  width: 1600,
  height: 1000,
  // The sky is no wall.
  wall: false,
  draw({ seed, random }) {
    const light = day.neelWash;
    const [woman, painter] = peopleFrom(seed);
    const scale = 2.5;
    const [middle, neck] = [452, 512];
    const wrist = [224, 36] as const;
    const she = figure(
      woman,
      {
        turn: 0.7,
        tilt: 6,
        look: 1,
        mouth: 'grin',
        right: {
          elbow: [144, 84],
          wrist,
          hand: 'grip',
          turn: -14,
          lit: true,
          holds: group({ at: [2, -20], scale: 1.15 }, chai()),
        },
        left: { elbow: [-112, 140], wrist: [-60, 220], hand: 'rest', turn: 4 },
      },
      light.shadow,
    );
    return [
      rect(0, 0, 1600, 1000, light.wall),
      skyline(light, random),
      hoarding(light, group({ at: [middle, neck], scale }, she)),
      painterOnPlank(light, painter),
    ];
  },
});
