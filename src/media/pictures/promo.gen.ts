// Written by src/media/pictures.ts; do not edit.
import promoAvif from './promo.avif';
import promoWebp from './promo.webp';

export default {
  src: promoWebp,
  width: 1280,
  height: 720,
  sources: [
    { src: promoAvif, type: 'image/avif', width: 1280, height: 720 },
  ],
} as const;
