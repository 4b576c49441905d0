// Written by src/media/pictures.ts; do not edit.
import searchAvif from './search.avif';
import searchWebp from './search.webp';

export default {
  src: searchWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: searchAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
