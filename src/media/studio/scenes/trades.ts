import { palette } from '../../../theme/palette.ts';
import { skins, tones } from '../colour.ts';
import { cast, type Wish } from '../people/cast.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { kite, paintbrush } from '../props.ts';
import { group, line, type Svg } from '../svg.ts';
import type { textileOfService } from '../textiles.ts';
import { largeEye, lens, megaphone, phoneBack, roller, stillCamera, stitchedCloth } from './tradeProps.ts';

export type Trade = keyof typeof textileOfService;

const plain = { headwear: undefined, glasses: undefined, watch: undefined } as const;

const wishes: Record<Trade, Wish> = {
  technology: {
    ...plain,
    feminine: false,
    skin: 3,
    hair: 'crop',
    hairColour: 'grey',
    old: true,
    beard: 'stubble',
    dress: { garment: 'shirt', colour: palette.white, sleeves: 'rolled' },
    glasses: { frame: palette.ink, shape: 'round' },
    proportions: { jaw: 'long', nose: 'aquiline' },
  },
  social: {
    ...plain,
    feminine: false,
    skin: 0,
    hair: 'tousled',
    hairColour: 'black',
    beard: undefined,
    dress: { garment: 'tee', colour: palette.rani, cloth: { textile: 'bandhani', colour: palette.raniWash } },
    proportions: { jaw: 'round', nose: 'snub', eyes: 'upturned' },
  },
  design: {
    ...plain,
    feminine: true,
    skin: 1,
    hair: 'pony',
    hairColour: 'black',
    earrings: undefined,
    dress: { garment: 'hoodie', colour: palette.genda, cord: palette.rani },
    glasses: { frame: palette.rani, shape: 'round' },
    proportions: { jaw: 'heart', nose: 'snub', eyes: 'round' },
  },
  search: {
    ...plain,
    feminine: true,
    skin: 2,
    hair: 'bob',
    hairColour: 'black',
    earrings: undefined,
    bindi: undefined,
    lips: palette.raniDeep,
    dress: { garment: 'blazer', colour: palette.patta, inner: palette.white },
    proportions: { jaw: 'oval', nose: 'straight' },
  },
  paid: {
    ...plain,
    feminine: false,
    skin: 3,
    hair: 'fade',
    hairColour: 'black',
    beard: 'goatee',
    headwear: { kind: 'cap', colour: palette.genda },
    dress: {
      garment: 'tee',
      colour: palette.white,
      cloth: { textile: 'leheriya', colour: palette.neelWash },
    },
    proportions: { jaw: 'square', nose: 'broad' },
  },
  pr: {
    ...plain,
    feminine: true,
    skin: 1,
    hair: 'plait',
    hairColour: 'brown',
    earrings: { colour: palette.genda, kind: 'jhumka' },
    bangles: [palette.genda, palette.rani, palette.genda],
    bindi: undefined,
    lips: palette.raniDeep,
    dress: {
      garment: 'kurta',
      colour: palette.neel,
      placket: palette.genda,
      sleeves: 'half',
      cloth: { textile: 'phulkari', colour: '#6E8DF2' },
    },
  },
  influencer: {
    ...plain,
    feminine: true,
    skin: 4,
    hair: 'curls',
    hairColour: 'black',
    earrings: { colour: palette.rani, kind: 'hoop' },
    bindi: undefined,
    lips: palette.rani,
    dress: { garment: 'sweater', colour: palette.genda, yoke: palette.rani },
    proportions: { jaw: 'heart', nose: 'broad', eyes: 'almond' },
  },
  film: {
    ...plain,
    feminine: false,
    skin: 2,
    hair: 'quiff',
    hairColour: 'black',
    beard: 'full',
    dress: {
      garment: 'shirt',
      colour: palette.patta,
      sleeves: 'rolled',
      cloth: { textile: 'gamcha', colour: '#0A4F3B', second: tones.pattaLight },
    },
    proportions: { jaw: 'square', nose: 'straight' },
  },
};

export interface Tradesperson {
  draw: Svg;
  /** What hangs before the sill, drawn from the neck as well. */
  before?: Svg;
}

/** Units from the neck to the sill. */
export const TO_SILL = 162;

const resting = {
  left: { elbow: [-112, 116], wrist: [-40, 158], hand: 'rest', turn: 4 },
  right: { elbow: [110, 120], wrist: [46, 160], hand: 'rest', turn: 176, mirror: true },
} as const satisfies Pose;

