import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { day, type Light, ledgeShadow } from '../light.ts';
import { cast } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { circle, clip, d, ellipse, group, line, path, polygon, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';

/** The search field: an opening with round ends. */
const field = { x: 130, y: 130, width: 1340, height: 330, round: 120 };
/** The results, each a slat of the blind with somebody's window in it. */
const slat = { x: 262, y: 556, width: 1134, height: 128, gap: 20 };
/** The lens; what is under its middle stays under its middle. */
const lens = { x: 1246, y: 618, radius: 176, magnifies: 2.45 };
const thumb = { x: slat.x + slat.width - 206, width: 116, height: 104 };

const fieldOutline = (() => {
  const { x, y, width, height, round } = field;
  return d`M${x + round},${y} H${x + width - round} A${round},${round} 0 0 1 ${x + width},${y + round} V${y + height - round} A${round},${round} 0 0 1 ${x + width - round},${y + height} H${x + round} A${round},${round} 0 0 1 ${x},${y + height - round} V${y + round} A${round},${round} 0 0 1 ${x + round},${y} Z`;
})();

function peopleFrom(seed: string) {
  return cast(seed, [
    {
      feminine: false,
      skin: 1,
      hair: 'quiff',
      hairColour: 'black',
      headwear: undefined,
      glasses: undefined,
      beard: 'stubble',
      old: false,
      watch: palette.ink,
      dress: { garment: 'shirt', colour: palette.neel, collar: palette.neel, sleeves: 'rolled' },
    },
    {
      feminine: true,
      skin: 3,
      hair: 'curls',
      hairColour: 'black',
      headwear: undefined,
      glasses: undefined,
      old: false,
      bindi: undefined,
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
}

/** A result: its title, two lines of text, and a window with whom it is about. */
function result(light: Light, index: number, title: number, who: Svg): Svg {
  const y = slat.y + index * (slat.height + slat.gap);
  const { x, width, height } = slat;
  const window = { x: thumb.x, y: y + (height - thumb.height) / 2 };
  return [
    polygon(
      [
        [x + 10, y + height],
        [x + width, y + height],
        [x + width, y + 18],
        [x + width + 44, y + 46],
        [x + width + 44, y + height + 30],
        [x + 44, y + height + 30],
      ],
      light.sun,
    ),
    rect(x, y, width, height, palette.white),
    rect(x, y + height - 10, width, 10, '#DDE3DC'),
    rect(x + 46, y + 26, title, 22, palette.neel),
    rect(x + 46, y + 64, 560, 9, tones.steel),
    rect(x + 46, y + 84, 430 - index * 60, 9, tones.steel),
    rect(window.x, window.y, thumb.width, thumb.height, light.shadow),
    clip(
      d`M${window.x},${window.y} h${thumb.width} v${thumb.height} h${-thumb.width}Z`,
      group({ at: [window.x + thumb.width / 2, window.y + 88], scale: 0.6 }, who),
    ),
  ].join('');
}

/** The blind: three results on two cords. */
function blind(light: Light, portraits: readonly Svg[]): Svg {
  const bottom = slat.y + 3 * slat.height + 2 * slat.gap;
  const cord = (x: number) =>
    line(d`M${x},470 V${bottom + 26}`, palette.ink, 3) + circle(x, bottom + 32, 9, palette.rani);
  return [
    cord(slat.x + 90),
    cord(slat.x + slat.width - 40),
    ...portraits.map((who, index) => result(light, index, [470, 360, 420][index] ?? 400, who)),
    ...[slat.x + 90, slat.x + slat.width - 40].map((x) =>
      line(
        [0, 1, 2]
          .map((index) => d`M${x},${slat.y + index * (slat.height + slat.gap) - slat.gap} v${slat.gap + 14}`)
          .join(''),
        palette.ink,
        3,
      ),
    ),
  ].join('');
}

/** The glass, with what it enlarges. */
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

/** What a field has: a place to type, and a sign of what it is for. */
const typed = (): Svg =>
  [
    rect(250, 220, 10, 170, palette.rani),
    circle(1330, 288, 40, 'none', { stroke: palette.genda, 'stroke-width': 14 }),
    line('M1359,317 L1394,352', palette.genda, 16),
  ].join('');

/** From the fist to the rim. */
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
    const [seeker, ...others] = peopleFrom(seed);
    const [found] = others;
    const scale = 1.72;
    const [middle, neck] = [560, 322];
    const wrist = [238, 76] as const;
    const he = figure(
      seeker as Person,
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
        others.map((other) => figure(other, { turn: -0.2, mouth: 'smile' }, light.shadow)),
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
      handle([grip[0] + 34, grip[1] + 20], 38),
      glass(
        light,
        found
          ? group(
              { at: [lens.x, lens.y + 92], scale: 0.6 * lens.magnifies },
              figure(found, { eyes: 'up', look: -1, turn: -0.5, tilt: -5, mouth: 'grin' }, light.shadow),
            )
          : '',
      ),
      hand('grip', (seeker as Person).skin, light.shadow, { at: grip, turn: 30, scale: scale * 1.04 }),
    ];
  },
});
