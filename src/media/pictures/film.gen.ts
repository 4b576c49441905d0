// Written by src/media/pictures.ts; do not edit.
import filmAvif from './film.avif';
import filmWebp from './film.webp';

export default {
  src: filmWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: filmAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
