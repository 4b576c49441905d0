import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { cast } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { type Camera, camera } from '../perspective.ts';
import { aloe } from '../plants.ts';
import { scene } from '../scene.ts';
import { clip, d, ellipse, filled, group, line, type Point, path, polygon, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';

const door = { x: 250, y: 70, width: 420, height: 470 };
const floor = { x: 110, y: 540, width: 720, depth: 38 };
const rail = 408;
/** Where the rope leaves her hand, and where the basket hangs. */
const rope = { x: 786, y: 322, basket: 742 };

function peopleFrom(seed: string): readonly [Person, Person, Person] {
  const [customer, courier, neighbour] = cast(seed, [
    {
      feminine: true,
      skin: 1,
      hair: 'knot',
      hairColour: 'black',
      headwear: undefined,
      glasses: undefined,
      old: false,
      bindi: undefined,
      noseRing: true,
      watch: undefined,
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
      feminine: false,
      skin: 3,
      hair: 'crop',
      hairColour: 'black',
      headwear: { kind: 'cap', colour: palette.neel },
      glasses: undefined,
      old: false,
      beard: 'goatee',
      watch: palette.ink,
      dress: { garment: 'tee', colour: palette.neel },
    },
    {
      feminine: true,
      skin: 2,
      hair: 'bob',
      hairColour: 'grey',
      headwear: undefined,
      glasses: { frame: palette.rani, shape: 'round' },
      old: true,
      bindi: undefined,
      noseRing: undefined,
      bangles: undefined,
      earrings: undefined,
      dress: { garment: 'sweater', colour: palette.patta },
    },
  ]);
  if (!customer || !courier || !neighbour) throw new Error('Three people are in this picture.');
  return [customer, courier, neighbour];
}

/** Iron bars on a slab; the rail is round. */
function railing(light: Light): Svg {
  const { x, y, width } = floor;
  const bars = Array.from({ length: 19 }, (_, index) => x + 22 + index * ((width - 44) / 18));
  const dark = mix(palette.patta, light.shadow, 0.6);
  return [
    ...bars.map(
      (at) => rect(at - 5, rail, 10, y - rail, palette.patta) + rect(at + 1, rail, 4, y - rail, dark),
    ),
    ...bars.slice(0, -1).map((at, index) =>
      index % 3 === 1
        ? ellipse(at + (width - 44) / 36, (rail + y) / 2, 13, 26, 'none', {
            stroke: palette.patta,
            'stroke-width': 7,
          })
        : '',
    ),
    rect(x - 6, y - 22, width + 12, 14, palette.patta),
    rect(x - 12, rail - 14, width + 24, 24, palette.patta, { rx: 12 }),
    rect(x - 6, rail, width + 12, 9, dark, { rx: 4 }),
  ].join('');
}

/** The slab that she stands on, and what it throws on the wall. */
function slab(light: Light): Svg {
  const { x, y, width, depth } = floor;
  return [
    polygon(
      [
        [x, y + depth],
        [x + width, y + depth],
        [x + width + 84, y + 170],
        [x + 84, y + 170],
      ],
      light.sun,
    ),
    rect(x - 20, y, width + 40, depth, palette.white),
    rect(x - 20, y + depth - 12, width + 40, 12, light.sill.top),
  ].join('');
}

/** A cane basket on three cords, its rim at the origin. */
function basket(light: Light, parcel: Svg): Svg {
  const body = 'M-138,0 L138,0 L108,132 C106,142 98,146 90,146 H-90 C-98,146 -106,142 -108,132Z';
  const cane = tones.wood;
  const dark = mix(cane, light.shadow, 0.45);
  const strand = '#C48A4E';
  const weave = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: 9 }, (_, column) =>
      rect(-140 + column * 34 + (row % 2) * 17, 18 + row * 32, 17, 24, strand),
    ),
  );
  return [
    group({ at: [74, 84] }, path(body, light.sun)),
    ellipse(0, 0, 138, 20, dark),
    line('M0,-190 L-126,-4 M0,-190 L126,-4', palette.ink, 5),
    // What she has already bought.
    filled(
      'M-112,6 V-56 H-34 V6Z',
      palette.neelWash,
      path('M-52,-60 H-20 V10 H-52Z', mix(palette.neelWash, light.shadow, 0.5)),
    ),
    group(
      { at: [-10, -2], turn: 10 },
      filled(
        'M-24,10 C-34,-40 -20,-78 0,-84 C20,-78 34,-40 24,10Z',
        palette.patta,
        path('M4,-90 C20,-60 16,-20 8,12 H40 V-90Z', tones.pattaDark),
      ),
    ),
    parcel,
    filled(
      body,
      cane,
      ...weave,
      path('M34,-2 C40,60 30,110 26,150 H150 V-2Z', dark),
      clip(
        'M34,-2 C40,60 30,110 26,150 H150 V-2Z',
        ...weave.map((strip) => strip.replace(strand, mix(dark, light.shadow, 0.4))),
      ),
    ),
    line('M-138,4 C-80,22 80,22 138,4', palette.geru, 15),
    line('M40,17 C80,15 120,10 138,4', tones.geruDark, 15),
  ].join('');
}

const parcelBox = (light: Light): Svg =>
  [
    filled(
      'M-64,-62 H64 V62 H-64Z',
      '#D9A566',
      path('M20,-64 H66 V64 H20Z', mix('#D9A566', light.shadow, 0.5)),
    ),
    rect(-64, -10, 128, 20, palette.rani),
    rect(20, -10, 44, 20, palette.raniDeep),
  ].join('');

/** Somebody leans over a railing and pays out the rope, hand over hand. */
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

/** Next door, somebody would like to know what it is. */
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

/** The courier in the street, with the last of the order. */
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

/** A basket on a rope goes down from a balcony. */
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
        { at: [rope.x, rope.basket], id: 'lean' },
        basket(light, group({ at: [84, -66], turn: 5 }, parcelBox(light))),
      ),
      courierAt(light, courier),
    ];
  },
});
