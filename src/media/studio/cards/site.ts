import { palette } from '../../../theme/palette.ts';
import type { Light } from '../light.ts';
import { stringLights } from '../lights.ts';
import { figure } from '../people/figure.ts';
import { team } from '../people/team.ts';
import { camera } from '../perspective.ts';
import { group, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';

/** The picture of the site's own card: a woman waves from her window. */
export function wavingWindow(light: Light): Svg {
  const she = figure(
    { ...team.tara, dress: { garment: 'shirt', colour: palette.neel, sleeves: 'rolled' } },
    {
      turn: -0.5,
      tilt: -5,
      lean: -3,
      look: -1,
      brows: 'raised',
      mouth: 'laugh',
      left: { elbow: [-146, 98], wrist: [-178, 6], hand: 'open', turn: -104, mirror: true },
      right: { elbow: [112, 138], wrist: [34, 188], hand: 'rest', turn: 176, mirror: true },
    },
    light.shadow,
  );
  return [
    stringLights({ from: [628, 30], to: [1230, 4], sag: 30, bulbs: 9 }),
    openWindow(camera({ cx: 800, cy: 300 }), light, {
      x: 724,
      y: 84,
      width: 370,
      height: 456,
      shape: 'arch',
      trim: { width: 24 },
      wallpaper: { textile: 'buti', colour: palette.gendaWash },
      sill: { overhang: 50 },
      leaning: [{ z: -12, draw: group({ at: [916, 288], scale: 1.34 }, she) }],
    }),
  ].join('');
}
