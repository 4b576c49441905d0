import { palette } from '../../../../theme/palette.ts';
import { mix, tones } from '../../colour.ts';
import { lettering } from '../../lettering.ts';
import { person, unadorned } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { scene } from '../../scene.ts';
import { circle, group, line, type Point, path, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [520, 382], scale: 1.95 } as const;
const LEFT_WRIST: Point = [-70, 148];
const RIGHT_WRIST: Point = [226, 8];
const RING = { cx: 1006, cy: 560, radius: 146 };

/** A key that hangs from the ring by its bow. */
function key(angle: number, length: number, colour: string, dark: string): Svg {
  const radians = (angle * Math.PI) / 180;
  const at: Point = [RING.cx + Math.cos(radians) * RING.radius, RING.cy + Math.sin(radians) * RING.radius];
  return group(
    { at, turn: (angle - 90) * -0.42, scale: 0.94 },
    circle(0, 38, 37, 'none', { stroke: colour, 'stroke-width': 21 }),
    path('M26,12 A37,37 0 0 1 0,75', 'none', { stroke: dark, 'stroke-width': 21 }),
    rect(-12, 74, 24, length, colour),
    rect(1, 74, 11, length, dark),
    rect(-19, 80, 38, 13, colour),
    path(`M0,${length + 6} h44 v26 h-16 v14 h16 v28 H0Z`, dark),
  );
}

const keys = (): Svg =>
  [
    key(158, 118, palette.ink, '#2A3431'),
    key(22, 118, palette.ink, '#2A3431'),
    key(132, 140, palette.neel, palette.neelDeep),
    key(48, 132, palette.patta, tones.pattaDark),
    key(110, 158, palette.geru, tones.geruDark),
    key(70, 154, palette.white, tones.steel),
    key(90, 186, palette.rani, palette.raniDeep),
  ].join('');

const ring = (): Svg =>
  circle(RING.cx, RING.cy, RING.radius, 'none', { stroke: tones.steel, 'stroke-width': 22 }) +
  path(
    `M${RING.cx + RING.radius * 0.7},${RING.cy - RING.radius * 0.714} A${RING.radius},${RING.radius} 0 0 1 ${RING.cx - RING.radius * 0.7},${RING.cy + RING.radius * 0.714}`,
    'none',
    { stroke: tones.steelDark, 'stroke-width': 22 },
  );

/** More keys, each on its hook. */
const hooks = (): Svg =>
  Array.from({ length: 10 }, (_, index) => {
    const x = 262 + (index % 5) * 132;
    const y = 200 + (index > 4 ? 128 : 0);
    const brass = index % 3 === 1 ? tones.steelDark : palette.genda;
    return [
      circle(x, y, 7, brass),
      circle(x, y + 20, 13, 'none', { stroke: brass, 'stroke-width': 6 }),
      path(`M${x - 4},${y + 33} h8 v46 h14 v9 h-14 v6 h-8Z`, brass),
    ].join('');
  }).join('');

/** The register of keys: a cloth-bound book, open on the sill. */
const ledger = (): Svg => {
  const left = [0, 1, 2, 3].map((row) => `M${306 - row * 9},${668 + row * 15} L${446},${680 + row * 15}`);
  const right = [0, 1, 2, 3].map((row) => `M${488},${680 + row * 15} L${624 + row * 10},${664 + row * 15}`);
  return [
    path('M240,746 L300,640 L466,656 L632,634 L700,742 L700,760 L466,786 L240,764Z', palette.geru),
    path('M466,760 L700,742 L700,760 L466,786Z', tones.geruDark),
    path('M256,740 L306,640 Q400,640 466,664 L466,764 Q370,738 256,740Z', palette.white),
    path('M466,664 Q530,636 628,634 L684,736 Q570,736 466,764Z', '#EDE7D8'),
    line(left.join(''), palette.neelWash, 4),
    line(right.join(''), '#C9BFA6', 4),
  ].join('');
};

/** The letter boxes of the tower. */
const letterBoxes = (sun: string): Svg => {
  const boxes = Array.from({ length: 6 }, (_, index) => {
    const x = 1282 + (index % 2) * 122;
    const y = 176 + Math.floor(index / 2) * 116;
    return [
      rect(x, y, 114, 108, index === 3 ? palette.rani : palette.patta),
      rect(x + 20, y + 26, 74, 11, palette.ink),
      circle(x + 97, y + 88, 6, palette.ink),
      lettering(`${101 + index}`, {
        x: x + 20,
        y: y + 92,
        size: 32,
        weight: 700,
        width: 84,
        fill: palette.white,
      }),
    ].join('');
  });
  return [
    path('M1270,164 H1526 L1580,236 V596 H1324 L1270,524Z', sun),
    rect(1270, 164, 256, 360, tones.pattaDark),
    ...boxes,
    path('M1424,318 L1496,300 L1500,320 L1428,338Z', palette.white),
  ].join('');
};

/** A caretaker with the register and the keys of a tower. */
export const caretakerKeys = scene({
  name: 'caretaker-keys',
  width: 1600,
  height: 1000,
  wall: 'gendaWash',
  draw({ seed, light }) {
    const caretaker = person(seed, {
      ...unadorned,
      feminine: false,
      skin: 1,
      hair: 'side',
      hairColour: 'white',
      old: true,
      beard: 'moustache',
      glasses: { frame: palette.ink, shape: 'square' },
      dress: {
        garment: 'shirt',
        colour: palette.neel,
        collar: palette.neel,
        sleeves: 'rolled',
        cloth: { textile: 'selvedge', colour: mix(palette.neel, palette.white, 0.2), scale: 0.8 },
      },
      proportions: { nose: 'broad', jaw: 'square' },
    });
    const he = figure(
      caretaker,
      {
        turn: 0.55,
        tilt: 4,
        look: 1,
        mouth: 'smile',
        lap: group(
          { at: [-STAND.at[0] / STAND.scale, (-8 - STAND.at[1]) / STAND.scale], scale: 1 / STAND.scale },
          ledger(),
        ),
        left: { elbow: [-128, 116], wrist: LEFT_WRIST, hand: 'rest', turn: 22 },
        right: { elbow: [150, 66], wrist: RIGHT_WRIST, hand: 'grip', turn: 14, lit: true },
      },
      light.shadow,
    );
    return [
      letterBoxes(light.sun),
      circle(RING.cx + 66, RING.cy + 84, RING.radius, 'none', { stroke: light.sun, 'stroke-width': 22 }),
      openWindow(camera({ cx: 800, cy: 430 }), light, {
        x: 200,
        y: 130,
        width: 640,
        height: 612,
        sill: { overhang: 46 },
        sun: { length: 140, lean: 90 },
        furniture: [{ z: 410, draw: hooks() }],
        leaning: [standing(STAND, he)],
      }),
      group({ leans: [1, 0] }, keys(), ring()),
      hand('grip', caretaker.skin, light.shadow, {
        at: inPicture(STAND, RIGHT_WRIST),
        turn: -12,
        scale: 1.95,
      }),
    ];
  },
});
