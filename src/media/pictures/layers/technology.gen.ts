// Written by src/media/leans.ts; do not edit.
import technologySvg from '../technology.svg';
import layersTechnologyBehindSvg from '../layers/technology-behind.svg';
import layersTechnologyObjectSvg from '../layers/technology-object.svg';

export default [
  {
    of: technologySvg,
    behind: layersTechnologyBehindSvg,
    object: layersTechnologyObjectSvg,
    way: [0, 1],
  },
] as const;
