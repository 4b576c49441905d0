// Written by src/media/pictures.ts; do not edit.
import clientsPortraitAvif from './clients-portrait.avif';
import clientsPortraitWebp from './clients-portrait.webp';
import clientsAvif from './clients.avif';
import clientsWebp from './clients.webp';

export default {
  src: clientsWebp,
  width: 1600,
  height: 687,
  sources: [
    { src: clientsPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1230 },
    { src: clientsPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 1230 },
    { src: clientsAvif, type: 'image/avif', width: 1600, height: 687 },
  ],
} as const;
