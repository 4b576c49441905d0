import { palette } from '../../../../theme/palette.ts';
import { lettering } from '../../lettering.ts';
import { day } from '../../light.ts';
import { rise } from '../../motion.ts';
import { circle, clip, d, group, path } from '../../svg.ts';
import { type Shot, wallBeyond } from './shot.ts';

/** The mark, in its box of 64. */
const ARCH = 'M4 62V30a28 28 0 0 1 56 0v32H48V48H16v14ZM16 38V30a16 16 0 0 1 32 0v8Z';

const HEIGHT = { mark: 500, words: 118 };
const words = lettering('The Agency Way', {
  x: 960,
  y: 884,
  align: 'middle',
  size: HEIGHT.words,
  weight: 750,
  width: 100,
  tracking: -0.01 * HEIGHT.words,
  fill: palette.ink,
});

const ground = wallBeyond({ ...day.genda, course: palette.genda });

/** The last shot: the agency's mark on a wall. The head in it rises when the camera arrives, then come the words. */
export const endCard: Shot = {
  view: { x: 0, y: 0, width: 1920 },
  seconds: 2.5,
  draw(second) {
    const head = rise(second, -0.5, 0.15);
    const told = rise(second, -0.1, 0.5);
    const low = 910 - 150 * told;
    return [
      ground,
      group(
        { at: [960 - HEIGHT.mark / 2, 160], scale: HEIGHT.mark / 64 },
        path(ARCH, palette.ink, { 'fill-rule': 'evenodd' }),
        clip('M16 38V30a16 16 0 0 1 32 0v8Z', circle(32, 29 + 24 * (1 - head), 9, palette.rani)),
      ),
      told > 0 ? clip(d`M0,${low} H1920 V920 H0Z`, words) : '',
    ].join('');
  },
  seen: 'An arch, a sill, the head of somebody looking out: The Agency Way.',
};
