import type { LitWall } from './dayNumbers.ts';
import { day, type Light, plaster } from './light.ts';
import { type Random, randomFrom } from './random.ts';
import { drawing, type Svg } from './svg.ts';

/** The arguments of a scene's `draw`. */
export interface Stage {
  width: number;
  height: number;
  /** For `cast(seed, …)` and `randomFrom`. */
  seed: string;
  random: Random;
  /** The colours of the scene's wall; without a wall, of chuna. */
  light: Light;
  /** Time in a film that shows the scene, negative before its shot; 0 in a picture. */
  second: number;
}

interface SceneOptions {
  /** The name of its files: `strategy`, `careers-portrait`, `logos/bijlo`. */
  name: string;
  /** Size of the view box, in whole units. */
  width: number;
  height: number;
  /** Decides the people's looks; by default the name. */
  seed?: string;
  /** The day wall that fills the background; `false` for none. */
  wall: LitWall | false;
  draw(stage: Stage): Svg | readonly Svg[];
}

export interface Scene {
  name: string;
  width: number;
  height: number;
  /** A whole SVG file; the same seed and second give the same bytes. */
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
