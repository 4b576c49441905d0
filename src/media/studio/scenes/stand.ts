import { group, type Point, type Svg } from '../svg.ts';

/** The place of a person in the picture: the base of the neck, and the scale. */
export interface Stand {
  at: Point;
  scale: number;
}

/** Converts a point of the figure to a point of the picture, for objects in its hands drawn after the window. */
export const inPicture = ({ at, scale }: Stand, [x, y]: Point): Point => [
  at[0] + x * scale,
  at[1] + y * scale,
];

/** Puts a figure on the plane of the wall, so that objects drawn after the window meet its hands. */
export const standing = ({ at, scale }: Stand, draw: Svg) => ({ z: 0, draw: group({ at, scale }, draw) });
