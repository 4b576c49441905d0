import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { day, type Light, ledgeShadow } from '../light.ts';
import { cast, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { circle, clip, d, ellipse, group, line, path, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { blind, slat } from './resultList.ts';

/** The search field: an opening with round ends. */
const field = { x: 130, y: 130, width: 1340, height: 330, round: 120 };

/** The lens. It enlarges about its middle. */
const lens = { x: 1246, y: 618, radius: 176, magnifies: 2.45 };

const fieldOutline = (() => {
  const { x, y, width, height, round } = field;
  return d`M${x + round},${y} H${x + width - round} A${round},${round} 0 0 1 ${x + width},${y + round} V${y + height - round} A${round},${round} 0 0 1 ${x + width - round},${y + height} H${x + round} A${round},${round} 0 0 1 ${x},${y + height - round} V${y + round} A${round},${round} 0 0 1 ${x + round},${y} Z`;
})();

function peopleFrom(seed: string): { seeker: Person; found: Person; results: readonly Person[] } {
  const [seeker, ...results] = cast(seed, [
    {
      ...unadorned,
      feminine: false,
      skin: 1,
      hair: 'quiff',
      hairColour: 'black',
      beard: 'stubble',
      watch: palette.ink,
      dress: { garment: 'shirt', colour: palette.neel, collar: palette.neel, sleeves: 'rolled' },
    },
    {
      ...unadorned,
      feminine: true,
      skin: 3,
      hair: 'curls',
      hairColour: 'black',
      lips: palette.raniDeep,
      earrings: { colour: palette.genda, kind: 'hoop' },
      dress: { garment: 'tee', colour: palette.rani },
    },
    {
      feminine: false,
      skin: 2,
      headwear: undefined,
      glasses: { frame: palette.ink, shape: 'square' },
      hair: 'side',
      hairColour: 'white',
      beard: 'full',
      old: true,
      dress: { garment: 'sweater', colour: palette.patta },
    },
    {
      feminine: true,
      skin: 0,
      hair: 'bob',
      headwear: undefined,
      old: false,
      bindi: undefined,
      dress: { garment: 'shirt', colour: palette.neelWash },
    },
  ]);
  return { seeker, found: results[0], results };
}

/** The glass, with the enlarged face. */
function glass(light: Light, found: Svg): Svg {
  const { x, y, radius } = lens;
  return [
    ellipse(x + 46, y + 50, radius + 16, radius + 16, light.sun),
    clip(
      [0, 1, 2]
        .map((index) => slat.y + index * (slat.height + slat.gap))
        .map((top) => d`M${slat.x},${top} h${slat.width} v${slat.height} h${-slat.width}Z`)
        .join(''),
      ellipse(x + 46, y + 50, radius + 16, radius + 16, day.chuna.sun),
    ),
    circle(x, y, radius + 20, palette.ink),
    clip(
      { shape: circle(x, y, radius, '#000') },
      rect(x - radius, y - radius, 2 * radius, 2 * radius, palette.white),
      rect(x - 150, y - radius, 2 * 150, 2 * radius, light.shadow),
      found,
      path(
        d`M${x - radius},${y + radius} L${x - radius},${y - 20} L${x - 30},${y - radius} H${x + 20} L${x - radius},${y + 40}Z`,
        palette.white,
        { opacity: 0.14 },
      ),
    ),
    circle(x, y, radius + 10, 'none', { stroke: mix(palette.ink, palette.white, 0.22), 'stroke-width': 3 }),
  ].join('');
}

/** The signs of a search field: a cursor and a lens. */
const typed = (): Svg =>
  [
    rect(250, 220, 10, 170, palette.rani),
    circle(1330, 288, 40, 'none', { stroke: palette.genda, 'stroke-width': 14 }),
    line('M1359,317 L1394,352', palette.genda, 16),
  ].join('');

/** The lens's handle, from the fist to the rim. */
const handle = (from: readonly [number, number], turn: number): Svg =>
  group(
    { at: from, turn },
    rect(-70, -17, 160, 34, palette.geru, { rx: 10 }),
    rect(-70, 2, 150, 15, tones.geruDark, { rx: 7 }),
    rect(74, -13, 60, 26, tones.steelDark),
    rect(74, -13, 60, 11, tones.steel),
  );

/** A window shaped like a search field; the blind beneath is the list of results, and its lens finds a face. */
export const search = scene({
  name: 'search',
  width: 1600,
  height: 1000,
  wall: 'genda',
  draw({ seed, light }) {
    const { seeker, found, results } = peopleFrom(seed);
    const scale = 1.72;
    const [middle, neck] = [560, 322];
    const wrist = [238, 76] as const;
    const he = figure(
      seeker,
      {
        turn: 0.7,
        tilt: 9,
        look: 1,
        brows: 'raised',
        mouth: 'smile',
        right: { elbow: [155, 52], wrist, hand: 'grip', turn: 30, lit: true },
        left: { elbow: [-128, 104], wrist: [-92, 150], hand: 'rest', turn: 4 },
      },
      light.shadow,
    );
    const grip = [middle + wrist[0] * scale, neck + wrist[1] * scale] as const;
    return [
      ledgeShadow(light, {
        x: field.x + 60,
        y: field.y + field.height + 26,
        width: field.width - 110,
        length: 84,
        lean: 56,
      }),
      blind(
        light,
        results.map((other) => figure(other, { turn: -0.2, mouth: 'smile' }, light.shadow)),
      ),
      openWindow(camera({ cx: 800, cy: 330 }), light, {
        ...field,
        shape: { outline: fieldOutline },
        trim: { width: 24 },
        reveal: 70,
        sill: { overhang: -70, depth: 56, height: 26 },
        sun: false,
        seated: [{ z: 70, draw: typed() }],
        leaning: [{ z: 0, draw: group({ at: [middle, neck], scale }, he) }],
      }),
      group(
        { leans: [0.8, 0.5] },
        handle([grip[0] + 34, grip[1] + 20], 38),
        glass(
          light,
          group(
            { at: [lens.x, lens.y + 92], scale: 0.6 * lens.magnifies },
            figure(found, { eyes: 'up', look: -1, turn: -0.5, tilt: -5, mouth: 'grin' }, light.shadow),
          ),
        ),
      ),
      hand('grip', seeker.skin, light.shadow, { at: grip, turn: 30, scale: scale * 1.04 }),
    ];
  },
});
