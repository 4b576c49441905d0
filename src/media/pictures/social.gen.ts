// Written by src/media/pictures.ts; do not edit.
import socialAvif from './social.avif';
import socialWebp from './social.webp';

export default {
  src: socialWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: socialAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
