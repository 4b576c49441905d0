import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { person } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { type Camera, camera } from '../perspective.ts';
import { mug, paintbrush, paintPot } from '../props.ts';
import { scene } from '../scene.ts';
import { d, group, path, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { painterFrom } from './design.ts';

/** The painter at her window, whose frame is partly painted blue. */
function painterAt(view: Camera, light: Light, seed: string): Svg {
  const hole = { x: 230, y: 150, width: 590, height: 630 };
  const { x, y, width, height } = hole;
  const trim = 42;
  const scale = 1.78;
  const [middle, neck] = [500, 468];
  const she = figure(
    painterFrom(seed),
    {
      lean: 2,
      turn: 0.7,
      tilt: -6,
      eyes: 'up',
      look: 1,
      mouth: 'smile',
      right: {
        elbow: [148, 84],
        wrist: [174, -14],
        hand: 'grip',
        turn: -84,
        mirror: true,
        lit: true,
        holds: paintbrush(palette.neel, light.shadow),
        holdsTurn: 6,
      },
      left: { elbow: [-124, 128], wrist: [-52, 184], hand: 'rest', turn: 4 },
    },
    light.shadow,
  );
  const right = x + width;
  const wet = y + 118;
  const painted = [
    path(
      d`M${x - trim},${y - trim} H${right + trim} V${wet} l-9,26 l-8,-18 l-9,40 l-8,-30 l-8,12 V${y} H${x} V${y + height} H${x - trim}Z`,
      palette.neel,
    ),
  ].join('');
  return [
    openWindow(view, light, {
      ...hole,
      trim: { width: trim },
      reveal: 84,
      sill: { overhang: 58, depth: 70, height: 24 },
      sun: { length: 130, lean: 86 },
      onTrim: painted,
      leaning: [{ z: -8, draw: group({ at: [middle, neck], scale, leans: [1, -0.1] }, she) }],
      before: [{ z: -40, draw: group({ at: [752, 784], scale: 1.2 }, paintPot(palette.neel)) }],
    }),
    path(d`M716,792 h14 v110 q-7,18 -14,0Z`, palette.neel),
  ].join('');
}

/** The neighbour, with one painted shutter. */
function neighbourAt(view: Camera, light: Light, seed: string): Svg {
  const hole = { x: 1120, y: 250, width: 300, height: 440 };
  const neighbour = person(`${seed}/neighbour`, {
    feminine: false,
    skin: 3,
    hair: 'side',
    hairColour: 'white',
    old: true,
    headwear: undefined,
    beard: 'moustache',
    glasses: { frame: palette.ink, shape: 'square' },
    dress: { garment: 'kurta', colour: palette.patta, placket: palette.gendaWash },
    proportions: { jaw: 'long', nose: 'aquiline', eyes: 'gentle' },
  });
  const he = figure(
    neighbour,
    {
      turn: -0.7,
      tilt: -6,
      look: -1,
      brows: 'raised',
      mouth: 'smile',
      left: {
        elbow: [-116, 128],
        wrist: [-52, 118],
        hand: 'grip',
        turn: -14,
        holds: mug(palette.rani, light.shadow),
      },
      right: { elbow: [112, 136], wrist: [46, 182], hand: 'rest', turn: 176, mirror: true },
    },
    light.shadow,
  );
  return openWindow(view, light, {
    ...hole,
    trim: { width: 22 },
    reveal: 76,
    sill: { overhang: 40, depth: 56, height: 20 },
    sun: { length: 110, lean: 76 },
    leaning: [{ z: -8, draw: group({ at: [1272, 462], scale: 1.36 }, he) }],
    shutters: [
      { side: 'left', open: 164, colour: palette.neel, slat: palette.neelDeep },
      { side: 'right', open: 164, colour: palette.white, slat: tones.steel },
    ],
  });
}

/** The same painter, and the neighbour's window, which is next. */
export const designWide = scene({
  name: 'design-wide',
  width: 1600,
  height: 1000,
  seed: 'design',
  wall: 'raniWash',
  draw({ seed, light }) {
    const view = camera({ cx: 800, cy: 460 });
    return [neighbourAt(view, light, seed), painterAt(view, light, seed)];
  },
});
