import { palette } from '../../../theme/palette.ts';
import type { Light } from '../light.ts';
import { swing } from '../motion.ts';
import { cast, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { d, group, line, type Point, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { cameraRig, monitor } from './cameraRig.ts';

const arch = { x: 96, y: 190, width: 390, height: 590 };

function peopleFrom(seed: string): readonly [Person, Person] {
  const [actress, operator] = cast(seed, [
    {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'waves',
      hairColour: 'brown',
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
      ...unadorned,
      feminine: true,
      skin: 1,
      hair: 'pony',
      hairColour: 'black',
      glasses: { frame: palette.ink, shape: 'round' },
      watch: palette.rani,
      headphones: palette.rani,
      dress: { garment: 'hoodie', colour: palette.genda, cord: palette.ink },
    },
  ]);
  return [actress, operator];
}

/** A woman who waves from an arch; the monitor shows her too. */
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

/** The camera operator, with a hand on the arm that turns the camera. */
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

/** A woman at a window, and the same woman on the camera's monitor. */
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
      group({ leans: [-1, 0] }, operatorAt(light, operator, second)),
    ];
  },
});
