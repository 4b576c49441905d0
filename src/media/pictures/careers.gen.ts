// Written by src/media/pictures.ts; do not edit.
import careersPortraitAvif from './careers-portrait.avif';
import careersPortraitWebp from './careers-portrait.webp';
import careersAvif from './careers.avif';
import careersWebp from './careers.webp';

export default {
  src: careersWebp,
  width: 1600,
  height: 687,
  sources: [
    { src: careersPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 900 },
    { src: careersPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 900 },
    { src: careersAvif, type: 'image/avif', width: 1600, height: 687 },
  ],
} as const;
