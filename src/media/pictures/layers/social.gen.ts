// Written by src/media/leans.ts; do not edit.
import socialAvif from '../social.avif';
import socialWebp from '../social.webp';
import layersSocialBehindAvif from '../layers/social-behind.avif';
import layersSocialObjectSvg from '../layers/social-object.svg';
import layersSocialBehindWebp from '../layers/social-behind.webp';

export default [
  {
    of: socialAvif,
    behind: layersSocialBehindAvif,
    object: layersSocialObjectSvg,
    way: [0.1, -1],
  },
  {
    of: socialWebp,
    behind: layersSocialBehindWebp,
    object: layersSocialObjectSvg,
    way: [0.1, -1],
  },
] as const;
