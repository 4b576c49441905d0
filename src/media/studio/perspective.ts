import { group, type Point, polygon, type Svg } from './svg.ts';

/** A point in space: x and y on the wall, z into the house; negative z is in front of the wall. */
export type Place = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Units; a longer one gives a flatter perspective. */
  focalLength: number;
  /** The vanishing point on the wall. */
  cx: number;
  cy: number;
  /** Shift of the camera: the wall stays in place, and the rooms slide behind it. */
  x: number;
  y: number;
}

export const camera = (options: Partial<Camera> & Pick<Camera, 'cx' | 'cy'>): Camera => ({
  focalLength: 1500,
  x: 0,
  y: 0,
  ...options,
});

const scaleAt = ({ focalLength }: Camera, z: number) => focalLength / (focalLength + z);

/** The point of a place in the drawing: one-point perspective, with the wall at z = 0. */
export function project(view: Camera, [x, y, z]: Place): Point {
  const scale = scaleAt(view, z);
  return [
    view.cx + (x - view.cx) * scale + view.x * (1 - scale),
    view.cy + (y - view.cy) * scale + view.y * (1 - scale),
  ];
}

/** Position and scale, for `group`, of the plane at a depth. */
export function planeAt(view: Camera, z: number) {
  const scale = scaleAt(view, z);
  return { at: [(view.cx + view.x) * (1 - scale), (view.cy + view.y) * (1 - scale)] as Point, scale };
}

/** Moves a flat drawing from the wall to a depth. */
export const onPlane = (view: Camera, z: number, ...parts: readonly Svg[]): Svg =>
  group(planeAt(view, z), ...parts);

/** A flat surface between places; its stroke closes the hairline seams to its neighbours. */
export const surface = (view: Camera, places: readonly Place[], fill: string): Svg =>
  polygon(
    places.map((place) => project(view, place)),
    fill,
    { stroke: fill, 'stroke-width': 0.9 },
  );
