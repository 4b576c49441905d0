// Written by src/media/pictures.ts; do not edit.
import servicesPortraitAvif from './services-portrait.avif';
import servicesPortraitWebp from './services-portrait.webp';
import servicesAvif from './services.avif';
import servicesWebp from './services.webp';

export default {
  src: servicesWebp,
  width: 1600,
  height: 687,
  sources: [
    { src: servicesPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1125 },
    { src: servicesPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1125 },
    { src: servicesAvif, type: 'image/avif', width: 1600, height: 687 },
  ],
} as const;
