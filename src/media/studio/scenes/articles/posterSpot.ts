import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { rectOutline } from '../../outlines.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import {
  circle,
  clip,
  ellipse,
  filled,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  type Svg,
} from '../../svg.ts';
import { textile } from '../../textiles.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [400, 400], scale: 1.9 } as const;
const RIGHT_WRIST: Point = [252, 66];

interface Sheet {
  at: Point;
  width: number;
  height: number;
  turn?: number;
  ground: string;
  /** Distance from the wall, as the offset of its shadow. */
  off: number;
}

/** A poster; the origin of its content is its middle. */
const poster = (
  { at, width, height, turn = 0, ground, off }: Sheet,
  sun: string,
  ...parts: readonly Svg[]
): Svg => {
  const [x, y] = [-width / 2, -height / 2];
  const inner = rectOutline(x + 14, y + 14, width - 28, height - 28);
  return (
    group({ at: [at[0] + off, at[1] + off * 1.2], turn }, rect(x, y, width, height, sun)) +
    group(
      { at, turn },
      rect(x, y, width, height, palette.white),
      clip(inner, rect(x, y, width, height, ground), ...parts),
    )
  );
};

const sunrise = (): Svg =>
  [
    circle(0, -22, 74, palette.genda),
    ...[0, 1, 2, 3].map((row) =>
      path(
        `M-150,${58 + row * 30} q25,-20 50,0 t50,0 t50,0 t50,0 t50,0 t50,0 V200 H-150Z`,
        row % 2 ? tones.pattaLight : palette.patta,
      ),
    ),
  ].join('');

const paperKite = (): Svg =>
  [
    polygon(
      [
        [0, -130],
        [96, -20],
        [0, 100],
        [-96, -20],
      ],
      palette.gendaWash,
    ),
    polygon(
      [
        [0, -130],
        [96, -20],
        [0, 100],
      ],
      palette.genda,
    ),
    line('M0,100 q40,30 6,64 t20,60', palette.gendaWash, 6),
  ].join('');

/** The portrait on the poster: a person who smiles. */
function portrait(seed: string): Svg {
  const shadow = '#43041F';
  const sitter = person(`${seed}/portrait`, {
    ...unadorned,
    feminine: true,
    skin: 1,
    hair: 'curls',
    hairColour: 'soft',
    dress: { garment: 'tee', colour: palette.gendaWash },
    earrings: { colour: palette.white, kind: 'hoop' },
  });
  const area = { x: -170, y: -250, width: 340, height: 500 };
  return [
    textile(
      { textile: 'leheriya', colour: '#EA3A7C', scale: 2 },
      rectOutline(-170, -250, 340, 500),
      palette.rani,
      area,
    ),
    group(
      { at: [10, 66], scale: 1.5 },
      figure(sitter, { turn: -0.4, tilt: -4, look: -1, mouth: 'grin', eyes: 'happy' }, shadow),
    ),
  ].join('');
}

/** A pail of paste with its brush. */
const paste = (shadow: string): Svg =>
  [
    line('M14,-88 L74,-218', '#8A5A22', 14),
    filled(
      'M-70,-96 H70 L58,0 H-58Z',
      palette.neel,
      path('M18,-100 H80 V4 H24Z', mix(palette.neel, shadow, 0.6)),
    ),
    ellipse(0, -96, 70, 15, palette.white),
    path('M-60,-92 v34 q10,18 20,0 v-32Z', palette.white),
    path('M-14,-106 h40 l-6,14 h-32Z', tones.wood),
  ].join('');

/** A man tries a poster on a wall before he pastes it. */
export const posterSpot = scene({
  name: 'poster-spot',
  width: 1600,
  height: 1000,
  wall: 'gendaWash',
  draw({ seed, light }) {
    const paster = person(seed, {
      ...unadorned,
      feminine: false,
      skin: 3,
      hair: 'fade',
      hairColour: 'black',
      beard: 'full',
      dress: { garment: 'shirt', colour: palette.patta, collar: palette.patta, sleeves: 'rolled' },
    });
    const he = figure(
      paster,
      {
        turn: 0.85,
        tilt: 7,
        look: 1,
        mouth: 'smirk',
        brows: 'raised',
        left: { elbow: [-122, 136], wrist: [-52, 184], hand: 'rest', turn: 6 },
        right: { elbow: [158, 66], wrist: RIGHT_WRIST, hand: 'rest', turn: -8, lit: true },
      },
      light.shadow,
    );
    return [
      poster(
        { at: [798, 262], width: 240, height: 340, turn: 2, ground: palette.neelWash, off: 6 },
        light.sun,
        sunrise(),
      ),
      poster(
        { at: [1420, 450], width: 264, height: 400, turn: -1, ground: palette.neel, off: 6 },
        light.sun,
        paperKite(),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 130,
        y: 150,
        width: 500,
        height: 610,
        sill: { overhang: 46 },
        sun: { length: 150, lean: 90 },
        leaning: [standing(STAND, he)],
        before: [{ z: 0, draw: group({ at: [218, 778], scale: 1.1 }, paste(light.shadow)) }],
      }),
      group(
        { leans: [1, 0] },
        poster(
          { at: [1104, 524], width: 320, height: 470, turn: -5, ground: palette.rani, off: 34 },
          light.sun,
          portrait(seed),
        ),
      ),
      hand('rest', paster.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -8, scale: 1.9 }),
    ];
  },
});
