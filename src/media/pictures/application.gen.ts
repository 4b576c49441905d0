// Written by src/media/pictures.ts; do not edit.
import applicationAvif from './application.avif';
import applicationWebp from './application.webp';

export default {
  src: applicationWebp,
  width: 1600,
  height: 750,
  sources: [
    { src: applicationAvif, type: 'image/avif', width: 1600, height: 750 },
  ],
} as const;
