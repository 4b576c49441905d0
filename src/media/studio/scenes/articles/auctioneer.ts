import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { ellipse, filled, group, type Point, path, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [740, 484], scale: 1.9 } as const;
const HAMMER = 0.76;
const RIGHT_WRIST: Point = [166, -112];

const WOOD = '#C99F63';
const DARK = '#8A5A22';
const DARKEST = '#5A2E12';

/** A large hammer; the origin is the hand on its handle. */
const hammer = (): Svg =>
  [
    path('M-15,96 L-19,-102 H19 L15,96 Q0,112 -15,96Z', WOOD),
    path('M3,104 L5,-102 H19 L15,96 Q10,104 3,104Z', DARK),
    filled('M-190,-252 H190 V-98 H-190Z', WOOD, rect(-200, -178, 400, 90, DARK)),
    filled('M-222,-264 H-176 V-86 H-222Z', DARK, rect(-230, -178, 60, 100, DARKEST)),
    filled('M176,-264 H222 V-86 H176Z', DARK, rect(170, -178, 60, 100, DARKEST)),
    filled('M-96,-252 H-72 V-98 H-96Z', palette.genda, rect(-100, -178, 40, 90, tones.gendaDark)),
    filled('M72,-252 H96 V-98 H72Z', palette.genda, rect(60, -178, 40, 90, tones.gendaDark)),
  ].join('');

/** The block for the hammer. */
const block = (shadow: string): Svg =>
  [
    path('M-128,-30 H128 V0 Q0,30 -128,0Z', DARK),
    path('M30,-30 H128 V0 Q90,14 20,15Z', mix(DARK, shadow, 0.5)),
    ellipse(0, -30, 128, 24, WOOD),
    ellipse(0, -32, 92, 15, mix(WOOD, DARK, 0.35)),
  ].join('');

/** An auctioneer at her window raises the hammer. */
export const auctioneer = scene({
  name: 'auctioneer',
  width: 1600,
  height: 1000,
  wall: 'geru',
  draw({ seed, light }) {
    const seller = person(seed, {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'pixie',
      hairColour: 'white',
      old: true,
      lips: palette.rani,
      earrings: { colour: palette.genda, kind: 'hoop' },
      dress: { garment: 'blazer', colour: palette.patta, lapel: tones.pattaLight, inner: palette.gendaWash },
    });
    const she = figure(
      seller,
      {
        turn: -0.6,
        tilt: -4,
        look: -1,
        mouth: 'laugh',
        brows: 'raised',
        right: { elbow: [140, -14], wrist: RIGHT_WRIST, hand: 'grip', turn: -70, lit: true },
        left: { elbow: [-156, -2], wrist: [-96, -80], hand: 'rest', turn: -16, mirror: true },
      },
      light.shadow,
    );
    const fist = inPicture(STAND, [RIGHT_WRIST[0] + 8, RIGHT_WRIST[1] - 19]);
    return [
      group(
        { at: [fist[0] + 84, fist[1] + 100], turn: 22, scale: HAMMER },
        rect(-18, -102, 36, 198, light.sun),
        rect(-222, -264, 444, 178, light.sun),
      ),
      openWindow(camera({ cx: 800, cy: 450 }), light, {
        x: 440,
        y: 236,
        width: 660,
        height: 590,
        sill: { overhang: 56 },
        sun: { length: 130, lean: 84 },
        wallpaper: { textile: 'ikat', colour: '#571310', scale: 2.2 },
        leaning: [standing(STAND, she)],
        before: [{ z: 0, draw: group({ at: [560, 838] }, block(light.shadow)) }],
      }),
      group({ at: fist, turn: 22, scale: HAMMER, leans: [0.37, -0.93] }, hammer()),
      hand('grip', seller.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -70, scale: 1.95 }),
    ];
  },
});
