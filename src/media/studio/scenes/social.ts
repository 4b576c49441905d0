import { palette } from '../../../theme/palette.ts';
import { mix } from '../colour.ts';
import type { Light } from '../light.ts';
import { rectOutline } from '../outlines.ts';
import { figure } from '../people/figure.ts';
import { type Camera, camera } from '../perspective.ts';
import { type Scene, scene } from '../scene.ts';
import { circle, clip, d, group, type Point, rect, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';
import { type Flyer, flownKite, kiteFlyers } from './kiteFlyers.ts';

/** The place of a telephone on the house, and of its kite. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  kite: { at: Point; turn: number; scale: number };
}

/** A rounded rectangle. */
const slab = (x: number, y: number, width: number, height: number, radius: number) =>
  d`M${x + radius},${y} H${x + width - radius} a${radius},${radius} 0 0 1 ${radius},${radius} V${y + height - radius} a${radius},${radius} 0 0 1 ${-radius},${radius} H${x + radius} a${radius},${radius} 0 0 1 ${-radius},${-radius} V${y + radius} a${radius},${radius} 0 0 1 ${radius},${-radius} Z`;

/** The casing around a screen. */
const bodyOf = ({ x, y, width, height }: Pick<Place, 'x' | 'y' | 'width' | 'height'>) => ({
  x: x - 18,
  y: y - 46,
  width: width + 36,
  height: height + 104,
});

/** The base of the neck of the person in a telephone. */
const neckAt = ({ x, y, width, height, scale }: Place): Point => [x + width / 2, y + height - 176 * scale];

/** A person who leans out over the lower bezel. */
const leaning = (light: Light, place: Place, { person, pose }: Flyer): Svg =>
  clip(
    rectOutline(-400, -400, 2400, place.y + place.height + 400),
    group({ at: neckAt(place), scale: place.scale }, figure(person, pose, light.shadow)),
  );

/** A window in the shape of a telephone; its lower bezel is the sill. */
function telephone(view: Camera, light: Light, { x, y, width, height }: Place, colour: string): Svg {
  const body = bodyOf({ x, y, width, height });
  const middle = x + width / 2;
  const bottom = y + height;
  const box = (grow: number, fill: string, dx = 0, dy = 0) =>
    rect(body.x - grow + dx, body.y - grow + dy, body.width + 2 * grow, body.height + 2 * grow, fill, {
      rx: 34 + grow,
    });
  return [
    box(8, light.sun, 52, 56),
    box(8, mix(colour, light.shadow, 0.3), 7, 5),
    box(8, colour),
    box(0, palette.ink),
    rect(middle - 34, y - 28, 68, 9, mix(palette.ink, palette.white, 0.3), { rx: 4.5 }),
    circle(middle + 52, y - 23.5, 6, palette.neelDeep),
    openWindow(view, light, {
      x,
      y,
      width,
      height,
      shape: { outline: slab(x, y, width, height, 12) },
      trim: false,
      sill: false,
      reveal: 66,
    }),
    rect(middle - 46, bottom + 26, 92, 8, palette.white, { rx: 4 }),
  ].join('');
}

/** A house whose windows are telephones; a person in each flies a kite. */
function house(name: string, places: readonly Place[]): Scene {
  return scene({
    name,
    width: 1600,
    height: 1000,
    seed: 'social',
    wall: 'raniWash',
    draw({ seed, light }) {
      const view = camera({ cx: 800, cy: 520 });
      const flyers = kiteFlyers(seed, light);
      const drawn = places.flatMap((place, index) => {
        const flyer = flyers[index];
        if (!flyer) return [];
        const [x, y] = neckAt(place);
        const hand: Point = [x + flyer.hand[0] * place.scale, y + flyer.hand[1] * place.scale];
        const { at, turn, scale } = place.kite;
        const { x: left, y: top, width, height } = bodyOf(place);
        return [
          {
            window: telephone(view, light, place, flyer.colour),
            flyer: leaning(light, place, flyer),
            casing: slab(left, top, width, height, 34),
            ...flownKite(flyer, hand, at, turn, scale),
          },
        ];
      });
      return [
        ...drawn.map(({ window }) => window),
        ...drawn.map(({ flyer }) => flyer),
        // In white where they cross the black casings.
        ...drawn.map(({ string }) => string(palette.ink)),
        clip(
          drawn.map(({ casing }) => casing).join(' '),
          ...drawn.map(({ string }) => string(palette.white)),
        ),
        group({ leans: [0.1, -1] }, ...drawn.map(({ kite }) => kite)),
      ];
    },
  });
}

export const social = house('social', [
  { x: 96, y: 404, width: 272, height: 470, scale: 1.4, kite: { at: [330, 150], turn: 20, scale: 1.3 } },
  { x: 474, y: 340, width: 272, height: 470, scale: 1.4, kite: { at: [690, 130], turn: 24, scale: 1.25 } },
  { x: 856, y: 424, width: 272, height: 470, scale: 1.4, kite: { at: [972, 180], turn: -18, scale: 1.35 } },
  { x: 1236, y: 360, width: 272, height: 470, scale: 1.4, kite: { at: [1270, 130], turn: -20, scale: 1.5 } },
]);

/** The same, closer, for small screens. */
export const socialPortrait = house('social-portrait', [
  { x: 40, y: 470, width: 330, height: 580, scale: 1.84, kite: { at: [330, 170], turn: 20, scale: 1.7 } },
  { x: 434, y: 420, width: 330, height: 580, scale: 1.84, kite: { at: [680, 140], turn: 24, scale: 1.6 } },
  { x: 836, y: 480, width: 330, height: 580, scale: 1.84, kite: { at: [980, 180], turn: -18, scale: 1.7 } },
  { x: 1230, y: 430, width: 330, height: 580, scale: 1.84, kite: { at: [1300, 150], turn: -20, scale: 1.8 } },
]);
