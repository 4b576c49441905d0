import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { rectOutline } from '../../outlines.ts';
import { person } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { circle, clip, group, type Point, path, rect, rule, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const SHOP = { x: 170, y: 190, width: 800, height: 650 };
const STAND = { at: [770, 522], scale: 1.78 } as const;
const RIGHT_WRIST: Point = [202, -34];
/** Length of the lowered part of the shutter, which is stuck without its handle, units. */
const LOWERED = 180;

/** The shutter's handle; the origin is the middle of its bar. */
const handle = (): Svg => {
  const foot = (y: number, fill: string) =>
    rect(104, y - 40, 26, 80, fill) +
    circle(117, y - 22, 6, palette.white) +
    circle(117, y + 22, 6, palette.white);
  return [
    rule('M112,-140 H34 Q0,-140 0,-106 V106 Q0,140 34,140 H112', palette.ink, 38),
    rule('M112,-150 H34 Q-9,-150 -9,-106 V106', '#4A5450', 9),
    foot(-140, palette.rani),
    foot(140, palette.raniDeep),
  ].join('');
};

/** The shutter's slats, and a pale mark with four holes in place of the handle. */
function shutter(): Svg {
  const { x, y, width } = SHOP;
  const slats = Array.from({ length: 7 }, (_, index) =>
    rect(x, y + 14 + index * 25, width, 9, palette.neelDeep),
  );
  const place = { x: x + 150, y: y + 74 };
  const hole = (left: number, top: number) => circle(place.x + left, place.y + top, 7, palette.ink);
  return [
    rect(x, y, width, LOWERED, palette.neel),
    ...slats,
    rect(x, y + LOWERED - 10, width, 26, palette.ink),
    rect(place.x, place.y, 60, 76, palette.neelWash),
    rect(place.x + 200, place.y, 60, 76, palette.neelWash),
    hole(30, 18),
    hole(30, 58),
    hole(230, 18),
    hole(230, 58),
  ].join('');
}

/** Shelves of jars and boxes in the shop. */
function shelves(): Svg {
  const colours = [
    palette.genda,
    palette.rani,
    palette.white,
    palette.patta,
    palette.geru,
    palette.gendaWash,
  ];
  const goods = Array.from({ length: 12 }, (_, index) => {
    const base = index < 6 ? 560 : 730;
    const x = 190 + (index % 6) * 82;
    const height = [86, 64, 104, 74, 92, 58][(index * 5) % 6] ?? 70;
    const colour = colours[(index + (index > 5 ? 2 : 0)) % 6] ?? palette.white;
    const lid = index % 2 ? rect(x + 8, base - height - 12, 44, 14, tones.steelDark) : '';
    return (
      rect(x, base - height, 60, height, colour) +
      lid +
      rect(x + 38, base - height, 22, height, '#0C1A57', { opacity: 0.5 })
    );
  });
  return [rect(60, 560, 700, 14, '#24418F'), rect(60, 730, 700, 14, '#24418F'), ...goods].join('');
}

const awning = (): Svg => {
  const band = 100;
  const from = SHOP.x - 50;
  const strips = Array.from({ length: 9 }, (_, index) => {
    const left = from + index * band;
    const fill = index % 2 ? palette.white : palette.rani;
    return path(`M${left},46 h${band} v104 a50,38 0 0 1 -${band},0Z`, fill);
  });
  const shade = `M${SHOP.x},150 H${SHOP.x + SHOP.width} V${SHOP.y + 64} H${SHOP.x}Z`;
  return [clip(shade, path(`M0,0 H1600 V${SHOP.y + 34} H0Z`, '#112472')), ...strips].join('');
};

/** A shopkeeper holds the missing handle of her shutter. */
export const doorHandle = scene({
  name: 'door-handle',
  width: 1600,
  height: 1000,
  wall: 'neelWash',
  draw({ seed, light }) {
    const owner = person(seed, {
      feminine: true,
      skin: 1,
      hair: 'knot',
      hairColour: 'black',
      headwear: undefined,
      glasses: undefined,
      bindi: undefined,
      bangles: undefined,
      earrings: { colour: palette.rani, kind: 'stud' },
      dress: {
        garment: 'tee',
        colour: palette.genda,
        sleeves: 'half',
        cloth: { textile: 'selvedge', colour: palette.gendaWash },
      },
    });
    const she = figure(
      owner,
      {
        turn: 0.7,
        tilt: 8,
        look: 1,
        mouth: 'o',
        brows: 'worried',
        left: { elbow: [-112, 134], wrist: [-52, 180], hand: 'rest', turn: 6 },
        right: { elbow: [138, 22], wrist: RIGHT_WRIST, hand: 'grip', turn: -18, lit: true },
      },
      light.shadow,
    );
    const fist = inPicture(STAND, [RIGHT_WRIST[0] + 20, RIGHT_WRIST[1] - 6]);
    return [
      group(
        { at: [fist[0] + 60, fist[1] + 76], turn: 16, scale: 1.34 },
        rule('M112,-140 H34 Q0,-140 0,-106 V106 Q0,140 34,140 H112', light.sun, 38),
      ),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        ...SHOP,
        sill: { overhang: 50, depth: 70 },
        sun: { length: 110, lean: 76 },
        furniture: [{ z: 300, draw: shelves() }],
        leaning: [
          { z: 0, draw: clip(rectOutline(SHOP.x, SHOP.y, SHOP.width, 300), shutter()) },
          standing(STAND, she),
        ],
      }),
      awning(),
      group({ at: fist, turn: 16, scale: 1.34, leans: [0.28, -0.96] }, handle()),
      hand('grip', owner.skin, light.shadow, { at: inPicture(STAND, RIGHT_WRIST), turn: -18, scale: 1.78 }),
    ];
  },
});
