// Written by src/media/pictures.ts; do not edit.
import searchPortraitAvif from './search-portrait.avif';
import searchAvif from './search.avif';
import searchWebp from './search.webp';

export default {
  src: searchWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: searchPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: searchAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
