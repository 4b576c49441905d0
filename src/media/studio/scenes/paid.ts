import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import { day, type Light } from '../light.ts';
import { blink, swing } from '../motion.ts';
import { cast, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { chai, paintbrush, paintPot } from '../props.ts';
import { scene } from '../scene.ts';
import { circle, d, filled, group, line, path, rect, type Svg } from '../svg.ts';
import { hoarding, skyline } from './hoarding.ts';

const plank = { x: 1150, y: 742, width: 480 };

function peopleFrom(seed: string): readonly [Person, Person] {
  const [woman, painter] = cast(seed, [
    {
      ...unadorned,
      feminine: true,
      skin: 2,
      hair: 'long',
      hairColour: 'black',
      bangles: [palette.genda, palette.rani, palette.genda],
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.raniDeep,
      dress: { garment: 'tee', colour: palette.genda, sleeves: 'half' },
      proportions: { jaw: 'oval', eyes: 'almond', nose: 'fine' },
    },
    {
      ...unadorned,
      feminine: false,
      skin: 3,
      hair: 'crop',
      hairColour: 'black',
      headwear: { kind: 'cap', colour: palette.patta },
      beard: 'stubble',
      dress: { garment: 'shirt', colour: palette.white, open: palette.geru, sleeves: 'rolled' },
      proportions: { jaw: 'square', nose: 'broad' },
    },
  ]);
  return [woman, painter];
}

/** A brush in its pot, handle up. */
const dippedBrush = (light: Light): Svg =>
  group({ at: [-16, -88], turn: 164, scale: 0.76 }, paintbrush(palette.rani, light.shadow));

/** The painter on a plank that hangs from two ropes. */
function painterOnPlank(light: Light, painter: Person, second: number): Svg {
  const dangling = 9 * swing(second, 0.7);
  const scale = 1.6;
  const [middle, neck] = [1396, plank.y - 214 * scale];
  const denim = tones.denim;
  const dark = mix(denim, light.shadow, 0.7);
  const leg = (x: number, foot: number, cloth: string, shoe: string) => {
    const [top, knee, ankle] = [plank.y - 46, plank.y + 34, plank.y + 196];
    const outline = d`M${x - 40},${top} C${x - 58},${top + 30} ${x - 60},${knee - 8} ${x - 44},${knee + 14} C${x - 40},${knee + 60} ${foot - 32},${ankle - 60} ${foot - 28},${ankle} H${foot + 26} C${foot + 32},${ankle - 60} ${x + 42},${knee + 60} ${x + 46},${knee + 12} C${x + 60},${knee - 10} ${x + 56},${top + 30} ${x + 40},${top} Z`;
    return [
      filled(
        outline,
        cloth,
        path(
          d`M${x - 70},${knee + 2} C${x - 30},${knee + 30} ${x + 20},${knee + 30} ${x + 70},${knee - 6} V${knee + 20} C${x + 20},${knee + 52} ${x - 26},${knee + 50} ${x - 70},${knee + 24}Z`,
          dark,
        ),
        path(
          d`M${x + 14},${top} C${x + 22},${knee} ${foot + 4},${ankle - 60} ${foot + 4},${ankle + 4} H${foot + 90} V${top} Z`,
          dark,
        ),
      ),
      path(
        d`M${foot - 32},${ankle - 4} H${foot + 28} V${ankle + 28} H${foot - 76} C${foot - 76},${ankle + 8} ${foot - 48},${ankle + 6} ${foot - 32},${ankle - 4}Z`,
        shoe,
      ),
      rect(foot - 76, ankle + 24, 104, 8, palette.white),
    ].join('');
  };
  const he = figure(
    painter,
    {
      turn: -0.7,
      tilt: -4 + 3 * swing(second, 0.7),
      look: -1,
      mouth: 'grin',
      torso: 196,
      left: { elbow: [-74, 124], wrist: [-126, 74], hand: 'open', turn: -162, mirror: true },
      right: {
        elbow: [126, 108],
        wrist: [90 + 6 * swing(second, 1.4), 22 + 9 * swing(second, 1.4)],
        hand: 'grip',
        turn: -92,
        mirror: true,
        lit: true,
      },
    },
    light.shadow,
  );
  const rope = (x: number) =>
    line(d`M${x},-10 V${plank.y + 24}`, palette.ink, 6) + circle(x, plank.y + 30, 10, palette.ink);
  return [
    rope(plank.x + 22),
    rope(1542),
    rect(plank.x, plank.y, plank.width, 26, palette.geru),
    rect(plank.x, plank.y + 14, plank.width, 14, tones.geruDark),
    leg(middle + 56, middle + 64 - dangling, mix(denim, light.shadow, 0.4), tones.gendaDark),
    leg(middle - 50, middle - 62 + dangling, denim, palette.genda),
    group({ at: [plank.x + 76, plank.y + 4], scale: 1.25 }, dippedBrush(light), paintPot(palette.rani)),
    group({ at: [middle, neck], scale }, he),
  ].join('');
}

/** The woman on a half-painted hoarding hands her painter a glass of tea. */
export const paid = scene({
  name: 'paid',
  width: 1600,
  height: 1000,
  // The background is the sky.
  wall: false,
  draw({ seed, random, second }) {
    const light = day.neelWash;
    const [woman, painter] = peopleFrom(seed);
    const scale = 2.5;
    const [middle, neck] = [452, 512];
    const wrist = [224, 36] as const;
    const she = figure(
      woman,
      {
        turn: 0.7,
        tilt: 6 + 2 * swing(second, 0.5),
        blink: blink(second / 8, 0.1, 0.33),
        look: 1,
        mouth: 'grin',
        right: {
          elbow: [144, 84],
          wrist,
          hand: 'grip',
          turn: -14,
          lit: true,
          holds: group({ at: [2, -20], scale: 1.15 }, chai()),
        },
        left: { elbow: [-112, 140], wrist: [-60, 220], hand: 'rest', turn: 4 },
      },
      light.shadow,
    );
    return [
      rect(0, 0, 1600, 1000, light.wall),
      skyline(light, random),
      hoarding(light, group({ at: [middle, neck], scale, leans: [1, 0] }, she)),
      painterOnPlank(light, painter, second),
    ];
  },
});
