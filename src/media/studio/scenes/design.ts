import { palette } from '../../../theme/palette.ts';
import { person, unadorned } from '../people/cast.ts';
import { figure, type Person } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { paintbrush, paintPot } from '../props.ts';
import { scene } from '../scene.ts';
import { d, group, path } from '../svg.ts';
import { openWindow } from '../window.ts';

/** The same painter in both compositions. */
export const painterFrom = (seed: string): Person =>
  person(seed, {
    ...unadorned,
    feminine: true,
    skin: 1,
    hair: 'pony',
    hairColour: 'black',
    dress: { garment: 'hoodie', colour: palette.genda, cord: palette.rani },
    glasses: { frame: palette.rani, shape: 'round' },
    proportions: { jaw: 'heart', nose: 'snub', eyes: 'round' },
  });

/** She paints the trim of the window she leans from. */
export const design = scene({
  name: 'design',
  width: 900,
  height: 1200,
  wall: 'raniWash',
  draw({ seed, light }) {
    const hole = { x: 210, y: 250, width: 480, height: 640 };
    const { x, y } = hole;
    const trim = 34;
    const painter = painterFrom(seed);
    const she = figure(
      painter,
      {
        turn: 0.6,
        tilt: -8,
        eyes: 'up',
        look: 1,
        mouth: 'smile',
        torso: 320,
        right: {
          elbow: [152, -8],
          wrist: [170, -106],
          hand: 'grip',
          turn: -80,
          lit: true,
          holds: paintbrush(palette.neel, light.shadow),
          holdsTurn: 26,
        },
        left: { elbow: [-122, 150], wrist: [-56, 236], hand: 'rest', turn: 10 },
      },
      light.shadow,
    );
    const painted = [
      path(
        d`M${x - trim},${y - trim} H${x + hole.width + trim} V${y + 20} l-8,12 l-9,-10 l-8,14 l-9,-9 V${y} H${x} V${y + hole.height} H${x - trim}Z`,
        palette.neel,
      ),
      path(d`M${x - 18},${y + hole.height - 2} h12 v34 q-6,16 -12,0Z`, palette.neel),
    ].join('');
    return [
      openWindow(camera({ cx: 450, cy: 520, x: -40 }), light, {
        ...hole,
        trim: { width: trim },
        sill: { overhang: 50, depth: 70, height: 22 },
        sun: { length: 150, lean: 90 },
        onTrim: painted,
        leaning: [{ z: -10, draw: group({ at: [440, 546], scale: 1.36, leans: [1, -0.1] }, she) }],
        before: [{ z: -40, draw: group({ at: [628, 894] }, paintPot(palette.neel)) }],
      }),
      path(d`M636,932 h11 v58 q-5.5,15 -11,0Z`, palette.neel),
    ];
  },
});
