// Written by src/media/popOuts.ts; do not edit.
import layersPrBehindSvg from '../layers/pr-behind.svg';
import layersPrObjectSvg from '../layers/pr-object.svg';
import layersPrFrontSvg from '../layers/pr-front.svg';

export default [
  {
    of: 'pr.svg',
    behind: layersPrBehindSvg,
    object: layersPrObjectSvg,
    front: layersPrFrontSvg,
    way: [1, -0.09],
  },
] as const;
