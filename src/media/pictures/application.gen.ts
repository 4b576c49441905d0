// Written by src/media/pictures.ts; do not edit.
import applicationPortraitAvif from './application-portrait.avif';
import applicationPortraitWebp from './application-portrait.webp';
import applicationAvif from './application.avif';
import applicationWebp from './application.webp';

export default {
  src: applicationWebp,
  width: 1600,
  height: 750,
  sources: [
    { src: applicationPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 750 },
    { src: applicationPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 750 },
    { src: applicationAvif, type: 'image/avif', width: 1600, height: 750 },
  ],
} as const;
