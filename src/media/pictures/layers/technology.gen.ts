// Written by src/media/popOuts.ts; do not edit.
import layersTechnologyBehindSvg from '../layers/technology-behind.svg';
import layersTechnologyObjectSvg from '../layers/technology-object.svg';

export default [
  {
    of: 'technology.svg',
    behind: layersTechnologyBehindSvg,
    object: layersTechnologyObjectSvg,
    way: [0, 1],
  },
] as const;
