// Written by src/media/pictures.ts; do not edit.
import aboutPortraitAvif from './about-portrait.avif';
import aboutPortraitWebp from './about-portrait.webp';
import aboutAvif from './about.avif';
import aboutWebp from './about.webp';

export default {
  src: aboutWebp,
  width: 1600,
  height: 687,
  sources: [
    { src: aboutPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 900 },
    { src: aboutPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 900 },
    { src: aboutAvif, type: 'image/avif', width: 1600, height: 687 },
  ],
} as const;
