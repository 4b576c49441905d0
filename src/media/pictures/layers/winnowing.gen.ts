// Written by src/media/popOuts.ts; do not edit.
import layersWinnowingBehindSvg from '../layers/winnowing-behind.svg';
import layersWinnowingObjectSvg from '../layers/winnowing-object.svg';
import layersWinnowingFrontSvg from '../layers/winnowing-front.svg';

export default [
  {
    of: 'winnowing.svg',
    behind: layersWinnowingBehindSvg,
    object: layersWinnowingObjectSvg,
    front: layersWinnowingFrontSvg,
    way: [0.91, -0.41],
  },
] as const;
