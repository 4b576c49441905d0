// Written by src/media/leans.ts; do not edit.
import paidSvg from '../paid.svg';
import layersPaidBehindSvg from '../layers/paid-behind.svg';
import layersPaidObjectSvg from '../layers/paid-object.svg';
import layersPaidFrontSvg from '../layers/paid-front.svg';

export default [
  {
    of: paidSvg,
    behind: layersPaidBehindSvg,
    object: layersPaidObjectSvg,
    front: layersPaidFrontSvg,
    way: [1, 0],
  },
] as const;
