import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { night } from '../../light.ts';
import { rectOutline } from '../../outlines.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { circle, clip, d, group, line, type Point, path, rect, type Svg } from '../../svg.ts';
import { textile } from '../../textiles.ts';
import { openWindow } from '../../window.ts';
import { PUPPET, PUPPET_SCALE, puppet, tied } from '../puppet.ts';
import { inPicture, standing } from '../stand.ts';

const STAGE = { x: 340, y: 170, width: 720, height: 600 };

const CURTAIN_TOP = 548;

const STAND = { at: [660, 506], scale: 1.9 } as const;

const RIGHT_WRIST: Point = [206, -112];

const LEFT_WRIST: Point = [-98, 2];

const SHADOW = '#3D0219';

/** The low curtain of a puppet theatre. */
function curtain(): Svg {
  const { x, y, width, height } = STAGE;
  const tall = y + height - CURTAIN_TOP;
  const folds = Array.from({ length: 8 }, (_, index) =>
    path(d`M${x + 46 + index * 88},${CURTAIN_TOP + 16} h16 l8,${tall} h-32Z`, tones.pattaDark),
  );
  const area = { x, y: CURTAIN_TOP + 44, width, height: tall };
  return [
    rect(x, CURTAIN_TOP, width, tall, palette.patta),
    ...folds,
    textile(
      { textile: 'phulkari', colour: palette.genda, scale: 2.2 },
      rectOutline(x, CURTAIN_TOP + 16, width, tall),
      palette.patta,
      area,
    ),
    rect(x, CURTAIN_TOP, width, 16, palette.genda),
  ].join('');
}

/** A drawn curtain at one side, tied back. */
const drape = (at: Point, mirror: number): Svg =>
  group(
    { at, scale: [mirror, 1] },
    path('M0,0 H190 C176,150 100,240 56,330 L72,384 H0Z', palette.rani),
    path(
      'M84,0 H124 C112,150 60,240 30,330 H16 C44,240 84,150 84,0Z M150,0 H190 C176,150 100,240 56,330 H44 C80,240 150,150 150,0Z',
      palette.raniDeep,
    ),
    rect(-2, 322, 66, 18, palette.genda),
  );

/** Scalloped cloth under the cornice. */
function valance(): Svg {
  const step = STAGE.width / 6;
  return Array.from({ length: 6 }, (_, index) =>
    path(
      d`M${STAGE.x + index * step},${STAGE.y - 4} h${step} v44 a${step / 2},46 0 0 1 ${-step},0Z`,
      index % 2 ? palette.raniDeep : palette.genda,
    ),
  ).join('');
}

/** A puppeteer who is visible above her stage. */
export const puppetTheatre = scene({
  name: 'puppet-theatre',
  width: 1600,
  height: 1000,
  wall: 'neel',
  draw({ seed, light }) {
    const puppeteer = person(seed, {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'lob',
      hairColour: 'black',
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.rani,
      dress: { garment: 'sweater', colour: palette.gendaWash, yoke: palette.geru },
    });
    const she = figure(
      puppeteer,
      {
        turn: 0.7,
        tilt: 8,
        eyes: 'down',
        look: 1,
        mouth: 'grin',
        right: { elbow: [144, -12], wrist: RIGHT_WRIST, hand: 'grip', turn: -20, lit: true },
        left: { elbow: [-122, 110], wrist: LEFT_WRIST, hand: 'rest', turn: 70 },
      },
      SHADOW,
    );
    const inside = { ...night('madder', 'rani'), sun: light.sun, time: 'day' as const };
    const fist = inPicture(STAND, [RIGHT_WRIST[0] + 20, RIGHT_WRIST[1] - 7]);
    const onPuppet = ([x, y]: Point): Point => [PUPPET[0] + x * PUPPET_SCALE, PUPPET[1] + y * PUPPET_SCALE];
    const cross = { at: fist, turn: 8 };
    const strings: readonly [Point, Point][] = [
      [[fist[0] - 30, fist[1] - 4], tied.hand],
      [[fist[0] + 60, fist[1] + 10], tied.left],
      [[fist[0] + 138, fist[1] + 20], tied.right],
      [[fist[0] + 216, fist[1] + 30], tied.brush],
    ];
    return [
      group(
        { at: [PUPPET[0] + 70, PUPPET[1] + 92], scale: PUPPET_SCALE },
        circle(0, -88, 60, light.sun),
        path('M-46,-26 H46 L100,150 H-98Z', light.sun),
        line('M-32,140 L-64,238 M34,140 L74,196 L52,276 M36,0 L114,-16 L160,-100', light.sun, 34),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), inside, {
        ...STAGE,
        room: {
          back: mix(SHADOW, palette.rani, 0.14),
          left: '#2A0111',
          right: '#5A0526',
          top: '#1E000C',
          bottom: '#1E000C',
        },
        jamb: { left: '#B96600', right: palette.gendaWash, top: '#7A3A06' },
        trim: { colour: palette.genda, width: 30 },
        sill: { top: palette.gendaWash, lip: palette.genda, overhang: 56, depth: 66 },
        sun: { length: 130, lean: 84 },
        leaning: [
          { z: 0, draw: drape([STAGE.x, STAGE.y], 1) + drape([STAGE.x + STAGE.width, STAGE.y], -1) },
          { z: 0, draw: clip(rectOutline(0, 0, 1600, CURTAIN_TOP + 8), standing(STAND, she).draw) },
          {
            z: 0,
            draw: clip(rectOutline(0, CURTAIN_TOP, 1600, STAGE.y + STAGE.height - CURTAIN_TOP), curtain()),
          },
        ],
      }),
      valance(),
      rect(STAGE.x - 56, STAGE.y - 62, STAGE.width + 112, 34, palette.geru),
      rect(STAGE.x - 56, STAGE.y - 40, STAGE.width + 112, 12, tones.geruDark),
      hand('rest', puppeteer.skin, SHADOW, { at: inPicture(STAND, LEFT_WRIST), turn: 70, scale: 1.9 }),
      group(
        { leans: [0.9, 0.4] },
        ...strings.map(([from, to]) => line(d`M${from} L${onPuppet(to)}`, palette.white, 3)),
        group(
          { ...cross },
          rect(-50, -9, 276, 19, tones.wood),
          rect(-50, 2, 276, 8, '#C99F63'),
          rect(92, -84, 19, 134, tones.wood),
        ),
        group({ at: PUPPET, scale: PUPPET_SCALE }, puppet()),
      ),
      hand('grip', puppeteer.skin, SHADOW, { at: inPicture(STAND, RIGHT_WRIST), turn: -20, scale: 1.9 }),
    ];
  },
});
