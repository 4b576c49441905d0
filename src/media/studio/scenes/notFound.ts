import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { cast, unadorned, type Wish } from '../people/cast.ts';
import { type ArmPose, figure, type Person } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { circle, clip, d, ellipse, filled, group, type Point, path, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { handkerchief, iceLolly, paperBoat, splash, stream, waves } from './flood.ts';
import { fourShadow, neighbour } from './fours.ts';

const wishes = [
  {
    ...unadorned,
    child: true,
    feminine: false,
    skin: 2,
    hair: 'curls',
    hairColour: 'black',
    beard: undefined,
    dress: {
      garment: 'tee',
      colour: palette.genda,
      cloth: { textile: 'selvedge', colour: palette.gendaWash },
    },
  },
  {
    ...unadorned,
    feminine: true,
    skin: 3,
    hair: 'bob',
    hairColour: 'grey',
    old: true,
    lips: palette.raniDeep,
    earrings: undefined,
    glasses: { frame: palette.ink, shape: 'round' },
    bangles: [palette.genda, palette.rani, palette.genda],
    dress: { garment: 'kurta', colour: palette.patta, placket: palette.genda, sleeves: 'rolled' },
    proportions: { jaw: 'oval', nose: 'straight' },
  },
  {
    ...unadorned,
    feminine: false,
    skin: 0,
    hair: 'tousled',
    hairColour: 'black',
    beard: 'full',
    glasses: undefined,
    dress: { garment: 'shirt', colour: palette.gendaWash, sleeves: 'long' },
    proportions: { jaw: 'square', nose: 'broad', eyes: 'gentle' },
  },
] as const satisfies readonly Wish[];

/** A round window for the nought, the child in it, and the tears. */
function nought(light: Light, child: Person, [cx, cy]: Point, radius: number): Svg {
  const inside = d`M0,0 H1600 V${cy} H${cx + radius} A${radius},${radius} 0 0 1 ${cx - radius},${cy} H0Z`;
  const neck: Point = [cx, cy + 92];
  const fist = (side: -1 | 1): ArmPose => ({
    elbow: [side * 104, 128],
    wrist: [side * 46, 92],
    hand: 'grip',
    turn: side < 0 ? -20 : 200,
    mirror: side > 0,
  });
  return [
    circle(cx, cy, radius + 30, light.trim),
    openWindow(camera({ cx: 800, cy: 480 }), light, {
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
      shape: 'round',
      trim: false,
      sill: false,
    }),
    clip(
      inside,
      group(
        { at: neck, scale: 1.74 },
        figure(
          child,
          {
            turn: 0,
            tilt: -4,
            eyes: 'closed',
            brows: 'worried',
            mouth: 'cry',
            left: fist(-1),
            right: fist(1),
          },
          light.shadow,
        ),
        wailing(light.shadow),
      ),
    ),
  ].join('');
}

/** Larger than any other mouth. */
const wailing = (shadow: string): Svg =>
  group(
    { at: [0, -27], turn: -4, scale: 0.82 },
    filled(
      'M-20,8 C-24,-14 -12,-20 0,-20 C12,-20 24,-14 20,8 C12,13 -12,13 -20,8Z',
      '#4F0E14',
      ellipse(0, 12, 13, 9, palette.rani),
      // One of the milk teeth is missing.
      path('M-13,-21 H-1 V-13.5 H-11Z M5,-21 H14 L12,-13.5 H5Z', palette.white),
    ),
    path(d`M-7,17 Q0,20 7,17`, 'none', { stroke: shadow, 'stroke-width': 2, opacity: 0.5 }),
  );

/** A street that has flooded: two fours and a nought, somebody in each. */
export const notFound = scene({
  name: 'notfound',
  width: 1600,
  height: 1000,
  wall: 'neelWash',
  draw({ seed, light, width, height }) {
    const [child, grandmother, uncle] = cast(seed, wishes);
    const [left, right]: [Point, Point] = [
      [80, 244],
      [1052, 244],
    ];
    return [
      fourShadow(left, light),
      fourShadow(right, light),
      ellipse(834, 540, 252, 252, light.sun),
      nought(light, child, [800, 500], 222),
      neighbour(
        light,
        left,
        grandmother,
        {
          turn: 0.6,
          tilt: 6,
          look: 1,
          brows: 'worried',
          mouth: 'smile',
          right: {
            elbow: [78, -34],
            wrist: [162, -72],
            hand: 'pinch',
            turn: -8,
            lit: true,
            holds: group({ at: [20, 4], scale: 0.92 }, handkerchief(light.shadow)),
            holdsLayer: 'behind',
          },
        },
        'right',
      ),
      neighbour(
        light,
        right,
        uncle,
        {
          turn: -0.7,
          tilt: -6,
          look: -1,
          brows: 'raised',
          mouth: 'o',
          left: {
            elbow: [-130, -14],
            wrist: [-200, -62],
            hand: 'grip',
            turn: 196,
            mirror: true,
            holds: group({ scale: 0.84 }, iceLolly(light.shadow)),
            holdsTurn: -14,
          },
        },
        'left',
      ),
      waves(866, 30, -120, width, height, mix(palette.neel, palette.white, 0.24)),
      stream([769, 482], [640, 884], -1),
      stream([833, 480], [962, 884], 1),
      waves(892, 24, 0, width, height, palette.neel),
      splash(640, 890),
      splash(962, 890),
      group({ at: [1236, 876], turn: -5, leans: [1, -0.09] }, paperBoat(light.shadow)),
      waves(926, 22, -60, width, height, palette.neelDeep),
    ];
  },
});
