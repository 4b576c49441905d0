// Written by src/media/popOuts.ts; do not edit.
import layersSocialPortraitBehindAvif from '../layers/social-portrait-behind.avif';
import layersSocialPortraitObjectSvg from '../layers/social-portrait-object.svg';
import layersSocialPortraitBehindWebp from '../layers/social-portrait-behind.webp';

export default [
  {
    of: 'social-portrait.avif',
    behind: layersSocialPortraitBehindAvif,
    object: layersSocialPortraitObjectSvg,
    way: [0.1, -1],
  },
  {
    of: 'social-portrait.webp',
    behind: layersSocialPortraitBehindWebp,
    object: layersSocialPortraitObjectSvg,
    way: [0.1, -1],
  },
] as const;