const trades: Record<Trade, (person: Person, shadow: string) => Tradesperson> = {
  technology: (person, shadow) => ({
    draw: figure(
      person,
      {
        turn: 0.15,
        tilt: 4,
        eyes: 'down',
        mouth: 'smile',
        left: { elbow: [-118, 112], wrist: [-78, 150], hand: 'grip', turn: 70 },
        right: { elbow: [116, 112], wrist: [78, 150], hand: 'grip', turn: 110, mirror: true, lit: true },
      },
      shadow,
    ),
    before: [
      group({ at: [0, TO_SILL - 6] }, stitchedCloth(196, 4, shadow)),
      hand('grip', person.skin, shadow, { at: [-80, 146], turn: 74 }),
      hand('grip', person.skin, shadow, { at: [80, 146], turn: 106, mirror: true }),
    ].join(''),
  }),
  social: (person, shadow) => ({
    draw: [
      line('M-128,-74 C-160,-50 -176,-66 -206,-74 M-126,-66 C-120,-20 -150,10 -132,60', palette.ink, 2.4),
      figure(
        person,
        {
          turn: -0.6,
          tilt: -8,
          eyes: 'up',
          look: -1,
          mouth: 'laugh',
          left: { elbow: [-140, 40], wrist: [-132, -48], hand: 'grip', turn: -80 },
          right: resting.right,
        },
        shadow,
      ),
      group({ at: [-236, -92], scale: 0.84, turn: -30 }, kite(palette.patta, tones.pattaDark)),
    ].join(''),
  }),
  design: (person, shadow) => ({
    draw: figure(
      person,
      {
        turn: 0.6,
        tilt: -6,
        eyes: 'up',
        look: 1,
        mouth: 'smile',
        left: resting.left,
        right: {
          elbow: [146, 30],
          wrist: [166, -56],
          hand: 'grip',
          turn: -92,
          lit: true,
          holds: group({ scale: 0.86 }, paintbrush(palette.neel, shadow)),
          holdsTurn: 6,
        },
      },
      shadow,
    ),
  }),
  search: (person, shadow) => ({
    draw: figure(
      person,
      {
        turn: -0.35,
        tilt: 5,
        look: -1,
        mouth: 'smirk',
        brows: 'raised',
        left: {
          elbow: [-140, 116],
          wrist: [-122, 26],
          hand: 'grip',
          turn: -84,
          mirror: true,
          holds: lens(largeEye(skins[person.skin], palette.patta), 50),
          holdsTurn: 43,
        },
        right: resting.right,
      },
      shadow,
    ),
  }),
  paid: (person, shadow) => ({
    draw: figure(
      person,
      {
        turn: 0.7,
        tilt: -5,
        look: 1,
        mouth: 'grin',
        left: resting.left,
        right: {
          elbow: [148, 74],
          wrist: [190, -8],
          hand: 'grip',
          turn: -70,
          lit: true,
          holds: roller(palette.rani, palette.raniDeep),
          holdsTurn: 2,
        },
      },
      shadow,
    ),
  }),
  pr: (person, shadow) => ({
    draw: figure(
      person,
      {
        view: 'right',
        tilt: -7,
        brows: 'raised',
        mouth: 'laugh',
        left: resting.left,
        right: {
          elbow: [126, 92],
          wrist: [132, -12],
          hand: 'grip',
          turn: -86,
          lit: true,
          holds: group({ at: [-76, -12], turn: -8 }, megaphone(palette.genda, tones.gendaDark)),
          holdsLayer: 'behind',
        },
      },
      shadow,
    ),
  }),
  influencer: (person, shadow) => ({
    draw: figure(
      person,
      {
        turn: 0.45,
        tilt: 8,
        look: 1,
        mouth: 'laugh',
        left: resting.left,
        right: {
          elbow: [146, 84],
          wrist: [196, -4],
          hand: 'grip',
          turn: -58,
          lit: true,
          holds: phoneBack(),
          holdsTurn: 12,
        },
      },
      shadow,
    ),
  }),
  film: (person, shadow) => ({
    draw: figure(
      person,
      {
        view: 'left',
        tilt: 3,
        eyes: 'closed',
        mouth: 'smile',
        left: {
          elbow: [-128, 96],
          wrist: [-112, -2],
          hand: 'grip',
          turn: -88,
          holds: group({ at: [70, -50] }, stillCamera()),
          holdsLayer: 'behind',
        },
        right: resting.right,
      },
      shadow,
    ),
  }),
};

/** The same eight in both compositions. */
export function tradespeople(seed: string, shadow: string): Readonly<Record<Trade, Tradesperson>> {
  const names = Object.keys(wishes) as Trade[];
  const people = cast(
    seed,
    names.map((name) => wishes[name]),
  );
  return Object.fromEntries(
    names.flatMap((name, index) => {
      const person = people[index];
      return person ? [[name, trades[name](person, shadow)]] : [];
    }),
  ) as Record<Trade, Tradesperson>;
}
