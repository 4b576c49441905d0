import { palette } from '../../../../theme/palette.ts';
import { mix, type Skin, shadowOn, tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { phone } from '../../props.ts';
import { scene } from '../../scene.ts';
import { circle, ellipse, filled, group, type Point, path, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [450, 424], scale: 1.98 } as const;
const RIGHT_WRIST: Point = [206, 92];
const SLOPE = 10;
/** The ladle's bowl, relative to the hand that holds the ladle. */
const BOWL: Point = [506, 80];
/** The buyer's skin. */
const BUYER: Skin = 3;

/** Cakes and loaves, two shelves of them. */
function shelves(): Svg {
  const colours = [palette.genda, tones.wood, tones.gendaDark, palette.raniWash];
  const cake = (x: number, y: number, index: number) => {
    const colour = colours[index % 4] ?? tones.wood;
    const loaf = `M${x},${y} v-30 q0,-44 52,-44 t52,44 v30Z`;
    const tier = `M${x},${y} v-62 h104 v62Z`;
    return (
      filled(index % 3 ? loaf : tier, colour, rect(x + 66, y - 90, 60, 100, mix(colour, '#3D0219', 0.5))) +
      (index % 3 ? '' : circle(x + 40, y - 72, 12, palette.geru))
    );
  };
  return [330, 520]
    .flatMap((y, row) => [
      rect(60, y, 900, 14, '#7A0A35'),
      ...Array.from({ length: 6 }, (_, index) => cake(160 + index * 128, y, index + row * 2)),
    ])
    .join('');
}

/** A ladle with a long handle, and a laddu in its bowl; the origin is the hand. */
function ladle(shadow: string): Svg {
  const bowl = 'M-118,-8 H118 C112,116 -112,116 -118,-8Z';
  const laddu = 'M-78,-66 a78,78 0 1 0 156,0 a78,78 0 1 0 -156,0Z';
  return [
    group(
      { turn: SLOPE },
      rect(-210, -10, 642, 21, tones.steel),
      rect(-210, 1, 642, 10, tones.steelDark),
      path('M-210,-10 h-26 q-26,10 0,21 h26Z', palette.geru),
    ),
    group(
      { at: BOWL },
      ellipse(0, -8, 118, 34, mix(tones.steelDark, shadow, 0.4)),
      filled(laddu, palette.genda, path('M26,-150 C70,-100 60,-30 4,20 L100,20 V-150Z', tones.gendaDark)),
      ...(
        [
          [-44, -78],
          [-18, -116],
          [-30, -38],
          [14, -88],
          [-4, -60],
          [42, -58],
          [30, -112],
        ] as const
      ).map(([x, y], index) => ellipse(x, y, 7, 5, index % 3 ? tones.gendaDark : palette.geru)),
      filled(bowl, tones.steel, path('M22,-10 H130 V120 H-10 C40,80 44,40 22,-10Z', tones.steelDark)),
      path('M-92,10 C-86,60 -56,78 -26,84 C-50,60 -62,40 -64,10Z', palette.white),
    ),
  ].join('');
}

/** The buyer's hand, which reaches up from the street. */
const buyer = (shadow: string): Svg =>
  group(
    { at: [-62, 0] },
    hand('open', BUYER, shadow, { at: [1476, 926], turn: -99, scale: 1.9 }),
    filled(
      'M1424,1020 L1446,914 Q1478,902 1510,916 L1542,1020Z',
      palette.neel,
      path('M1494,890 L1560,890 V1030 H1508Z', shadowOn(palette.neel, shadow)),
      rect(1400, 940, 200, 7, palette.neelDeep),
    ),
  );

/** A baker telephones, and serves a buyer with a long ladle. */
export const longLadle = scene({
  name: 'long-ladle',
  width: 1600,
  height: 1000,
  wall: 'rani',
  draw({ seed, light }) {
    const baker = person(seed, {
      ...unadorned,
      feminine: true,
      skin: 0,
      hair: 'bun',
      hairColour: 'black',
      earrings: { colour: palette.neel, kind: 'stud' },
      dress: {
        garment: 'tee',
        colour: palette.white,
        sleeves: 'half',
        cloth: { textile: 'gamcha', colour: palette.neelWash, scale: 0.8 },
        apron: palette.genda,
      },
    });
    const she = figure(
      baker,
      {
        turn: 0.5,
        tilt: -7,
        eyes: 'happy',
        mouth: 'grin',
        left: {
          elbow: [-136, 100],
          wrist: [-66, 14],
          hand: 'grip',
          turn: -66,
          mirror: true,
          holds: phone('#2A3431'),
          holdsTurn: 16,
          holdsLayer: 'behind',
        },
        right: { elbow: [134, 106], wrist: RIGHT_WRIST, hand: 'grip', turn: -22, lit: true },
      },
      light.shadow,
    );
    const fist = inPicture(STAND, [RIGHT_WRIST[0] + 19, RIGHT_WRIST[1] - 8]);
    return [
      group(
        { at: [fist[0] + 74, fist[1] + 88] },
        group({ turn: SLOPE }, rect(0, -10, 452, 21, light.sun)),
        group(
          { at: BOWL },
          path('M-118,-8 C-112,116 112,116 118,-8 L78,-66 a78,78 0 0 0 -156,0Z', light.sun),
        ),
      ),
      openWindow(camera({ cx: 800, cy: 400 }), light, {
        x: 150,
        y: 130,
        width: 640,
        height: 650,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        furniture: [{ z: 410, draw: shelves() }],
        leaning: [standing(STAND, she)],
      }),
      group({ at: fist, leans: [0.98, 0.2] }, ladle(light.shadow)),
      buyer(light.shadow),
      hand('grip', baker.skin, light.shadow, {
        at: inPicture(STAND, RIGHT_WRIST),
        turn: -22,
        scale: STAND.scale,
      }),
    ];
  },
});
