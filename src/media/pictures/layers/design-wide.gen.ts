// Written by src/media/popOuts.ts; do not edit.
import layersDesignWideBehindSvg from '../layers/design-wide-behind.svg';
import layersDesignWideObjectSvg from '../layers/design-wide-object.svg';
import layersDesignWideFrontSvg from '../layers/design-wide-front.svg';

export default [
  {
    of: 'design-wide.svg',
    behind: layersDesignWideBehindSvg,
    object: layersDesignWideObjectSvg,
    front: layersDesignWideFrontSvg,
    way: [1, -0.1],
  },
] as const;
