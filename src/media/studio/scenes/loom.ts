import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { person, unadorned } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import type { Person, Pose } from '../people/person.ts';
import type { Camera } from '../perspective.ts';
import { d, group, line, polygon, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { fringe, pixelCloth, ROWS, STITCHES } from './pixelCloth.ts';

export interface Loom {
  /** The opening, to which all other measures relate. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Scale of the weaver. */
  scale: number;
  stitch: number;
  pose: Pose;
}

const weaverFrom = (seed: string): Person =>
  person(seed, {
    ...unadorned,
    feminine: false,
    skin: 2,
    hair: 'side',
    hairColour: 'black',
    beard: 'moustache',
    dress: { garment: 'shirt', colour: palette.neel, collar: palette.neel, sleeves: 'rolled' },
    proportions: { jaw: 'square', nose: 'aquiline', eyes: 'gentle', faceWidth: 1.05 },
  });

/** The fists that hold the warp apart, in the figure's units. */
const fists = { x: 112, y: 34 };

/** Threads from the beam to the cloth; the middle ones run through two fists. */
function warp(loom: Loom, neckY: number, foot: number): Svg {
  const middle = loom.x + loom.width / 2;
  const half = (STITCHES * loom.stitch) / 2 - loom.stitch / 2;
  const fist = { x: fists.x * loom.scale, y: neckY + (fists.y - 21) * loom.scale };
  const count = 38;
  const colours = [palette.white, palette.genda, palette.raniWash, palette.white, palette.rani];
  const threads = new Map<string, string>();
  for (let index = 0; index < count; index += 1) {
    const share = ((index + 0.5) / count) * 2 - 1;
    const x = middle + share * half;
    const side = Math.sign(share);
    const held = Math.abs(share) * half < fist.x - 6;
    const through = middle + side * (fist.x + (Math.abs(share) * half - fist.x / 2) * 0.1);
    const outline = held
      ? d`M${x},${loom.y} L${through},${fist.y - 12} L${through - side * 20},${fist.y + 22} L${x},${foot}`
      : d`M${x},${loom.y} V${foot}`;
    const colour = colours[index % colours.length] ?? palette.white;
    threads.set(colour, (threads.get(colour) ?? '') + outline);
  }
  return [...threads].map(([colour, outline]) => line(outline, colour, 3.4)).join('');
}

/** The roller of the warp, longer than the window is wide. */
function beam({ x, y, width }: Loom, light: Light): Svg {
  const [left, right, top, half] = [x - 58, x + width + 58, y - 9, 22];
  const knob = (at: number) =>
    rect(at - 12, top - half - 9, 24, 2 * half + 18, palette.geru) +
    rect(at - 12, top + 6, 24, half + 3, mix(palette.geru, light.shadow, 0.6));
  return [
    rect(left, top - half, right - left, 2 * half, tones.wood),
    rect(left, top + 4, right - left, half - 4, mix(tones.wood, light.shadow, 0.45)),
    knob(left),
    knob(right),
  ].join('');
}

/** The roller's shadow on the wall, drawn before the window. */
const beamShadow = ({ x, y, width }: Loom, light: Light): Svg =>
  polygon(
    [
      [x - 60, y + 18],
      [x + width + 70, y + 18],
      [x + width + 106, y + 66],
      [x - 24, y + 66],
    ],
    light.sun,
  );

/** Cloth that comes over the sill and hangs down the wall. */
function cloth(loom: Loom, light: Light, bottom: number): Svg {
  const { stitch } = loom;
  const sill = loom.y + loom.height;
  const width = STITCHES * stitch;
  const left = loom.x + (loom.width - width) / 2;
  const edge = sill + 14;
  const rows = Math.min(ROWS - 7, Math.floor((bottom - edge) / stitch));
  const end = edge + rows * stitch;
  return [
    polygon(
      [
        [left + width, edge + 24],
        [left + width + 44, edge + 62],
        [left + width + 44, end + 74],
        [left + 44, end + 74],
        [left + 44, end],
        [left + width, end],
      ],
      light.sun,
    ),
    pixelCloth({
      x: left,
      y: sill - 3 * stitch,
      stitch,
      from: 0,
      to: 3,
      tint: { colour: light.shadow, share: 0.14 },
    }),
    pixelCloth({
      x: left,
      y: sill,
      stitch,
      from: 3,
      to: 7,
      rowHeight: 14 / 4,
      tint: { colour: palette.white, share: 0.42 },
    }),
    pixelCloth({ x: left, y: edge, stitch, from: 7, to: 7 + rows }),
    fringe(left, end, width, 38),
  ].join('');
}

/** A window as a loom: the weaver, the warp and the cloth. @param bottom y of the cloth's lower end */
export function loomWindow(view: Camera, light: Light, seed: string, loom: Loom, bottom: number): Svg {
  const weaver = weaverFrom(seed);
  const middle = loom.x + loom.width / 2;
  const sill = loom.y + loom.height;
  const neck = sill - 146 * loom.scale;
  const foot = sill - 3 * loom.stitch;
  const arms: Pose = {
    left: { elbow: [-132, 122], wrist: [-fists.x, fists.y], hand: 'grip', turn: -88 },
    right: { elbow: [132, 122], wrist: [fists.x, fists.y], hand: 'grip', turn: -92, mirror: true, lit: true },
  };
  const fist = (side: -1 | 1) =>
    hand('grip', weaver.skin, light.shadow, {
      at: [middle + side * fists.x * loom.scale, neck + fists.y * loom.scale],
      turn: -90 - side * 2,
      scale: loom.scale * 1.05,
      mirror: side > 0,
    });
  return [
    beamShadow(loom, light),
    openWindow(view, light, {
      x: loom.x,
      y: loom.y,
      width: loom.width,
      height: loom.height,
      trim: { width: 28 },
      reveal: 76,
      sill: { overhang: 44, depth: 40, height: 22 },
      sun: { length: 120, lean: 76 },
      leaning: [
        {
          z: 0,
          draw: group(
            { at: [middle, neck], scale: loom.scale },
            figure(weaver, { ...loom.pose, ...arms }, light.shadow),
          ),
        },
      ],
    }),
    warp(loom, neck, foot),
    beam(loom, light),
    fist(-1),
    fist(1),
    cloth(loom, light, bottom),
  ].join('');
}
