import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { swing } from '../motion.ts';
import { cast } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import {
  circle,
  clip,
  d,
  group,
  line,
  type Point,
  path,
  polygon,
  rect,
  rectOutline,
  rule,
  type Svg,
} from '../svg.ts';
import { openWindow } from '../window.ts';

const arch = { x: 96, y: 190, width: 390, height: 590 };
const monitor = { x: 640, y: 250, width: 600, height: 396 };

function peopleFrom(seed: string): readonly [Person, Person] {
  const [actress, operator] = cast(seed, [
    {
      feminine: true,
      skin: 2,
      hair: 'waves',
      hairColour: 'brown',
      headwear: undefined,
      glasses: undefined,
      old: false,
      bindi: undefined,
      noseRing: undefined,
      watch: undefined,
      bangles: undefined,
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.raniDeep,
      dress: {
        garment: 'shirt',
        colour: palette.white,
        cloth: { textile: 'gamcha', colour: palette.rani, second: palette.white, scale: 0.9 },
        sleeves: 'rolled',
      },
    },
    {
      feminine: true,
      skin: 1,
      hair: 'pony',
      hairColour: 'black',
      headwear: undefined,
      glasses: { frame: palette.ink, shape: 'round' },
      old: false,
      bindi: undefined,
      noseRing: undefined,
      earrings: undefined,
      bangles: undefined,
      watch: palette.rani,
      headphones: palette.rani,
      dress: { garment: 'hoodie', colour: palette.genda, cord: palette.ink },
    },
  ]);
  if (!actress || !operator) throw new Error('Two people are in this picture.');
  return [actress, operator];
}

/** A woman waves from an arch: what is filmed, and what the monitor shows. */
function waving(light: Light, actress: Person, second: number): Svg {
  const to = swing(second, 1.5);
  const she = figure(
    actress,
    {
      turn: 0.5,
      tilt: -5 + 2 * swing(second, 0.75),
      look: 1,
      mouth: 'grin',
      right: {
        elbow: [136, 66],
        wrist: [142 + 15 * to, -32 + 2 * to],
        hand: 'open',
        turn: -78 + 17 * to,
        mirror: true,
        lit: true,
      },
      left: { elbow: [-114, 134], wrist: [-44, 188], hand: 'rest', turn: 4 },
    },
    light.shadow,
  );
  return openWindow(camera({ cx: 420, cy: 470, x: -30 }), light, {
    ...arch,
    shape: 'arch',
    trim: { width: 26 },
    sill: { overhang: 44, depth: 60, height: 22 },
    sun: { length: 120, lean: 76 },
    leaning: [{ z: 0, draw: group({ at: [282, 506], scale: 1.52 }, she) }],
  });
}

/** The corners of what will be in the film, and that it is being filmed. */
function marks({ x, y, width, height }: typeof monitor): Svg {
  const corner = (left: number, top: number, right: 1 | -1, down: 1 | -1) =>
    d`M${left},${top + down * 46} V${top} H${left + right * 46}`;
  const inset = 34;
  return [
    rule(
      [
        corner(x + inset, y + inset, 1, 1),
        corner(x + width - inset, y + inset, -1, 1),
        corner(x + inset, y + height - inset, 1, -1),
        corner(x + width - inset, y + height - inset, -1, -1),
      ].join(' '),
      palette.genda,
      7,
    ),
    circle(x + width - 60, y + 62, 13, palette.rani),
  ].join('');
}

/** A camera from behind, most of which is its monitor, on three legs. */
function cameraRig(light: Light, shown: Svg): Svg {
  const { x, y, width, height } = monitor;
  const middle = x + width / 2;
  const foot = y + height + 40;
  const ridge = mix(palette.ink, palette.white, 0.22);
  return [
    line(
      d`M${middle - 10},${foot + 40} L${middle - 160},1020 M${middle + 10},${foot + 40} L${middle + 160},1020 M${middle},${foot + 40} V1020`,
      palette.ink,
      20,
    ),
    line(d`M${middle + 14},${foot + 46} L${middle + 160},1010`, ridge, 4),
    rect(middle - 60, foot - 6, 120, 54, palette.ink),
    rect(middle - 60, foot + 16, 120, 6, ridge),
    // The handle, the microphone and the lens's hood over the top.
    rect(x + 110, y - 104, 250, 70, palette.ink, { rx: 10 }),
    rect(x + 110, y - 74, 250, 6, ridge),
    rect(x + 380, y - 86, 170, 40, tones.steelDark, { rx: 20 }),
    rect(x + 380, y - 86, 110, 40, mix(palette.ink, palette.white, 0.32), { rx: 20 }),
    rect(x + 440, y - 48, 16, 20, palette.ink),
    polygon(
      [
        [x + width + 34, y - 34],
        [x + width + 62, y - 8],
        [x + width + 62, y + height + 60],
        [x, y + height + 60],
        [x - 20, y + height + 34],
      ],
      mix(palette.ink, light.shadow, 0.5),
    ),
    rect(x - 34, y - 34, width + 68, height + 74, palette.ink, { rx: 14 }),
    clip(rectOutline(x, y, width, height), rect(x, y, width, height, light.wall), shown),
    marks(monitor),
    ...[0, 1, 2].map((knob) =>
      circle(x + width - 24 - knob * 40, y + height + 19, 8, knob === 0 ? palette.rani : ridge),
    ),
    path(d`M${x + 4},${y + height + 14} h90 v10 h-90Z`, ridge),
  ].join('');
}

/** Who films: her hand is on the arm that turns the camera. */
function operatorAt(light: Light, operator: Person, second: number): Svg {
  const scale = 1.72;
  const at: Point = [1404, 548];
  const wrist: Point = [-158, 118];
  const fist: Point = [at[0] + wrist[0] * scale, at[1] + wrist[1] * scale];
  return [
    group(
      { at, scale },
      figure(
        operator,
        {
          view: 'left',
          tilt: 4 + 1.5 * swing(second, 0.5),
          mouth: 'smile',
          torso: 290,
          left: { elbow: [-92, 140], wrist, hand: 'grip', turn: 188, mirror: true },
          right: { elbow: [108, 138], wrist: [48, 204], hand: 'rest', turn: 168, mirror: true },
        },
        light.shadow,
      ),
    ),
    line(
      d`M${monitor.x + monitor.width / 2 + 40},${monitor.y + monitor.height + 66} L${fist[0] - 34},${fist[1] + 8}`,
      palette.ink,
      16,
    ),
    hand('grip', operator.skin, light.shadow, { at: fist, turn: 188, mirror: true, scale: scale * 1.02 }),
  ].join('');
}

/** A woman at a window, and the same woman in the camera's frame. */
export const film = scene({
  name: 'film',
  width: 1600,
  height: 1000,
  wall: 'neel',
  draw({ seed, light, second }) {
    const [actress, operator] = peopleFrom(seed);
    const seen = waving(light, actress, second);
    const closer = 1.16;
    return [
      seen,
      cameraRig(
        light,
        group(
          {
            at: [monitor.x + monitor.width / 2 - 316 * closer, monitor.y + 236 - 440 * closer],
            scale: closer,
          },
          seen,
        ),
      ),
      operatorAt(light, operator, second),
    ];
  },
});
