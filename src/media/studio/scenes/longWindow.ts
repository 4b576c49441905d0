import type { Light } from '../light.ts';
import { figure, type Person, type Pose } from '../people/figure.ts';
import type { Camera } from '../perspective.ts';
import { group, type Svg } from '../svg.ts';
import type { WindowOptions } from '../window/options.ts';
import { openWindow } from '../window.ts';

/** A person of a group at a window. */
export interface Place {
  person: Person;
  pose: Pose;
  /** The base of the neck. */
  x: number;
  y: number;
  scale: number;
}

/** Creates a function that makes a `Place` from a name, a position and changes of the named person's pose. */
export const placing =
  <Name extends string>(
    people: Readonly<Record<NoInfer<Name>, Person>>,
    poses: Readonly<Record<Name, Pose>>,
    scale: number,
  ) =>
  (name: Name, x: number, y: number, changes: Pose = {}): Place => ({
    person: people[name],
    pose: { ...poses[name], ...changes },
    x,
    y,
    scale,
  });

export const placed = ({ person, pose, x, y, scale }: Place, { shadow }: Light): Svg =>
  group({ at: [x, y], scale }, figure(person, pose, shadow));

/** Forearms on the sill; the wrists are 190 below the neck. */
export const folded = {
  left: { elbow: [-116, 136], wrist: [-34, 190], hand: 'rest', turn: 2 },
  right: { elbow: [114, 138], wrist: [42, 188], hand: 'rest', turn: 178, mirror: true },
} as const satisfies Pose;

/** One window for many people: some lean on its sill, others stand in rows behind; the furthest come first. */
export function longWindow(
  view: Camera,
  light: Light,
  hole: Pick<WindowOptions, 'x' | 'y' | 'width' | 'height'>,
  { leaning, behind }: { leaning: readonly Place[]; behind: readonly (readonly Place[])[] },
): Svg {
  return openWindow(view, light, {
    ...hole,
    trim: { width: 26 },
    reveal: 56,
    depth: 430,
    beyond: { sides: 30, above: 10 },
    sill: { overhang: 60, depth: 66, height: 24 },
    sun: { length: 112, lean: 80 },
    seated: behind.map((row, index) => ({
      z: 150 - (index + 2 - behind.length) * 70,
      draw: row.map((place) => placed(place, light)).join(''),
    })),
    leaning: leaning.map((place) => placed(place, light)),
  });
}
