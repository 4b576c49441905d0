// Written by src/media/popOuts.ts; do not edit.
import layersDesignBehindSvg from '../layers/design-behind.svg';
import layersDesignObjectSvg from '../layers/design-object.svg';
import layersDesignFrontSvg from '../layers/design-front.svg';

export default [
  {
    of: 'design.svg',
    behind: layersDesignBehindSvg,
    object: layersDesignObjectSvg,
    front: layersDesignFrontSvg,
    way: [1, -0.1],
  },
] as const;
