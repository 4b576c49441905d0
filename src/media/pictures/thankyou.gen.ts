// Written by src/media/pictures.ts; do not edit.
import thankyouPortraitAvif from './thankyou-portrait.avif';
import thankyouPortraitWebp from './thankyou-portrait.webp';
import thankyouAvif from './thankyou.avif';
import thankyouWebp from './thankyou.webp';

export default {
  src: thankyouWebp,
  width: 1600,
  height: 750,
  sources: [
    { src: thankyouPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 750 },
    { src: thankyouPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 750 },
    { src: thankyouAvif, type: 'image/avif', width: 1600, height: 750 },
  ],
} as const;
