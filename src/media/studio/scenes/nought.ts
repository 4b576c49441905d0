import { palette } from '../../../theme/palette.ts';
import type { Light } from '../light.ts';
import { type ArmPose, figure, type Person } from '../people/figure.ts';
import { camera } from '../perspective.ts';
import { circle, clip, d, ellipse, filled, group, type Point, path, type Svg } from '../svg.ts';
import { openWindow } from '../window.ts';

/** A round window for the nought, the child in it, and the tears. */
export function nought(light: Light, child: Person, [cx, cy]: Point, radius: number): Svg {
  const inside = d`M0,0 H1600 V${cy} H${cx + radius} A${radius},${radius} 0 0 1 ${cx - radius},${cy} H0Z`;
  const neck: Point = [cx, cy + 92];
  const fist = (side: -1 | 1): ArmPose => ({
    elbow: [side * 104, 128],
    wrist: [side * 46, 92],
    hand: 'grip',
    turn: side < 0 ? -20 : 200,
    mirror: side > 0,
  });
  return [
    circle(cx, cy, radius + 30, light.trim),
    openWindow(camera({ cx: 800, cy: 480 }), light, {
      x: cx - radius,
      y: cy - radius,
      width: 2 * radius,
      height: 2 * radius,
      shape: 'round',
      trim: false,
      sill: false,
    }),
    clip(
      inside,
      group(
        { at: neck, scale: 1.74 },
        figure(
          child,
          {
            turn: 0,
            tilt: -4,
            eyes: 'closed',
            brows: 'worried',
            mouth: 'cry',
            left: fist(-1),
            right: fist(1),
          },
          light.shadow,
        ),
        wailing(light.shadow),
      ),
    ),
  ].join('');
}

/** The wailing mouth, larger than the usual ones. */
const wailing = (shadow: string): Svg =>
  group(
    { at: [0, -27], turn: -4, scale: 0.82 },
    filled(
      'M-20,8 C-24,-14 -12,-20 0,-20 C12,-20 24,-14 20,8 C12,13 -12,13 -20,8Z',
      '#4F0E14',
      ellipse(0, 12, 13, 9, palette.rani),
      // One of the milk teeth is missing.
      path('M-13,-21 H-1 V-13.5 H-11Z M5,-21 H14 L12,-13.5 H5Z', palette.white),
    ),
    path(d`M-7,17 Q0,20 7,17`, 'none', { stroke: shadow, 'stroke-width': 2, opacity: 0.5 }),
  );
