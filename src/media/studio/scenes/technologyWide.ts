import { palette } from '../../../theme/palette.ts';
import { type Light, ledgeShadow } from '../light.ts';
import { blink, swing } from '../motion.ts';
import { person, unadorned } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { type Camera, camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { group, polygon, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { loomWindow } from './loom.ts';
import { fringe, pixelCloth } from './pixelCloth.ts';
import { hangingShuttle } from './technology.ts';

/** A customer at the next window with a finished piece. */
function customer(view: Camera, light: Light, seed: string, second: number): Svg {
  const hole = { x: 1030, y: 150, width: 430, height: 520 };
  const scale = 1.56;
  const [middle, neck] = [hole.x + hole.width / 2, 444];
  const client = person(`${seed}/client`, {
    ...unadorned,
    feminine: true,
    skin: 3,
    hair: 'lob',
    hairColour: 'black',
    lips: palette.raniDeep,
    glasses: { frame: palette.ink, shape: 'round' },
    dress: { garment: 'sweater', colour: palette.patta },
    proportions: { jaw: 'heart', nose: 'snub', eyes: 'round' },
  });
  const [across, down] = [74, 86];
  const she = figure(
    client,
    {
      turn: -0.6,
      tilt: -7 + 4 * swing(second, 0.7),
      blink: blink(second / 8, 0.12, 0.35),
      look: -1,
      mouth: 'grin',
      left: { elbow: [-124, 128], wrist: [-across - 6, down + 22], hand: 'grip', turn: -70 },
      right: {
        elbow: [124, 128],
        wrist: [across + 6, down + 22],
        hand: 'grip',
        turn: -110,
        mirror: true,
        lit: true,
      },
    },
    light.shadow,
  );
  const stitch = (2 * across * scale) / 13;
  const [left, top] = [middle - across * scale, neck + down * scale];
  const rows = 14;
  const bottom = top + rows * stitch;
  const sill = hole.y + hole.height;
  const fist = (side: -1 | 1) =>
    hand('grip', client.skin, light.shadow, {
      at: [middle + side * (across + 6) * scale, neck + (down + 22) * scale],
      turn: -90 - side * 20,
      scale: scale * 1.02,
      mirror: side > 0,
    });
  return [
    ledgeShadow(light, { x: hole.x - 28, y: sill + 20, width: hole.width + 66, length: 110, lean: 72 }),
    openWindow(view, light, {
      ...hole,
      trim: { width: 26 },
      sill: { overhang: 40, depth: 50, height: 22 },
      sun: false,
      leaning: [{ z: 0, draw: group({ at: [middle, neck], scale }, she) }],
    }),
    polygon(
      [
        [left + 13 * stitch, sill + 50],
        [left + 13 * stitch + 40, sill + 80],
        [left + 13 * stitch + 40, bottom + 66],
        [left + 40, bottom + 66],
        [left + 40, bottom],
        [left + 13 * stitch, bottom],
      ],
      light.sun,
    ),
    pixelCloth({ x: left, y: top, stitch, from: 13, to: 13 + rows, columns: 13 }),
    fringe(left, bottom, 13 * stitch, 36),
    fist(-1),
    fist(1),
  ].join('');
}

/** The same loom, and the customer's window. */
export const technologyWide = scene({
  name: 'technology-wide',
  width: 1600,
  height: 1000,
  seed: 'technology',
  wall: 'gendaWash',
  draw({ seed, light, second }) {
    const view = camera({ cx: 800, cy: 420 });
    const loom = {
      x: 190,
      y: 96,
      width: 600,
      height: 500,
      scale: 1.6,
      stitch: 14.4,
      pose: {
        turn: 0.5,
        tilt: 4 - 3 * swing(second, 0.5),
        look: 0.8,
        blink: blink(second / 8, 0.2, 0.42),
        mouth: 'smile',
        brows: 'raised',
      },
    } as const;
    return [
      customer(view, light, seed, second),
      loomWindow(view, light, seed, loom, 1080),
      hangingShuttle(light, [769, 580], 110, 9 * swing(second, 0.6)),
    ];
  },
});
