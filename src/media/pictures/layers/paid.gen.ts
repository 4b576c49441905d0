// Written by src/media/popOuts.ts; do not edit.
import layersPaidBehindSvg from '../layers/paid-behind.svg';
import layersPaidObjectSvg from '../layers/paid-object.svg';
import layersPaidFrontSvg from '../layers/paid-front.svg';

export default [
  {
    of: 'paid.svg',
    behind: layersPaidBehindSvg,
    object: layersPaidObjectSvg,
    front: layersPaidFrontSvg,
    way: [1, 0],
  },
] as const;
