import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { person } from '../../people/cast.ts';
import { figure } from '../../people/figure.ts';
import { hand } from '../../people/hand.ts';
import { camera } from '../../perspective.ts';
import { pencil } from '../../props.ts';
import { scene } from '../../scene.ts';
import { group, line, type Point, path, polygon, rect, type Svg } from '../../svg.ts';
import { openWindow } from '../../window.ts';
import { inPicture, standing } from '../stand.ts';

const STAND = { at: [590, 360], scale: 1.86 } as const;
const RIGHT_WRIST: Point = [140, 34];
/** Edges of the paper, which hangs from her hand, over the sill and down to the street. */
const PAPER = { x: 856, width: 236, top: 372, sill: 716, street: 868 };

/** A carbon copy on yellow paper. */
const FACE = '#FFE39A';
const TURNED = '#F4CF74';
const FOLD = '#DDAE45';

/** Width of the words in each line. */
const words = [96, 128, 76, 110, 90, 60, 120, 84, 104, 122];

/** Lines of the quotation, one of them circled. */
function quoted(): Svg {
  const { x, width, top } = PAPER;
  const rows = words.map((long, index) => {
    const y = top + 78 + index * 38 + (index > 6 ? 10 : 0);
    const dear = index === 3 || index === 8;
    return (
      rect(x + 26, y, long, 9, '#B08A3C') + rect(x + width - 72, y, 46, 9, dear ? palette.rani : '#4A5450')
    );
  });
  return [
    rect(x + 26, top + 30, 120, 17, palette.neel),
    ...rows,
    line(
      `M${x + width - 86},${top + 200} c0,-26 76,-30 76,-2 c0,28 -84,30 -80,-4 c6,-18 40,-22 60,-14`,
      palette.rani,
      6,
    ),
  ].join('');
}

/** The paper from her hand, over the sill and along the street, to beyond the picture's edge. */
function paper(): Svg {
  const { x, width, top, sill, street } = PAPER;
  const right = x + width;
  const prices = Array.from({ length: 7 }, (_, index) => {
    const left = right + 150 + index * 92;
    return (
      rect(left, 906, 50, 9, '#B08A3C') + rect(left, 930, 34, 9, index % 3 === 2 ? palette.rani : '#4A5450')
    );
  });
  return [
    path(
      `M${x},${top + 8} Q${x + width / 2},${top - 22} ${right},${top + 8} V${street - 40} C${right},${street} ${right + 40},${street + 8} ${right + 110},${street + 8} H1660 V970 H${x + 130} C${x + 30},970 ${x},920 ${x},${street - 30} Z`,
      FACE,
    ),
    path(
      `M${x + width * 0.72},${top - 3} Q${x + width * 0.9},${top} ${right},${top + 8} V${sill} H${x + width * 0.62}Z`,
      TURNED,
    ),
    polygon(
      [
        [x, sill],
        [right, sill],
        [right, sill + 14],
        [x, sill + 14],
      ],
      FOLD,
    ),
    path(
      `M${x},${street - 30} C${x},920 ${x + 30},970 ${x + 130},970 H1660 V950 H${x + 170} C${x + 80},946 ${x + 36},910 ${x + 34},${street - 60}Z`,
      FOLD,
    ),
    quoted(),
    ...prices,
  ].join('');
}

/** A woman reads a very long quotation. */
export const longQuotation = scene({
  name: 'long-quotation',
  width: 1600,
  height: 1000,
  wall: 'chuna',
  draw({ seed, light }) {
    const producer = person(seed, {
      feminine: true,
      skin: 2,
      hair: 'lob',
      hairColour: 'brown',
      headwear: undefined,
      glasses: { frame: palette.ink, shape: 'square' },
      bindi: undefined,
      bangles: undefined,
      watch: undefined,
      lips: palette.rani,
      dress: { garment: 'blazer', colour: palette.rani, lapel: tones.raniLight, inner: palette.white },
    });
    const she = figure(
      producer,
      {
        turn: 0.7,
        tilt: 9,
        eyes: 'down',
        look: 1,
        mouth: 'smirk',
        brows: 'raised',
        left: {
          elbow: [-128, 116],
          wrist: [-86, 26],
          hand: 'grip',
          turn: -62,
          mirror: true,
          holds: pencil(palette.genda),
          holdsTurn: 28,
        },
        right: { elbow: [120, 124], wrist: RIGHT_WRIST, hand: 'pinch', turn: -42, lit: true },
      },
      light.shadow,
    );
    return [
      rect(0, 968, 1600, 32, light.sun),
      openWindow(camera({ cx: 800, cy: 400 }), light, {
        x: 300,
        y: 90,
        width: 800,
        height: 606,
        sill: { overhang: 46 },
        sun: { length: 140, lean: 90 },
        wallpaper: { textile: 'gamcha', colour: '#15332C', scale: 2.2 },
        leaning: [standing(STAND, she)],
      }),
      group({ leans: [1, 0] }, paper()),
      hand('pinch', producer.skin, light.shadow, {
        at: inPicture(STAND, RIGHT_WRIST),
        turn: -42,
        scale: 1.86,
      }),
    ];
  },
});
