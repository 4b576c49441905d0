// Written by src/media/leans.ts; do not edit.
import socialPortraitAvif from '../social-portrait.avif';
import socialPortraitWebp from '../social-portrait.webp';
import layersSocialPortraitBehindAvif from '../layers/social-portrait-behind.avif';
import layersSocialPortraitObjectSvg from '../layers/social-portrait-object.svg';
import layersSocialPortraitBehindWebp from '../layers/social-portrait-behind.webp';

export default [
  {
    of: socialPortraitAvif,
    behind: layersSocialPortraitBehindAvif,
    object: layersSocialPortraitObjectSvg,
    way: [0.1, -1],
  },
  {
    of: socialPortraitWebp,
    behind: layersSocialPortraitBehindWebp,
    object: layersSocialPortraitObjectSvg,
    way: [0.1, -1],
  },
] as const;
