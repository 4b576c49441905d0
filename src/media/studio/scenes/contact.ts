import { palette } from '../../../theme/palette.ts';
import { blink, swing } from '../motion.ts';
import { person } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { group } from '../svg.ts';
import { openWindow } from '../window.ts';

/** A woman at an arch listens, with a hand behind her ear. */
export const contact = scene({
  name: 'contact',
  width: 720,
  height: 860,
  wall: 'rani',
  draw({ seed, light, second }) {
    const nearer = swing(second, 0.45);
    const listener = person(seed, {
      feminine: true,
      skin: 3,
      hair: 'plait',
      hairColour: 'black',
      dress: {
        garment: 'kurta',
        colour: palette.gendaWash,
        placket: palette.neel,
        sleeves: 'half',
        cloth: { textile: 'buti', colour: palette.genda },
      },
      earrings: { colour: palette.genda, kind: 'stud' },
      bangles: [palette.neel, palette.genda, palette.neel, palette.genda],
      lips: palette.raniDeep,
      glasses: undefined,
      proportions: { jaw: 'oval', nose: 'straight', eyes: 'almond', ears: 'large' },
    });
    const she = figure(
      listener,
      {
        lean: 3 + 2.4 * nearer,
        turn: -0.6,
        tilt: 9 + 2 * nearer,
        look: 1,
        blink: blink(second / 8, 0.11, 0.36),
        brows: 'raised',
        mouth: 'smile',
        right: { elbow: [134, 66], wrist: [66, -18], hand: 'cup', turn: -84, lit: true, layer: 'behindHead' },
        left: { elbow: [-116, 140], wrist: [-34, 190], hand: 'rest', turn: 6 },
      },
      light.shadow,
    );
    return openWindow(camera({ cx: 330, cy: 380, x: 40 }), light, {
      x: 150,
      y: 170,
      width: 380,
      height: 520,
      shape: 'arch',
      trim: { width: 26 },
      depth: 400,
      sill: { overhang: 44 },
      sun: { length: 120, lean: 70 },
      leaning: [{ z: -12, draw: group({ at: [336, 484], scale: 1.36 }, she) }],
    });
  },
});
