// Written by src/media/pictures.ts; do not edit.
import influencerAvif from './influencer.avif';
import influencerWebp from './influencer.webp';

export default {
  src: influencerWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: influencerAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
