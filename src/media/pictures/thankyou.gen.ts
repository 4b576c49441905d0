// Written by src/media/pictures.ts; do not edit.
import thankyouAvif from './thankyou.avif';
import thankyouWebp from './thankyou.webp';

export default {
  src: thankyouWebp,
  width: 1600,
  height: 750,
  sources: [
    { src: thankyouAvif, type: 'image/avif', width: 1600, height: 750 },
  ],
} as const;
