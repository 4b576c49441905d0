import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { d, ellipse, filled, group, line, type Point, path, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [680, 352], scale: 1.8 } as const;
const LEFT_WRIST: Point = [100, 128];
const RIGHT_WRIST: Point = [212, 42];
const ROPE = '#F0D2A8';
const BUCKET_Y = 640;

/** The bucket's leaks: place, distance that the water is thrown, and width of the jet. */
const leaks: readonly { at: Point; throws: number; wide: number }[] = [
  { at: [-92, 64], throws: -120, wide: 24 },
  { at: [96, 40], throws: 150, wide: 26 },
  { at: [-60, 150], throws: -70, wide: 20 },
  { at: [70, 128], throws: 96, wide: 22 },
  { at: [4, 104], throws: 14, wide: 22 },
];

/** Water from a hole, down beyond the edge of the picture. */
function jet({ at: [x, y], throws, wide }: (typeof leaks)[number], foot: number): Svg {
  const end = x + throws;
  const outer = d`M${x - wide / 3},${y - wide / 3} C${x + throws * 0.6},${y - 4} ${end - wide / 2},${y + 90} ${end - wide / 2},${foot}`;
  const inner = d`L${end + wide / 2},${foot} C${end + wide / 2},${y + 80} ${x + throws * 0.7},${y + wide * 0.2} ${x + wide / 3},${y + wide / 2} Z`;
  const gleam = d`M${end - 1},${y + 130} V${foot}`;
  return path(`${outer} ${inner}`, palette.neelWash) + line(gleam, palette.white, 5);
}

/** A full zinc bucket with holes. */
function bucket(shadow: string): Svg {
  const tin = 'M-128,0 L128,0 L96,210 Q0,236 -96,210Z';
  const dark = mix(tones.steelDark, shadow, 0.25);
  return [
    line('M-118,-4 C-112,-132 112,-132 118,-4', tones.steelDark, 11),
    path('M-24,-122 Q0,-136 22,-120 Q30,-98 18,-78 Q0,-70 -20,-80 Q-32,-100 -24,-122Z', ROPE),
    line('M-22,-108 L18,-92 M-18,-92 L20,-112', '#C99F63', 4),
    filled(
      tin,
      tones.steel,
      path('M34,-10 L140,-10 L110,240 L20,240 C46,150 46,80 34,-10Z', tones.steelDark),
    ),
    line('M-124,34 Q0,62 124,34 M-104,168 Q0,196 104,168', dark, 5),
    ellipse(0, 0, 128, 28, dark),
    ellipse(0, 4, 116, 22, palette.neelWash),
    path('M-86,2 Q-30,-14 40,-8 Q-20,0 -40,14 Q-76,12 -86,2Z', palette.white),
    ...leaks.map(({ at: [x, y] }) => ellipse(x, y, 14, 16, shadow)),
  ].join('');
}

/** A bucket on a rope is pulled up to a window, and leaks. */
export const leakingBucket = scene({
  name: 'leaking-bucket',
  width: 1600,
  height: 1000,
  wall: 'geru',
  draw({ seed, light }) {
    const hauler = person(seed, {
      ...unadorned,
      feminine: true,
      skin: 3,
      hair: 'waves',
      hairColour: 'black',
      earrings: { colour: palette.neelWash, kind: 'hoop' },
      dress: {
        garment: 'tee',
        colour: palette.genda,
        sleeves: 'half',
        cloth: { textile: 'leheriya', colour: palette.gendaWash },
      },
    });
    const she = figure(
      hauler,
      {
        turn: 0.8,
        tilt: 11,
        eyes: 'down',
        look: 1,
        mouth: 'o',
        brows: 'worried',
        right: { elbow: [140, 96], wrist: RIGHT_WRIST, hand: 'grip', turn: -30, lit: true },
        left: { elbow: [-2, 132], wrist: LEFT_WRIST, hand: 'grip', turn: -14, lit: true },
      },
      light.shadow,
    );
    const [handX, handY] = inPicture(STAND, [232, 34]);
    const second = inPicture(STAND, [122, 124]);
    const [bucketX, bucketY] = [handX + 2, BUCKET_Y];
    const rope = (width: number, colour: string) =>
      line(
        d`M${bucketX},${bucketY - 96} V${handY} C${handX - 10},${handY + 20} ${second[0] + 60},${second[1] - 10} ${second} C${second[0] - 60},${second[1] + 10} ${second[0] - 150},${second[1] - 60} ${second[0] - 210},${second[1] + 60} S${second[0] - 320},${second[1] + 190} ${second[0] - 270},${second[1] + 330}`,
        colour,
        width,
      );
    return [
      path(d`M${bucketX - 60},${bucketY + 70} h256 l-32,210 q-96,26 -192,0Z`, light.sun),
      openWindow(camera({ cx: 800, cy: 400 }), light, {
        x: 390,
        y: 90,
        width: 600,
        height: 590,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        leaning: [standing(STAND, she)],
      }),
      rope(13, ROPE),
      group(
        { at: [bucketX, bucketY], leans: [0, 1] },
        bucket(light.shadow),
        ...leaks.map((leak) => jet(leak, 400)),
      ),
      hand('grip', hauler.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -30, scale: 1.8 }),
      hand('grip', hauler.skin, light.shadow, { at: inPicture(STAND, LEFT_WRIST), turn: -14, scale: 1.8 }),
    ];
  },
});
