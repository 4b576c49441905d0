import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { person } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { circle, filled, group, line, type Point, path, rect, rule, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [500, 420], scale: 1.9 } as const;
const RIGHT_WRIST: Point = [206, -14];
const LEFT_WRIST: Point = [150, 112];
const BANK = { at: [1010, 520], turn: -12 } as const;

const POT =
  'M-46,-176 C-172,-158 -222,-30 -176,66 C-150,122 -90,142 0,142 C90,142 150,122 176,66 C222,-30 172,-158 46,-176Z';

/** The bank's painted bands: white and yellow. */
const bands = (white: string, yellow: string): Svg =>
  [
    rect(-230, -98, 460, 18, yellow),
    ...Array.from({ length: 13 }, (_, index) =>
      path(`M${-216 + index * 36},-50 l18,-22 l18,22 l-18,22Z`, index % 2 ? white : yellow),
    ),
    rect(-230, -18, 460, 10, yellow),
  ].join('');

/** A gullak, a money bank of fired clay, upside down; coins come out by its slot. */
function bank(shadow: string): Svg {
  const shade = 'M70,-200 C150,-90 140,60 40,160 H240 V-200Z';
  return [
    filled(
      'M-62,-168 L-50,-214 H50 L62,-168Z',
      palette.geru,
      path('M14,-220 H70 V-160 H20Z', tones.geruDark),
    ),
    path('M-24,136 q24,58 48,0Z', palette.geru),
    path('M4,140 q14,20 20,-4Z', tones.geruDark),
    filled(
      POT,
      palette.geru,
      bands(palette.white, palette.gendaWash),
      filled(
        shade,
        tones.geruDark,
        bands(mix(palette.white, tones.geruDark, 0.5), mix(palette.gendaWash, tones.geruDark, 0.5)),
      ),
    ),
    path('M-74,78 Q0,104 74,78 L70,96 Q0,122 -70,96Z', shadow),
  ].join('');
}

const coin = (): Svg =>
  [
    circle(9, 8, 58, tones.gendaDark),
    circle(0, 0, 58, palette.genda),
    circle(0, 0, 45, 'none', { stroke: tones.gendaDark, 'stroke-width': 5 }),
    rule('M-22,-30 H24 M-22,-11 H24 M-22,-30 H-4 C26,-30 26,9 -4,9 H-20 L14,38', tones.geruDark, 8),
  ].join('');

/** A money bank is shaken upside down for its last coins. */
export const moneyBank = scene({
  name: 'money-bank',
  width: 1600,
  height: 1000,
  wall: 'neelWash',
  draw({ seed, light }) {
    const founder = person(seed, {
      feminine: true,
      skin: 4,
      hair: 'curls',
      hairColour: 'black',
      headwear: undefined,
      glasses: { frame: palette.rani, shape: 'round' },
      bindi: undefined,
      bangles: undefined,
      watch: undefined,
      dress: { garment: 'hoodie', colour: palette.genda, cord: palette.rani },
    });
    const she = figure(
      founder,
      {
        turn: 0.75,
        tilt: 10,
        eyes: 'down',
        look: 1,
        mouth: 'sad',
        brows: 'worried',
        right: { elbow: [138, 62], wrist: RIGHT_WRIST, hand: 'rest', turn: -18, lit: true },
        left: { elbow: [44, 138], wrist: LEFT_WRIST, hand: 'rest', turn: 4, lit: true },
      },
      light.shadow,
    );
    return [
      group({ at: [BANK.at[0] + 70, BANK.at[1] + 88], turn: BANK.turn }, path(POT, light.sun)),
      circle(1112, 934, 58, light.sun),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 190,
        y: 130,
        width: 620,
        height: 630,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        wallpaper: { textile: 'selvedge', colour: '#122570', scale: 2 },
        leaning: [standing(STAND, she)],
      }),
      group({ ...BANK, leans: [0.9, -0.4] }, bank(light.shadow)),
      line('M1226,372 q34,14 44,52 M1262,330 q50,22 64,76', palette.white, 10),
      line('M1040,716 V766 M1004,730 V756 M1076,728 V760', palette.white, 8),
      group({ at: [1042, 850], turn: 12 }, coin()),
      hand('rest', founder.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -18, scale: 1.9 }),
      hand('rest', founder.skin, light.shadow, {
        at: inPicture(STAND, LEFT_WRIST),
        turn: 4,
        scale: 1.9,
        mirror: true,
      }),
    ];
  },
});
