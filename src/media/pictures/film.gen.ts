// Written by src/media/pictures.ts; do not edit.
import filmPortraitAvif from './film-portrait.avif';
import filmAvif from './film.avif';
import filmWebp from './film.webp';

export default {
  src: filmWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: filmPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: filmAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
