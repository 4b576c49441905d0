// Written by src/media/pictures.ts; do not edit.
import influencerPortraitAvif from './influencer-portrait.avif';
import influencerAvif from './influencer.avif';
import influencerWebp from './influencer.webp';

export default {
  src: influencerWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: influencerPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: influencerAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
