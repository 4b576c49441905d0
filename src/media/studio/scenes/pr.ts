import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { type Light, ledgeShadow } from '../light.ts';
import { cast, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { type Camera, camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { clip, ellipse, group, type Point, path, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { frame } from './crossingFrame.ts';

const speakerHole = { x: 96, y: 250, width: 350, height: 500 };

const listenerHole = { x: 1150, y: 150, width: 370, height: 620 };

function peopleFrom(seed: string): readonly [Person, Person] {
  const [speaker, listener] = cast(seed, [
    {
      ...unadorned,
      feminine: false,
      skin: 1,
      hair: 'crop',
      hairColour: 'black',
      glasses: { frame: palette.ink, shape: 'round' },
      beard: 'full',
      dress: { garment: 'shirt', colour: palette.genda, sleeves: 'rolled' },
      proportions: { nose: 'aquiline' },
    },
    {
      feminine: true,
      skin: 2,
      hair: 'lob',
      hairColour: 'soft',
      headwear: undefined,
      glasses: undefined,
      old: false,
      bindi: undefined,
      noseRing: undefined,
      bangles: [palette.genda, palette.white, palette.genda],
      earrings: { colour: palette.genda, kind: 'jhumka' },
      lips: palette.raniDeep,
      dress: {
        garment: 'kurta',
        colour: palette.rani,
        placket: palette.genda,
        sleeves: 'half',
        cloth: { textile: 'phulkari', colour: tones.raniLight, scale: 0.9 },
      },
      proportions: { jaw: 'heart', eyes: 'round', ears: 'large' },
    },
  ]);
  return [speaker, listener];
}

/** A megaphone with its mouthpiece at the origin, and its bell to the right. */
function megaphone(light: Light): Svg {
  const cone = 'M34,-22 L300,-120 L300,120 L34,22Z';
  return [
    rect(-8, -17, 50, 34, palette.ink, { rx: 8 }),
    path(cone, palette.genda),
    clip(
      cone,
      path('M34,4 L300,34 V124 H34Z', tones.gendaDark),
      path('M34,14 L300,82 V124 H34Z', mix(tones.gendaDark, light.shadow, 0.45)),
      path('M34,-16 L300,-94 V-72 L34,-10Z', palette.gendaWash),
    ),
    path('M196,-82 L222,-92 V92 L196,82Z', palette.white),
    path('M196,18 L222,26 V92 L196,82Z', mix(palette.white, light.shadow, 0.5)),
    ellipse(300, 0, 44, 122, palette.white),
    ellipse(304, 0, 34, 104, light.shadow),
    ellipse(290, 0, 14, 36, palette.rani),
  ].join('');
}

/** A man with a megaphone that is longer than his window is wide. */
function speakerAt(view: Camera, light: Light, speaker: Person): Svg {
  const scale = 1.5;
  const at: Point = [230, 500];
  const grip: Point = [158, 8];
  const he = figure(
    speaker,
    {
      view: 'right',
      tilt: -6,
      mouth: 'o',
      brows: 'raised',
      right: { elbow: [134, 104], wrist: grip, hand: 'grip', turn: -80, lit: true },
      left: { elbow: [-116, 134], wrist: [-44, 186], hand: 'rest', turn: 4 },
    },
    light.shadow,
  );
  return [
    openWindow(view, light, {
      ...speakerHole,
      trim: { width: 24 },
      sill: { overhang: 44, depth: 60, height: 22 },
      sun: { length: 120, lean: 76 },
      leaning: [{ z: 0, draw: group({ at, scale }, he) }],
    }),
    group(
      { at: [at[0] + 56 * scale, at[1] - 42 * scale], turn: -5, scale: 1.15, leans: [1, -0.09] },
      megaphone(light),
    ),
    hand('grip', speaker.skin, light.shadow, {
      at: [at[0] + grip[0] * scale, at[1] + grip[1] * scale],
      turn: -80,
      scale: scale * 1.04,
    }),
  ].join('');
}

/** The listener. */
function listenerAt(view: Camera, light: Light, listener: Person): Svg {
  const she = figure(
    listener,
    {
      lean: -3,
      turn: 0.5,
      tilt: -9,
      look: -1,
      brows: 'raised',
      mouth: 'smile',
      left: {
        elbow: [-134, 62],
        wrist: [-66, -20],
        hand: 'cup',
        turn: -96,
        mirror: true,
        layer: 'behindHead',
      },
      right: { elbow: [116, 138], wrist: [40, 188], hand: 'rest', turn: 176, mirror: true },
    },
    light.shadow,
  );
  return openWindow(view, light, {
    ...listenerHole,
    shape: 'arch',
    trim: { width: 26 },
    sill: { overhang: 44, depth: 60, height: 22 },
    sun: false,
    leaning: [{ z: 0, draw: group({ at: [1340, 504], scale: 1.5 }, she) }],
  });
}

/** A megaphone, frames growing as they cross the street, someone listening. */
export const pr = scene({
  name: 'pr',
  width: 1600,
  height: 1000,
  wall: 'patta',
  draw({ seed, light }) {
    const [speaker, listener] = peopleFrom(seed);
    const view = camera({ cx: 800, cy: 470 });
    const colours = [palette.white, palette.genda, palette.raniWash, palette.neelWash];
    const frames = [
      { x: 726, half: 126 },
      { x: 796, half: 178 },
      { x: 884, half: 238 },
      { x: 988, half: 306 },
    ];
    return [
      ledgeShadow(light, {
        x: listenerHole.x - 36,
        y: 790,
        width: listenerHole.width + 80,
        length: 110,
        lean: 76,
      }),
      listenerAt(view, light, listener),
      ...frames.map(({ x, half }, index) => frame(light, x, half, colours[index] ?? palette.white)),
      speakerAt(view, light, speaker),
    ];
  },
});
