import { group, type Point, type Svg } from '../svg.ts';

/** Where somebody stands in the picture: the base of the neck, and how large. */
export interface Stand {
  at: Point;
  scale: number;
}

/** A point of the figure as a point of the picture, for what its hands hold outside. */
export const inPicture = ({ at, scale }: Stand, [x, y]: Point): Point => [
  at[0] + x * scale,
  at[1] + y * scale,
];

/** On the plane of the wall, so that what is drawn after the window meets its hands. */
export const standing = ({ at, scale }: Stand, draw: Svg) => ({ z: 0, draw: group({ at, scale }, draw) });
