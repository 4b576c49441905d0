import { palette } from '../../../../theme/palette.ts';
import { rise } from '../../motion.ts';
import { rectOutline } from '../../outlines.ts';
import { onPlane } from '../../perspective.ts';
import { clip, group } from '../../svg.ts';
import { catHole, catPlace, catSits } from '../hero/madderWindows.ts';
import { hero, landscapeCamera } from '../hero.ts';
import { risen } from './passages.ts';
import { inside, type Shot } from './shot.ts';
import { fitBlock } from './title.ts';

/** Duration of the street's loop, and the moment in it at which the film begins, s: the shutters are opening. */
const LOOP = 8;
const BEGIN = 1.8;

const timeAt = (second: number) => ((second + BEGIN) / LOOP) % 1;

/** Painted on the blank wall, as on the site's first page. */
const tagline = group(
  { at: [64, 560] },
  fitBlock(['Framing', 'People Centric', 'Experiences'], 960, palette.white).draw,
);

/** The first shot: the street after dark. The cat jumps down, and the camera goes through its window. */
export const street: Shot = {
  view: { x: 0, y: 0, width: 1920 },
  seconds: 5,
  hold: 1.1,
  draw: (second) => inside(hero.landscape(timeAt(second))) + tagline,
  seen: 'A street in Gurgaon after dark, somebody in every lit window. A woman waves.',
  ...risen(catHole, {
    before: (opened, second) => {
      const time = timeAt(second);
      const [x, y] = catPlace(catHole).at;
      const jump = 150 * rise(opened, 0.55, 1);
      if (opened === 1) return '';
      return clip(
        rectOutline(catHole.x, catHole.y, catHole.width, catHole.height),
        onPlane(landscapeCamera(time), 20, group({ ...catPlace(catHole), at: [x, y + jump] }, catSits(time))),
      );
    },
  }),
};
