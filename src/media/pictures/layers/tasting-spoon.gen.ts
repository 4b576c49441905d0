// Written by src/media/popOuts.ts; do not edit.
import layersTastingSpoonBehindSvg from '../layers/tasting-spoon-behind.svg';
import layersTastingSpoonObjectSvg from '../layers/tasting-spoon-object.svg';
import layersTastingSpoonFrontSvg from '../layers/tasting-spoon-front.svg';

export default [
  {
    of: 'tasting-spoon.svg',
    behind: layersTastingSpoonBehindSvg,
    object: layersTastingSpoonObjectSvg,
    front: layersTastingSpoonFrontSvg,
    way: [0.98, -0.18],
  },
] as const;
