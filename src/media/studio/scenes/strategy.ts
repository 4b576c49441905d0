import { palette } from '../../../theme/palette.ts';
import { tones } from '../colour.ts';
import { swing } from '../motion.ts';
import { person } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import { hand } from '../people/hand.ts';
import { camera } from '../perspective.ts';
import { telescope } from '../props.ts';
import { scene } from '../scene.ts';
import { circle, clip, d, ellipse, group } from '../svg.ts';
import { openWindow } from '../window.ts';

/** A round window; she looks through a telescope that is longer than the window. */
export const strategy = scene({
  name: 'strategy',
  width: 900,
  height: 1200,
  wall: 'neelWash',
  draw({ seed, light, second }) {
    /** Rotation of the telescope, degrees. */
    const follows = 3 * swing(second, 0.4);
    const raised = 194 * Math.sin((follows * Math.PI) / 180);
    const [cx, cy, radius] = [430, 560, 270];
    const hole = { x: cx - radius, y: cy - radius, width: 2 * radius, height: 2 * radius };
    const strategist = person(seed, {
      feminine: true,
      skin: 2,
      hair: 'bun',
      hairColour: 'black',
      dress: { garment: 'blazer', colour: palette.rani, lapel: tones.raniLight, inner: palette.white },
      earrings: { colour: palette.genda, kind: 'hoop' },
      lips: palette.raniDeep,
      glasses: undefined,
    });
    const she = figure(
      strategist,
      {
        view: 'right',
        tilt: -12 + follows,
        eyes: 'closed',
        mouth: 'smile',
        torso: 330,
        right: { elbow: [160, 66], wrist: [172, -96 + raised / 1.42], hand: 'grip', turn: -84, lit: true },
      },
      light.shadow,
    );
    // She may rise above the window, but not through its lower edge.
    const within = d`M-50,-50 H960 V${cy} H${cx + radius} A${radius},${radius} 0 0 1 ${cx - radius},${cy} H-50Z`;
    return [
      ellipse(cx + 70, cy + 60, radius + 30, radius + 30, light.sun),
      circle(cx, cy, radius + 26, light.trim),
      openWindow(camera({ cx: 450, cy: 560, x: 60 }), light, {
        ...hole,
        shape: 'round',
        trim: false,
        sill: false,
      }),
      clip(within, group({ at: [412, 644], scale: 1.42 }, she)),
      group({ at: [462, 520], turn: -26 + follows, scale: 1.12, leans: [0.9, -0.44] }, telescope()),
      hand('grip', strategist.skin, light.shadow, {
        at: [656, 508 + raised],
        turn: -84,
        scale: 1.42,
      }),
    ];
  },
});
