import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { camera } from '../../perspective.ts';
import { aloe } from '../../plants.ts';
import { framed } from '../../props.ts';
import type { Random } from '../../random.ts';
import { scene } from '../../scene.ts';
import { circle, d, filled, group, line, type Point, path, polygon, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { standing } from '../stand.ts';

const STAND = { at: [520, 402], scale: 1.95 } as const;
const GREY = '#6B7671';
const DARK_GREY = '#39443F';

/** The microphone's fur against the wind: tufts all round, and some in the light. */
function windshield(random: Random): Svg {
  const at = (angle: number, out: number): Point => [Math.cos(angle) * 190 * out, Math.sin(angle) * 74 * out];
  const rim = Array.from({ length: 56 }, (_, index) => {
    const angle = (index / 56) * 2 * Math.PI;
    return d`L${at(angle, 0.97)} L${at(angle + 0.075, 1.06 + random.next() * 0.13)}`;
  }).join('');
  const tufts = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const angle = random.between(from, to);
      const [x, y] = at(angle, random.between(0.2, 0.86));
      return d`M${x},${y} q-9,4 -17,13`;
    }).join('');
  const outline = `M${at(0, 0.97)} ${rim} Z`;
  return [
    path(outline, GREY),
    filled(outline, GREY, path('M-220,20 C-120,34 60,30 220,-20 V120 H-220Z', DARK_GREY)),
    line(tufts(34, Math.PI, 2 * Math.PI), '#98A29D', 5),
    line(tufts(24, 0.1, Math.PI - 0.1), '#5A6661', 5),
  ].join('');
}

/** The boom pole, which comes from outside the picture. */
const boom = (random: Random): Svg =>
  [
    rect(150, -9, 1000, 18, palette.ink),
    rect(150, -9, 1000, 6, '#4A5450'),
    rect(420, -15, 300, 30, DARK_GREY),
    rect(420, -15, 300, 9, GREY),
    rect(404, -20, 22, 40, palette.rani),
    line('M180,4 q60,44 120,6 t120,0', palette.ink, 6),
    windshield(random),
  ].join('');

/** The office behind him: shelves of files, and a picture of a lorry. */
function office(): Svg {
  const colours = [palette.genda, palette.rani, palette.white, palette.patta, palette.neelWash];
  const files = [300, 440, 580].flatMap((y, row) => [
    rect(690, y, 260, 13, '#24418F'),
    ...Array.from({ length: 6 }, (_, index) => {
      const tall = 66 + ((index * 17 + row * 11) % 34);
      return rect(700 + index * 30, y - tall, 25, tall, colours[(index + row) % 5] ?? palette.white);
    }),
  ]);
  const lorry = [
    rect(26, 40, 96, 64, palette.genda),
    path('M122,60 h34 l20,22 v22 h-54Z', palette.rani),
    circle(56, 108, 13, palette.ink),
    circle(146, 108, 13, palette.ink),
  ];
  return [framed(250, 220, 200, 140, palette.neelWash, ...lorry), ...files].join('');
}

/** A man speaks at his window, under a microphone on a boom. */
export const boomMicrophone = scene({
  name: 'boom-microphone',
  width: 1600,
  height: 1000,
  wall: 'neelWash',
  draw({ seed, random, light }) {
    const speaker = person(seed, {
      ...unadorned,
      feminine: false,
      skin: 2,
      hair: 'quiff',
      hairColour: 'black',
      beard: 'stubble',
      watch: palette.ink,
      dress: { garment: 'shirt', colour: palette.gendaWash, open: palette.white, sleeves: 'rolled' },
    });
    const he = figure(
      speaker,
      {
        turn: 0.6,
        tilt: 3,
        look: 1,
        mouth: 'laugh',
        brows: 'raised',
        left: { elbow: [-130, 124], wrist: [-52, 170], hand: 'rest', turn: 8 },
        right: { elbow: [136, 124], wrist: [200, 84], hand: 'open', turn: -26, lit: true },
      },
      light.shadow,
    );
    const microphone: Point = [1136, 290];
    return [
      group(
        { at: [microphone[0] + 80, microphone[1] + 104], turn: -22 },
        polygon(
          [
            [150, -9],
            [1150, -9],
            [1150, 9],
            [150, 9],
          ],
          light.sun,
        ),
        path('M-200,0 a200,80 0 1 0 400,0 a200,80 0 1 0 -400,0Z', light.sun),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 210,
        y: 130,
        width: 660,
        height: 630,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        furniture: [{ z: 400, draw: office() }],
        leaning: [standing(STAND, he)],
        before: [
          { z: 0, draw: group({ at: [800, 776], scale: 1.25 }, aloe(tones.pattaLight, palette.rani)) },
        ],
      }),
      group({ at: microphone, turn: -22, leans: [-0.93, 0.37] }, boom(random)),
    ];
  },
});
