// Written by src/media/popOuts.ts; do not edit.
import layersLongLadleBehindSvg from '../layers/long-ladle-behind.svg';
import layersLongLadleObjectSvg from '../layers/long-ladle-object.svg';
import layersLongLadleFrontSvg from '../layers/long-ladle-front.svg';

export default [
  {
    of: 'long-ladle.svg',
    behind: layersLongLadleBehindSvg,
    object: layersLongLadleObjectSvg,
    front: layersLongLadleFrontSvg,
    way: [0.98, 0.2],
  },
] as const;
