// Written by src/media/pictures.ts; do not edit.
import heroPortraitAvif from './hero-portrait.avif';
import heroPortraitWebp from './hero-portrait.webp';
import heroAvif from './hero.avif';
import heroWebp from './hero.webp';

export default {
  src: heroWebp,
  width: 1920,
  height: 1080,
  sources: [
    { src: heroPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1280 },
    { src: heroPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1280 },
    { src: heroAvif, type: 'image/avif', width: 1920, height: 1080 },
  ],
} as const;
