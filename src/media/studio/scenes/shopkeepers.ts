import { palette } from '../../../theme/palette.ts';
import { castByName } from '../people/cast.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import { group, line, type Svg } from '../svg.ts';
import type { Goods } from './shelves.ts';
import { ownerWishes, type Shop } from './shops.ts';
import {
  ball,
  bat,
  bowl,
  kettle,
  largeVase,
  loudspeaker,
  packet,
  packetStrip,
  stackedRings,
  tea,
  toyHouse,
  windWheel,
} from './wares.ts';

/** Distance from the neck to the counter, units. */
export const TO_COUNTER = 166;

export interface Shopkeeper {
  draw: Svg;
  /** The wares on the counter. */
  before: Svg;
  /** The goods on the shelves behind. */
  goods: Goods;
}

const resting = {
  left: { elbow: [-112, 118], wrist: [-44, 160], hand: 'rest', turn: 4 },
  right: { elbow: [110, 120], wrist: [48, 160], hand: 'rest', turn: 176, mirror: true },
} as const satisfies Pose;

const standing = (x: number, draw: Svg, scale = 1) => group({ at: [x, TO_COUNTER + 8], scale }, draw);

const shops: Record<Shop, (person: Person, shadow: string) => Shopkeeper> = {
  noorvali: (person, shadow) => ({
    goods: 'tin',
    draw: figure(
      person,
      {
        turn: 0.5,
        tilt: 4,
        eyes: 'down',
        mouth: 'smile',
        left: resting.left,
        right: {
          elbow: [142, 74],
          wrist: [136, -24],
          hand: 'grip',
          turn: -88,
          lit: true,
          holds: kettle(shadow),
          holdsTurn: -26,
        },
      },
      shadow,
    ),
    before: [
      line('M75,12 C71,40 72,90 72,142', '#B5652B', 6),
      line('M73,16 C69.5,40 70.5,90 70.5,142', '#E0A06A', 2),
      standing(72, tea()),
      standing(113, tea()),
      standing(-100, tea()),
    ].join(''),
  }),
  ullasi: (person, shadow) => ({
    goods: 'box',
    draw: figure(
      person,
      {
        turn: 0.35,
        tilt: -6,
        look: 1,
        eyes: 'open',
        mouth: 'o',
        brows: 'raised',
        left: resting.left,
        right: {
          elbow: [134, 96],
          wrist: [126, 0],
          hand: 'grip',
          turn: -84,
          lit: true,
          holds: group({ scale: 0.84 }, windWheel(shadow)),
          holdsTurn: 10,
        },
      },
      shadow,
    ),
    before: standing(-88, stackedRings(shadow), 0.86) + standing(84, toyHouse(shadow), 0.86),
  }),
  'kavi-kiln': (person, shadow) => ({
    goods: 'pot',
    draw: figure(
      person,
      {
        turn: -0.3,
        tilt: 6,
        look: -0.6,
        mouth: 'smile',
        lap: group(
          { at: [4, TO_COUNTER + 12], scale: [1.12, 0.86] },
          largeVase(palette.geru, palette.gendaWash, shadow),
        ),
        left: { elbow: [-124, 106], wrist: [-82, 124], hand: 'rest', turn: 6 },
        right: { elbow: [122, 108], wrist: [88, 130], hand: 'rest', turn: 172, mirror: true, lit: true },
      },
      shadow,
    ),
    before:
      standing(-106, bowl(palette.genda, shadow), 0.9) + standing(108, bowl(palette.white, shadow), 0.8),
  }),
  'lahar-nine': (person, shadow) => ({
    goods: 'box',
    draw: figure(
      person,
      {
        turn: -0.4,
        tilt: -9,
        eyes: 'happy',
        mouth: 'smile',
        left: { elbow: [-134, 84], wrist: [-94, 2], hand: 'rest', turn: 176, mirror: true },
        right: resting.right,
      },
      shadow,
    ),
    before: standing(-112, loudspeaker(84, 162, shadow)) + standing(98, loudspeaker(58, 86, shadow)),
  }),
  fatakra: (person, shadow) => ({
    goods: 'box',
    draw: [
      group(
        { at: [98, -136] },
        packetStrip([palette.neel, palette.rani, palette.white, palette.patta, palette.geru], shadow),
      ),
      figure(
        person,
        {
          turn: -0.5,
          tilt: 5,
          look: -1,
          mouth: 'grin',
          left: {
            elbow: [-134, 92],
            wrist: [-126, -2],
            hand: 'grip',
            turn: -84,
            holds: group({ at: [-2, -74] }, packet(palette.patta, shadow)),
            holdsTurn: -8,
          },
          right: resting.right,
        },
        shadow,
      ),
    ].join(''),
    before: [palette.neel, palette.geru]
      .map((colour, index) =>
        group({ at: [-106 + index * 24, 92 + index * 6], turn: index * 7 - 4 }, packet(colour, shadow)),
      )
      .join(''),
  }),
  willowala: (person, shadow) => ({
    goods: 'ball',
    draw: figure(
      person,
      {
        turn: -0.4,
        tilt: -4,
        look: -1,
        mouth: 'smirk',
        left: {
          elbow: [-128, 112],
          wrist: [-112, 26],
          hand: 'grip',
          turn: -80,
          holds: bat(shadow),
          holdsTurn: -7,
        },
        right: { ...resting.right, wrist: [10, 160], elbow: [106, 122] },
      },
      shadow,
    ),
    before: standing(66, ball(shadow)) + standing(104, ball(shadow, 20)),
  }),
};

/** The owners of the bazaar's shops, the same in both compositions. */
export function shopkeepers(seed: string, shadow: string): (shop: Shop) => Shopkeeper {
  const people = castByName(seed, ownerWishes);
  return (shop) => shops[shop](people[shop], shadow);
}
