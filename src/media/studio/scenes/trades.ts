import { palette } from '../../../theme/palette.ts';
import { skins, tones } from '../colour.ts';
import { swing } from '../motion.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { kite, paintbrush } from '../props.ts';
import { group, line } from '../svg.ts';
import {
  largeEye,
  lens,
  megaphone,
  phoneBack,
  roller,
  stillCamera,
  stitchedCloth,
  TO_SILL,
} from './tradeProps.ts';
import { resting, type Trade, type Tradesperson } from './tradesCast.ts';

/** The people of the trades with their tools, the same in both compositions. */
export const trades: Record<Trade, (person: Person, shadow: string, second: number) => Tradesperson> = {
  technology: (person, shadow, second) => ({
    draw: figure(
      person,
      {
        turn: 0.15,
        tilt: 4 + 3 * swing(second, 0.5),
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
  social: (person, shadow, second) => ({
    draw: [
      line('M-128,-74 C-160,-50 -176,-66 -206,-74 M-126,-66 C-120,-20 -150,10 -132,60', palette.ink, 2.4),
      figure(
        person,
        {
          turn: -0.6,
          tilt: -8 + 3 * swing(second, 0.8),
          eyes: 'up',
          look: -1,
          mouth: 'laugh',
          left: { elbow: [-140, 40], wrist: [-132, -48], hand: 'grip', turn: -80 },
          right: resting.right,
        },
        shadow,
      ),
      group(
        { at: [-236, -92], scale: 0.84, turn: -30 + 9 * swing(second, 0.8) },
        kite(palette.patta, tones.pattaDark),
      ),
    ].join(''),
  }),
  design: (person, shadow, second) => ({
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
          wrist: [166 - 4 * swing(second, 0.9), -56 + 10 * swing(second, 0.9)],
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
  search: (person, shadow, second) => ({
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
          wrist: [-122 + 10 * swing(second, 0.5), 26],
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
  paid: (person, shadow, second) => ({
    draw: figure(
      person,
      {
        turn: 0.7,
        tilt: -5,
        look: 1,
        mouth: 'grin',
        left: resting.left,
        right: {
          elbow: [148, 74 + 4 * swing(second, 0.8)],
          wrist: [190, -8 + 18 * swing(second, 0.8)],
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
  pr: (person, shadow, second) => ({
    draw: figure(
      person,
      {
        view: 'right',
        tilt: -7 + 3 * swing(second, 1.2),
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
  influencer: (person, shadow, second) => ({
    draw: figure(
      person,
      {
        turn: 0.45,
        tilt: 8 + 5 * swing(second, 0.7),
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
  film: (person, shadow, second) => ({
    draw: figure(
      person,
      {
        view: 'left',
        tilt: 3 + 2 * swing(second, 0.5),
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
