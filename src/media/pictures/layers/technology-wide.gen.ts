// Written by src/media/leans.ts; do not edit.
import technologyWideSvg from '../technology-wide.svg';
import layersTechnologyWideBehindSvg from '../layers/technology-wide-behind.svg';
import layersTechnologyWideObjectSvg from '../layers/technology-wide-object.svg';

export default [
  {
    of: technologyWideSvg,
    behind: layersTechnologyWideBehindSvg,
    object: layersTechnologyWideObjectSvg,
    way: [0, 1],
  },
] as const;
