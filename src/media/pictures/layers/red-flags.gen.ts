// Written by src/media/popOuts.ts; do not edit.
import layersRedFlagsBehindSvg from '../layers/red-flags-behind.svg';
import layersRedFlagsObjectSvg from '../layers/red-flags-object.svg';
import layersRedFlagsFrontSvg from '../layers/red-flags-front.svg';

export default [
  {
    of: 'red-flags.svg',
    behind: layersRedFlagsBehindSvg,
    object: layersRedFlagsObjectSvg,
    front: layersRedFlagsFrontSvg,
    way: [0.93, -0.37],
  },
] as const;
