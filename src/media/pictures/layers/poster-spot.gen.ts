// Written by src/media/popOuts.ts; do not edit.
import layersPosterSpotBehindSvg from '../layers/poster-spot-behind.svg';
import layersPosterSpotObjectSvg from '../layers/poster-spot-object.svg';
import layersPosterSpotFrontSvg from '../layers/poster-spot-front.svg';

export default [
  {
    of: 'poster-spot.svg',
    behind: layersPosterSpotBehindSvg,
    object: layersPosterSpotObjectSvg,
    front: layersPosterSpotFrontSvg,
    way: [1, 0],
  },
] as const;
