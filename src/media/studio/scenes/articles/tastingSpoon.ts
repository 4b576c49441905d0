import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { circle, ellipse, filled, group, line, type Point, path, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [520, 402], scale: 1.9 } as const;
const RIGHT_WRIST: Point = [222, 44];
const SLOPE = -9;
const CANE = '#E3B778';

/** Pans on a shelf and ladles on a rail. */
function kitchen(): Svg {
  const colours = [palette.genda, tones.steel, palette.patta, tones.steel, palette.neel, palette.geru];
  const pans = colours.map((colour, index) => {
    const x = 300 + index * 122;
    return (
      filled(
        `M${x - 42},292 L${x - 36},222 H${x + 36} L${x + 42},292Z`,
        colour,
        rect(x + 8, 210, 60, 90, mix(colour, '#4D0627', 0.55)),
      ) + rect(x - 48, 212, 96, 13, tones.steelDark)
    );
  });
  const hung = [660, 724, 788, 852].map(
    (x, index) =>
      line(`M${x},400 V${460 + (index % 2) * 26}`, tones.steelDark, 8) +
      ellipse(x, 474 + (index % 2) * 26, 20, 15, tones.steelDark),
  );
  return [rect(100, 292, 900, 15, '#7A1545'), ...pans, rect(620, 392, 300, 9, '#7A1545'), ...hung].join('');
}

/** A pot on the sill, still steaming. */
const pot = (): Svg =>
  [
    rect(-166, -104, 42, 18, palette.ink),
    rect(124, -104, 42, 18, palette.ink),
    filled(
      'M-124,-140 H124 V-26 Q124,0 96,0 H-96 Q-124,0 -124,-26Z',
      tones.steel,
      path('M40,-150 H140 V10 H24 C60,-40 56,-100 40,-150Z', tones.steelDark),
    ),
    rect(-134, -152, 268, 20, tones.steelDark),
    path('M-100,-118 h16 v84 q-16,-6 -16,-24Z', palette.white),
  ].join('');

const steam = (at: Point, scale: number): Svg =>
  group(
    { at, scale },
    line('M0,0 q-34,-46 0,-92 t0,-92', palette.white, 11),
    line('M58,-10 q-28,-38 0,-78 t0,-76', palette.white, 11),
  );

/** A spoon with food and a falling drop; the origin is the hand. */
const spoon = (shadow: string): Svg =>
  [
    group(
      { turn: SLOPE },
      path('M-160,-12 L440,-9 V11 L-160,12 q-24,-12 0,-24Z', CANE),
      path('M-168,3 L440,2 V11 L-160,12Z', '#8A5A22'),
      filled(
        'M424,0 C430,-62 640,-70 652,-6 C656,74 446,76 424,0Z',
        CANE,
        path('M424,4 C470,40 600,44 652,-2 V90 H424Z', '#8A5A22'),
      ),
      ellipse(540, -17, 92, 33, mix(palette.geru, shadow, 0.25)),
      ellipse(540, -22, 88, 28, palette.geru),
      ...(
        [
          [500, -28],
          [548, -34],
          [590, -20],
          [528, -14],
          [568, -10],
        ] as const
      ).map(([x, y], index) =>
        circle(x, y, 8, [palette.genda, tones.pattaLight, palette.gendaWash][index % 3] ?? palette.genda),
      ),
    ),
    path('M556,-26 q-22,44 0,58 q22,-14 0,-58Z', palette.geru),
  ].join('');

/** A cook holds a long tasting spoon out of his window. */
export const tastingSpoon = scene({
  name: 'tasting-spoon',
  width: 1600,
  height: 1000,
  wall: 'raniWash',
  draw({ seed, light }) {
    const cook = person(seed, {
      ...unadorned,
      feminine: false,
      skin: 1,
      hair: 'tousled',
      hairColour: 'black',
      beard: 'full',
      dress: { garment: 'tee', colour: palette.neel, sleeves: 'half', apron: palette.white },
    });
    const he = figure(
      cook,
      {
        turn: 0.85,
        tilt: 7,
        look: 1,
        mouth: 'smile',
        brows: 'raised',
        left: { elbow: [-126, 122], wrist: [-60, 176], hand: 'rest', turn: 8 },
        right: { elbow: [154, 84], wrist: RIGHT_WRIST, hand: 'grip', turn: -30, lit: true },
      },
      light.shadow,
    );
    const fist = inPicture(STAND, [RIGHT_WRIST[0] + 18, RIGHT_WRIST[1] - 10]);
    return [
      group(
        { at: [fist[0] + 62, fist[1] + 84], turn: SLOPE },
        path('M-60,-10 L424,-9 C430,-62 640,-70 652,-6 C656,74 446,76 424,10 L-60,10Z', light.sun),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 210,
        y: 130,
        width: 640,
        height: 630,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        furniture: [{ z: 400, draw: kitchen() }],
        leaning: [standing(STAND, he)],
        before: [{ z: 0, draw: group({ at: [308, 778] }, pot()) }],
      }),
      steam([276, 606], 0.9),
      group({ at: fist, leans: [0.98, -0.18] }, spoon(light.shadow), steam([520, -170], 0.72)),
      hand('grip', cook.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -30, scale: 1.9 }),
    ];
  },
});
