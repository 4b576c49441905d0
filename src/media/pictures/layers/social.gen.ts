// Written by src/media/popOuts.ts; do not edit.
import layersSocialBehindAvif from '../layers/social-behind.avif';
import layersSocialObjectSvg from '../layers/social-object.svg';
import layersSocialBehindWebp from '../layers/social-behind.webp';

export default [
  {
    of: 'social.avif',
    behind: layersSocialBehindAvif,
    object: layersSocialObjectSvg,
    way: [0.1, -1],
  },
  {
    of: 'social.webp',
    behind: layersSocialBehindWebp,
    object: layersSocialObjectSvg,
    way: [0.1, -1],
  },
] as const;
