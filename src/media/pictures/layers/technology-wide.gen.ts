// Written by src/media/popOuts.ts; do not edit.
import layersTechnologyWideBehindSvg from '../layers/technology-wide-behind.svg';
import layersTechnologyWideObjectSvg from '../layers/technology-wide-object.svg';

export default [
  {
    of: 'technology-wide.svg',
    behind: layersTechnologyWideBehindSvg,
    object: layersTechnologyWideObjectSvg,
    way: [0, 1],
  },
] as const;
