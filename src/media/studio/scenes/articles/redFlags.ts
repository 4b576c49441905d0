import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { through } from '../../outlines.ts';
import { person } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { aloe } from '../../plants.ts';
import { scene } from '../../scene.ts';
import { d, filled, group, line, type Point, path, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [440, 462], scale: 1.95 } as const;
const RIGHT_WRIST: Point = [176, -40];
const [fromX, fromY] = inPicture(STAND, [191, -56]);

/** A point of the string beyond her hand, in the wind. */
const stringAt = (x: number): Point => {
  const away = x - fromX;
  return [x, fromY + 46 * Math.sin(away / 150) - (away / 74) ** 2 * 2.1];
};
const slopeAt = (x: number) => {
  const [before, after] = [stringAt(x - 4)[1], stringAt(x + 4)[1]];
  return (Math.atan2(after - before, 8) * 180) / Math.PI;
};

const FLAG = 'M-70,-4 L70,-4 C70,44 58,104 20,160 C-6,116 -50,66 -70,-4Z';
const flagsAt = [916, 1098, 1276, 1450];
const alongString = (x: number, draw: Svg) =>
  group({ at: stringAt(x), turn: slopeAt(x) * 0.7, scale: 1.18 }, draw);

/** A flag in the wind, with a peg at each corner. */
const flag = (): Svg => {
  const peg = (x: number) => rect(x - 7, -24, 14, 40, tones.wood) + rect(x + 1, -24, 6, 40, '#C99F63');
  return [
    filled(FLAG, palette.geru, path('M80,-10 L36,-10 C52,34 8,84 20,162 L120,158Z', tones.geruDark)),
    peg(-52),
    peg(52),
  ].join('');
};

/** Path data of the string, from her hand on. */
const stringTo = (to: number): string => {
  const xs = Array.from({ length: 16 }, (_, index) => fromX + ((to - fromX) * index) / 15);
  return d`M${stringAt(fromX)} ${through(xs.map(stringAt), 1)}`;
};

/** An iron railing on a solid base. */
const railing: Svg = [
  ...Array.from({ length: 24 }, (_, index) => rect(74 + index * 29.8, 616, 9, 70, palette.patta)),
  rect(58, 600, 724, 22, palette.patta),
  rect(58, 615, 724, 7, tones.pattaDark),
  rect(58, 680, 724, 173, palette.patta),
  ...Array.from({ length: 4 }, (_, index) => rect(76 + index * 176, 698, 160, 138, tones.pattaDark)),
  ...Array.from({ length: 4 }, (_, index) => rect(84 + index * 176, 706, 152, 130, '#0B5742')),
].join('');

/** A woman pegs four red flags to a string. */
export const redFlags = scene({
  name: 'red-flags',
  width: 1600,
  height: 1000,
  wall: 'chuna',
  draw({ seed, light }) {
    const reader = person(seed, {
      feminine: true,
      skin: 3,
      hair: 'bob',
      hairColour: 'black',
      dress: { garment: 'shirt', colour: palette.neel, collar: palette.neel, sleeves: 'rolled' },
      headwear: undefined,
      glasses: { frame: palette.rani, shape: 'round' },
      bindi: undefined,
      bangles: undefined,
      lips: palette.raniDeep,
    });
    const she = figure(
      reader,
      {
        turn: 0.7,
        tilt: -5,
        look: 1,
        mouth: 'smirk',
        brows: 'raised',
        right: { elbow: [142, 50], wrist: RIGHT_WRIST, hand: 'pinch', turn: -46, lit: true },
        left: { elbow: [-112, 104], wrist: [-24, 52], hand: 'grip', turn: -14 },
      },
      light.shadow,
    );
    const slack = inPicture(STAND, [-4, 48]);
    const held = d`M${slack} C${inPicture(STAND, [70, 90])} ${inPicture(STAND, [150, 20])} ${[fromX, fromY]}`;
    const dangling = d`M${slack} c-10,60 -40,90 -20,150 s30,60 6,130`;
    return [
      group(
        { at: [54, 74] },
        line(stringTo(1700), light.sun, 5),
        ...flagsAt.map((x) => alongString(x, path(FLAG, light.sun))),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 190,
        y: 110,
        width: 500,
        height: 716,
        trim: { colour: palette.patta, width: 26 },
        sill: { overhang: 110, depth: 84, height: 30 },
        sun: { length: 110, lean: 80 },
        leaning: [standing(STAND, she)],
      }),
      line(`${held} ${dangling}`, palette.ink, 5),
      line(stringTo(1700), palette.ink, 5),
      hand('pinch', reader.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -46, scale: 1.95 }),
      group({ leans: [0.93, -0.37] }, ...flagsAt.map((x) => alongString(x, flag()))),
      hand('grip', reader.skin, light.shadow, { at: inPicture(STAND, [-24, 52]), turn: -14, scale: 1.95 }),
      railing,
      group({ at: [150, 604], scale: 1.15 }, aloe(tones.pattaLight, palette.geru)),
    ];
  },
});
