// Written by src/media/popOuts.ts; do not edit.
import layersNotfoundPortraitBehindSvg from '../layers/notfound-portrait-behind.svg';
import layersNotfoundPortraitObjectSvg from '../layers/notfound-portrait-object.svg';
import layersNotfoundPortraitFrontSvg from '../layers/notfound-portrait-front.svg';

export default [
  {
    of: 'notfound-portrait.svg',
    behind: layersNotfoundPortraitBehindSvg,
    object: layersNotfoundPortraitObjectSvg,
    front: layersNotfoundPortraitFrontSvg,
    way: [1, -0.09],
  },
] as const;
