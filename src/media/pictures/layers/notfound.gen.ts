// Written by src/media/popOuts.ts; do not edit.
import layersNotfoundBehindSvg from '../layers/notfound-behind.svg';
import layersNotfoundObjectSvg from '../layers/notfound-object.svg';
import layersNotfoundFrontSvg from '../layers/notfound-front.svg';

export default [
  {
    of: 'notfound.svg',
    behind: layersNotfoundBehindSvg,
    object: layersNotfoundObjectSvg,
    front: layersNotfoundFrontSvg,
    way: [1, -0.09],
  },
] as const;
