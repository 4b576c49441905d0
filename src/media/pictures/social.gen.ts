// Written by src/media/pictures.ts; do not edit.
import socialPortraitAvif from './social-portrait.avif';
import socialPortraitWebp from './social-portrait.webp';
import socialAvif from './social.avif';
import socialWebp from './social.webp';

export default {
  src: socialWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: socialPortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: socialPortraitWebp, type: 'image/webp', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: socialAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
