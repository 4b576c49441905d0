import { COURSES, type Light } from '../../light.ts';
import { d, rect, type Svg } from '../../svg.ts';

/** A rectangle of a drawing, units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One scene of the film, and the way into the next. */
export interface Shot {
  /** The camera's first view, 16:9. It may be larger than the scene, whose wall then continues. */
  view: Omit<Area, 'height'>;
  /** Duration of the whole shot. */
  seconds: number;
  /** Seconds before the camera moves. */
  hold?: number;
  /** @param second since the shot began; negative while the shot is seen through the opening of the one before */
  draw(second: number): Svg;
  /** Lines of the caption plate. */
  title?: readonly string[];
  /** Its caption, short enough to be read during the shot. */
  seen: string;
  /** The area that the camera goes into; only the last shot has none. */
  target?: Area;
  /**
   * The opening, drawn over the scene.
   *
   * @param next the next scene, filling the target
   * @param opened 0 to 1
   */
  passage?(next: Svg, opened: number, second: number): Svg;
}

/** The whole 16:9 area of a view. */
export const whole = ({ x, y, width }: Shot['view']): Area => ({ x, y, width, height: (width * 9) / 16 });

/** The largest 16:9 within an area, in its middle. */
export function within({ x, y, width, height }: Area): Area {
  const fitting = Math.min(width, (height * 16) / 9);
  return {
    x: x + (width - fitting) / 2,
    y: y + (height - (fitting * 9) / 16) / 2,
    width: fitting,
    height: (fitting * 9) / 16,
  };
}

/** Length by which a wall continues beyond its scene, units. */
const FAR = 2600;

/** A much larger wall to draw under a scene; its courses continue the scene's. */
export function wallBeyond({ wall, course }: Light): Svg {
  const first = COURSES.first - Math.ceil(FAR / COURSES.step) * COURSES.step;
  const count = Math.ceil((2 * FAR) / COURSES.step) + 20;
  const lines = Array.from(
    { length: count },
    (_, index) => d`M${-FAR},${first + index * COURSES.step + 1} H${2.2 * FAR}`,
  );
  return (
    rect(-FAR, -FAR, 3.2 * FAR, 3.2 * FAR, wall) +
    `<path d="${lines.join('')}" fill="none" stroke="${course}" stroke-width="2"/>`
  );
}

/** The content of a drawing without the ids of its groups, which have to be unique in a frame with several. */
export const inside = (drawing: Svg): Svg =>
  drawing
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replaceAll(/(<g[^>]*?) id="[^"]*"/g, '$1');
