import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { type Light, night } from '../light.ts';
import { hangingLamp } from '../lights.ts';
import { swing } from '../motion.ts';
import { figure, type Pose } from '../people/figure.ts';
import { type Camera, camera } from '../perspective.ts';
import { aloe } from '../plants.ts';
import { chair } from '../props.ts';
import { scene } from '../scene.ts';
import { group, line, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { colleagues } from './colleagues.ts';

interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lit, empty window with its plant. */
function emptyWindow(view: Camera, light: Light, hole: Hole, size: number, second = 0): Svg {
  const { x, y, width, height } = hole;
  const lit = night('madder', 'genda');
  const middle = x + width / 2;
  const bottom = y + height;
  const sign = { x: middle - 120 * size, y: bottom + 56, width: 240 * size, height: 76 * size };
  return [
    openWindow(
      view,
      {
        ...lit,
        time: 'day',
        sun: light.sun,
        trim: palette.rani,
        sill: { top: tones.raniLight, lip: palette.rani },
      },
      {
        ...hole,
        trim: { width: 26 },
        reveal: 70,
        depth: 360,
        room: { top: '#8A5A00' },
        jamb: { bottom: palette.gendaWash },
        wallpaper: { textile: 'buti', colour: '#FFC544', scale: 1.7 },
        furniture: [
          {
            z: 200,
            draw: group({ at: [middle, y - 60], turn: 5 * swing(second, 0.6) }, hangingLamp(112 * size)),
          },
          {
            z: 170,
            draw: group({ at: [middle, bottom + 110], scale: size }, chair(palette.neel, light.shadow)),
          },
        ],
        sill: { height: 18 },
        sun: { length: 90, lean: 54 },
        before: [
          {
            z: -40,
            draw: group(
              { at: [x + width - 40, bottom - 2], scale: 0.78 * size },
              aloe(tones.pattaLight, palette.neel),
            ),
          },
        ],
      },
    ),
    line(
      `M${sign.x + 40},${bottom + 18} V${sign.y} M${sign.x + sign.width - 40},${bottom + 18} V${sign.y}`,
      palette.ink,
      4,
    ),
    rect(sign.x, sign.y, sign.width, sign.height, palette.ink),
    lettering('THIS ONE IS YOURS', {
      x: middle,
      y: sign.y + sign.height / 2 + 9 * size,
      align: 'middle',
      size: 25 * size,
      weight: 750,
      width: 78,
      tracking: 0.6,
      fill: palette.white,
    }),
  ].join('');
}

/** A window with a person who leans out. */
const occupied = (view: Camera, light: Light, hole: Hole, draw: Svg) =>
  openWindow(view, light, {
    ...hole,
    trim: { width: 18 },
    reveal: 70,
    depth: 400,
    sill: { overhang: 28, depth: 54, height: 16 },
    sun: { length: 90, lean: 54 },
    leaning: [{ z: -8, draw }],
  });

const WIDE = {
  view: camera({ cx: 960, cy: 360 }),
  empty: { x: 815, y: 210, width: 300, height: 400 },
  windows: [
    { x: 70, at: 210 },
    { x: 440, at: 566 },
    { x: 1200, at: 1350 },
    { x: 1570, at: 1716 },
  ],
} as const;

/** The four people of the wide composition, to draw over the empty window, whose frame their hands cross. */
export const neighbours = (seed: string, light: Light, second: number): Svg =>
  colleagues(seed, second)
    .map(({ person, pose }, index) => {
      const { x = 0, at = 0 } = WIDE.windows[index] ?? {};
      const draw = group({ at: [at, 412], scale: 1.08 }, figure(person, pose, light.shadow));
      return occupied(WIDE.view, light, { x, y: 210, width: 290, height: 400 }, draw);
    })
    .reverse()
    .join('');

/** A row of people turning to one lit, empty window. */
export const careers = scene({
  name: 'careers',
  width: 1920,
  height: 824,
  wall: 'raniWash',
  draw: ({ seed, light, second }) => [
    emptyWindow(WIDE.view, light, WIDE.empty, 1, second),
    neighbours(seed, light, second),
  ],
});

/** The same on two floors. */
export const careersPortrait = scene({
  name: 'careers-portrait',
  width: 960,
  height: 1200,
  seed: 'careers',
  wall: 'raniWash',
  draw({ seed, light }) {
    const view = camera({ cx: 480, cy: 560 });
    const size = { width: 360, height: 390 };
    const windows = [
      {
        x: 70,
        y: 130,
        at: -24,
        scale: 1.2,
        changes: { right: { elbow: [124, 104], wrist: [192, 46], hand: 'point', turn: -14, lit: true } },
      },
      {
        x: 70,
        y: 720,
        at: -24,
        scale: 1.2,
        changes: {
          tilt: -10,
          right: { elbow: [124, 108], wrist: [166, 14], hand: 'open', turn: -52, lit: true },
        },
      },
      {
        x: 530,
        y: 720,
        at: -6,
        scale: 1.1,
        changes: {
          turn: -0.3,
          look: 0.4,
          left: { elbow: [-112, 138], wrist: [-40, 184], hand: 'rest', turn: 4 },
          right: { elbow: [128, 92], wrist: [116, -30], hand: 'point', turn: -96, mirror: true, lit: true },
        },
      },
    ] satisfies { x: number; y: number; at: number; scale: number; changes: Pose }[];
    const people = colleagues(seed)
      .slice(0, 3)
      .map(({ person, pose }, index) => {
        const place = windows[index] ?? { x: 0, y: 0, at: 0, scale: 1, changes: {} };
        const { x, y, at, scale } = place;
        const draw = group(
          { at: [x + size.width / 2 + at, y + size.height - 190 * scale], scale },
          figure(person, { ...pose, ...place.changes }, light.shadow),
        );
        return occupied(view, light, { x, y, ...size }, draw);
      });
    return [emptyWindow(view, light, { x: 530, y: 130, ...size }, 1.18), ...people];
  },
});
