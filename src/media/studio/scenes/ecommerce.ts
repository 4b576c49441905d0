import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { cast, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { type Camera, camera } from '../perspective.ts';
import { aloe } from '../plants.ts';
import { scene } from '../scene.ts';
import { clip, d, group, line, type Point, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { floor, railing, slab } from './balcony.ts';
import { basket, parcelBox } from './basket.ts';

const door = { x: 250, y: 70, width: 420, height: 470 };
/** The rope: its x, its upper end in her hand, and the y of the basket. */
const rope = { x: 786, y: 322, basket: 742 };

function peopleFrom(seed: string): readonly [Person, Person, Person] {
  const [customer, courier, neighbour] = cast(seed, [
    {
      ...unadorned,
      feminine: true,
      skin: 1,
      hair: 'knot',
      hairColour: 'black',
      noseRing: true,
      bangles: [palette.neel, palette.white, palette.neel],
      earrings: { colour: palette.white, kind: 'hoop' },
      lips: palette.raniDeep,
      dress: {
        garment: 'kurta',
        colour: palette.rani,
        placket: palette.white,
        sleeves: 'half',
        cloth: { textile: 'bandhani', colour: palette.raniWash },
      },
      proportions: { jaw: 'oval' },
    },
    {
      ...unadorned,
      feminine: false,
      skin: 3,
      hair: 'crop',
      hairColour: 'black',
      headwear: { kind: 'cap', colour: palette.neel },
      beard: 'goatee',
      watch: palette.ink,
      dress: { garment: 'tee', colour: palette.neel },
    },
    {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'bob',
      hairColour: 'grey',
      glasses: { frame: palette.rani, shape: 'round' },
      old: true,
      dress: { garment: 'sweater', colour: palette.patta },
    },
  ]);
  return [customer, courier, neighbour];
}

/** A customer leans over a railing and lowers the rope, hand over hand. */
function customerAt(view: Camera, light: Light, customer: Person): Svg {
  const scale = 1.58;
  const at: Point = [500, 286];
  const she = figure(
    customer,
    {
      lean: 0,
      turn: 0.6,
      tilt: 10,
      look: 1,
      mouth: 'smile',
      right: { elbow: [142, 88], wrist: [164, 0], hand: 'grip', turn: 12, lit: true },
      left: { elbow: [-124, 118], wrist: [-104, 66], hand: 'grip', turn: -16 },
    },
    light.shadow,
  );
  return [
    openWindow(view, light, {
      ...door,
      trim: { width: 24 },
      reveal: 70,
      sill: false,
      sun: false,
    }),
    clip(d`M0,-50 H1600 V${floor.y} H0Z`, group({ at, scale }, she)),
  ].join('');
}

/** A curious neighbour. */
function neighbourAt(view: Camera, light: Light, neighbour: Person): Svg {
  const hole = { x: 1120, y: 96, width: 300, height: 270 };
  const she = figure(
    neighbour,
    {
      turn: -0.6,
      tilt: -9,
      look: -1,
      brows: 'raised',
      mouth: 'smile',
      left: { elbow: [-108, 104], wrist: [-36, 122], hand: 'rest', turn: 2 },
      right: { elbow: [108, 106], wrist: [42, 126], hand: 'rest', turn: 178, mirror: true },
    },
    light.shadow,
  );
  return openWindow(view, light, {
    ...hole,
    trim: { width: 20 },
    reveal: 66,
    sill: { overhang: 34, depth: 44, height: 18 },
    sun: { length: 90, lean: 60 },
    leaning: [{ z: 0, draw: group({ at: [1262, 234], scale: 1.12 }, she) }],
    shutters: [
      { side: 'left', open: 166, colour: palette.neel, slat: palette.neelDeep, slats: 9 },
      { side: 'right', open: 166, colour: palette.neel, slat: palette.neelDeep, slats: 9 },
    ],
  });
}

/** The courier in the street, with the last parcel. */
function courierAt(light: Light, courier: Person): Svg {
  const scale = 1.7;
  const he = figure(
    courier,
    {
      turn: -0.5,
      tilt: -8,
      eyes: 'up',
      look: -1,
      mouth: 'grin',
      torso: 320,
      left: { elbow: [-118, 126], wrist: [-154, 36], hand: 'rest', turn: -172, mirror: true },
      right: { elbow: [112, 138], wrist: [86, 226], layer: 'behind' },
    },
    light.shadow,
  );
  return group({ at: [1196, 716], scale }, he);
}

/** A basket on a rope is lowered from a balcony to a courier. */
export const ecommerce = scene({
  name: 'ecommerce',
  width: 1600,
  height: 1000,
  wall: 'genda',
  draw({ seed, light }) {
    const [customer, courier, neighbour] = peopleFrom(seed);
    const view = camera({ cx: 640, cy: 360 });
    return [
      neighbourAt(view, light, neighbour),
      slab(light),
      customerAt(view, light, customer),
      group({ at: [176, floor.y], scale: 1.25 }, aloe(tones.pattaLight, palette.neel)),
      railing(light),
      hand('grip', customer.skin, light.shadow, {
        at: [500 - 104 * 1.58, 286 + 66 * 1.58],
        turn: -4,
        scale: 1.6,
      }),
      line(d`M${rope.x},${rope.y} V${rope.basket - 190}`, palette.ink, 6),
      group(
        { at: [rope.x, rope.basket], leans: [0, 1] },
        // A piece of rope that moves with the basket.
        line('M0,-190 v-60', palette.ink, 6),
        basket(light, group({ at: [84, -66], turn: 5 }, parcelBox(light))),
      ),
      courierAt(light, courier),
    ];
  },
});
