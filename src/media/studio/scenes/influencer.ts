import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { blink, swing } from '../motion.ts';
import { person, unadorned } from '../people/cast.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { circle, clip, d, ellipse, group, line, type Point, path, polygon, rect, type Svg } from '../svg.ts';
import { textile } from '../textiles.ts';
import { openWindow } from '../window.ts';

const ring = { x: 560, y: 486, radius: 330, width: 66 };
const phone = { x: 1130, y: 190, width: 300, height: 540 };

const starOf = (seed: string): Person =>
  person(seed, {
    ...unadorned,
    feminine: true,
    skin: 3,
    hair: 'afro',
    hairColour: 'black',
    noseRing: true,
    earrings: { colour: palette.genda, kind: 'hoop' },
    lips: palette.rani,
    dress: {
      garment: 'tee',
      colour: palette.rani,
      sleeves: 'half',
      cloth: { textile: 'shisha', colour: tones.raniLight, second: palette.white, scale: 0.8 },
    },
    proportions: { jaw: 'round', nose: 'broad', eyes: 'upturned', lips: 'full' },
  });

const face: Pose = { turn: 0.55, tilt: 6, look: 1, eyes: 'open', mouth: 'laugh', brows: 'raised' };

/** The ring light, which is the window's frame. */
function ringLight(light: Light): Svg {
  const { x, y, radius, width } = ring;
  const middle = radius + width / 2;
  const lamps = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 2 * Math.PI;
    return circle(x + Math.cos(angle) * middle, y + Math.sin(angle) * middle, 11, palette.white);
  });
  return [
    ellipse(x + 62, y + 66, radius + width + 14, radius + width + 14, light.sun),
    circle(x, y, radius + width + 14, palette.ink),
    circle(x, y, radius + width, palette.gendaWash),
    ...lamps,
    circle(x, y, radius + 12, palette.white),
  ].join('');
}

/** A telephone that films, on a stand. @param on the picture on its screen */
function filming(light: Light, on: Svg): Svg {
  const { x, y, width, height } = phone;
  const middle = x + width / 2;
  const screen = d`M${x + 16},${y + 34} h${width - 32} v${height - 78} h${32 - width}Z`;
  return [
    polygon(
      [
        [x + width, y + 44],
        [x + width + 52, y + 90],
        [x + width + 52, y + height + 58],
        [x + 52, y + height + 58],
        [x + 52, y + height - 20],
        [x + width, y + height - 20],
      ],
      light.sun,
    ),
    line(d`M${middle + 52},${y + height + 50} V1010`, light.sun, 18),
    line(d`M${middle},${y + height} V1010`, palette.ink, 18),
    path(
      d`M${middle - 46},${y + height - 6} H${middle + 46} V${y + height + 26} H${middle - 46}Z`,
      palette.ink,
    ),
    rect(x + 8, y + 6, width, height, mix(palette.ink, light.shadow, 0.4), { rx: 34 }),
    rect(x, y, width, height, palette.ink, { rx: 34 }),
    clip(
      screen,
      rect(x, y, width, height, palette.neel),
      textile(
        { textile: 'shisha', colour: palette.neelDeep, second: palette.neel, scale: 1.5 },
        screen,
        palette.neel,
        { x, y, width, height },
      ),
      on,
    ),
    rect(middle - 34, y + 13, 68, 9, mix(palette.ink, palette.white, 0.3), { rx: 4.5 }),
    circle(x + 46, y + 66, 11, palette.rani),
    rect(x + 66, y + 60, 62, 12, palette.white),
    circle(middle, y + height - 22, 15, 'none', { stroke: palette.white, 'stroke-width': 4 }),
    circle(middle, y + height - 22, 9, palette.rani),
  ].join('');
}

const heart = (at: Point, scale: number, turn: number, colour: string): Svg =>
  group(
    { at, scale, turn },
    path('M0,26 C-40,-2 -30,-30 -12,-28 C-5,-27 0,-22 0,-16 C0,-22 5,-27 12,-28 C30,-30 40,-2 0,26Z', colour),
  );

/** A heart that rises beside the telephone: it grows at the bottom and shrinks at the top, again and again. */
function risingHeart([x, y]: Point, scale: number, turn: number, colour: string, second: number): Svg {
  const [top, bottom] = [-60, 330];
  const way = bottom - top;
  const now = bottom - ((((bottom - y + 80 * second) % way) + way) % way);
  const grown = Math.min(1, (bottom - now) / 70, (now - top) / 70);
  return heart([x + 9 * swing(second, 0.6), now], scale * grown, turn + 9 * swing(second, 0.6), colour);
}

/** A round window is her ring light; her arm comes out of it to reach the telephone. */
export const influencer = scene({
  name: 'influencer',
  width: 1600,
  height: 1000,
  wall: 'geru',
  draw({ seed, light, second }) {
    const star = starOf(seed);
    const scale = 2;
    const at: Point = [520, 556];
    const she = figure(
      star,
      {
        ...face,
        tilt: 6 + 4 * swing(second, 0.7),
        blink: blink(second / 8, 0.14, 0.4),
        lean: 3,
        torso: 300,
        right: { elbow: [154, 82], wrist: [244, 34], hand: 'point', turn: -14, lit: true },
        left: { elbow: [-112, 138], wrist: [-44, 186], hand: 'rest', turn: 4 },
      },
      light.shadow,
    );
    const { x, y, radius } = ring;
    // She may lean out to the right and above, but not through the lower rim.
    const within = d`M-50,-50 H1650 V${y + 420} H${x + 200} V${y + 262} A${radius},${radius} 0 0 1 ${x - radius},${y} V-50Z`;
    const filmed = figure(
      star,
      {
        ...face,
        turn: 0.1,
        look: 0.2,
        tilt: 4 + 3 * swing(second, 0.7),
        right: {
          elbow: [128, 70],
          wrist: [120 + 14 * swing(second, 1.4), -26],
          hand: 'open',
          turn: -78 + 16 * swing(second, 1.4),
          mirror: true,
          lit: true,
        },
      },
      light.shadow,
    );
    return [
      ringLight(light),
      openWindow(camera({ cx: 560, cy: 486, x: 40 }), light, {
        x: x - radius,
        y: y - radius,
        width: 2 * radius,
        height: 2 * radius,
        shape: 'round',
        trim: false,
        sill: false,
        room: {
          back: palette.neel,
          left: palette.neelDeep,
          right: palette.neel,
          top: palette.neelDeep,
          bottom: palette.neelDeep,
        },
        wallpaper: { textile: 'shisha', colour: palette.neelDeep, second: palette.neel, scale: 2.2 },
      }),
      filming(light, group({ at: [phone.x + phone.width / 2 - 20, phone.y + 330], scale: 1.5 }, filmed)),
      clip(within, group({ at, scale, leans: [0.8, -0.6] }, she)),
      risingHeart([1490, 230], 1.5, 14, palette.raniWash, second),
      risingHeart([1530, 130], 1, -10, palette.white, second),
      risingHeart([1468, 76], 0.7, 8, palette.genda, second),
    ];
  },
});
