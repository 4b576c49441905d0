import { palette } from '../../../theme/palette.ts';
import { mix, tones } from '../colour.ts';
import type { Light } from '../light.ts';
import { camera } from '../perspective.ts';
import { scene } from '../scene.ts';
import { circle, d, ellipse, group, line, type Point, path, rect, type Svg } from '../svg.ts';
import { type Loom, loomWindow } from './loom.ts';

/** A shuttle with its bobbin; the thread leaves it on the left. */
const shuttle = (light: Light): Svg =>
  [
    path('M-92,0 C-60,-24 60,-24 92,0 C60,24 -60,24 -92,0Z', palette.geru),
    path('M-92,0 C-60,24 60,24 92,0 C60,8 -60,8 -92,0Z', mix(palette.geru, light.shadow, 0.6)),
    ellipse(0, -2, 44, 10, light.shadow),
    rect(-34, -9, 68, 13, palette.genda, { rx: 5 }),
    line('M-20,-9 l5,13 M-6,-9 l5,13 M8,-9 l5,13 M22,-9 l5,13', tones.gendaDark, 2),
    circle(-80, -1, 3.5, palette.white),
  ].join('');

/** The shuttle hangs from the thread that it has just laid. @param swung degrees; for films */
export function hangingShuttle(light: Light, [x, y]: Point, drop: number, swung = 0): Svg {
  const end: Point = [x + 74, y + drop];
  return [
    group(
      { at: [end[0] + 30, end[1] + 124], turn: 84 + swung },
      path('M-92,0 C-60,-24 60,-24 92,0 C60,24 -60,24 -92,0Z', light.sun),
    ),
    line(d`M${x},${y} C${x + 50},${y - 6} ${x + 72},${y + 24} ${end}`, palette.white, 3.4),
    group({ at: end, turn: swung, leans: [0, 1] }, group({ at: [-8, 78], turn: 84 }, shuttle(light))),
  ].join('');
}

/** A weaver: warp threads fill the window, and cloth of pixels hangs down the wall. */
export const technology = scene({
  name: 'technology',
  width: 900,
  height: 1200,
  wall: 'gendaWash',
  draw({ seed, light }) {
    const loom = {
      x: 170,
      y: 130,
      width: 560,
      height: 520,
      scale: 1.62,
      stitch: 13.4,
      pose: { turn: -0.25, tilt: -4, look: 0.2, mouth: 'smile', brows: 'raised' },
    } satisfies Loom;
    return [
      loomWindow(camera({ cx: 450, cy: 430, x: 50 }), light, seed, loom, 1120),
      hangingShuttle(light, [711, 630], 120),
    ];
  },
});
