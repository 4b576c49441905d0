import type { DayWall } from './dayNumbers.ts';
import { day, type Light, plaster } from './light.ts';
import { type Random, randomFrom } from './random.ts';
import { drawing, type Svg } from './svg.ts';

/** What a scene draws with. */
export interface Stage {
  width: number;
  height: number;
  /** For `cast(seed, …)` and `randomFrom`. */
  seed: string;
  random: Random;
  /** Of the wall that was named; chuna where none was. */
  light: Light;
  /** Of a film that shows the scene: below 0 before it is reached, and 0 in a picture. */
  second: number;
}

interface SceneOptions {
  /** Of its files: `strategy`, `careers-portrait`, `logos/bijlo`. */
  name: string;
  /** Units, whole; the drawing's view box. */
  width: number;
  height: number;
  /** Who is there; the name where none is given. */
  seed?: string;
  /** A day wall is plastered from edge to edge; `false` leaves the ground to the scene, or bare. */
  wall: DayWall | false;
  draw(stage: Stage): Svg | readonly Svg[];
}

export interface Scene {
  name: string;
  width: number;
  height: number;
  /** A whole SVG file; the same seed gives the same bytes, at the same second of a film. */
  render(seed?: string, second?: number): Svg;
}

/** A picture: a function of its seed and its size. */
export function scene({ name, width, height, seed: ownSeed = name, wall, draw }: SceneOptions): Scene {
  return {
    name,
    width,
    height,
    render(seed = ownSeed, second = 0) {
      const light = day[wall === false ? 'chuna' : wall];
      const drawn = draw({ width, height, seed, random: randomFrom(seed), light, second });
      return drawing(width, height, wall === false ? '' : plaster(light, width, height), ...[drawn].flat());
    },
  };
}
