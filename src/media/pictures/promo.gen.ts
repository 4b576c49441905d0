// Written by src/media/pictures.ts; do not edit.
import promoAvif from './promo.avif';
import promoWebp from './promo.webp';

export default {
  src: promoWebp,
  width: 1920,
  height: 1080,
  sources: [
    { src: promoAvif, type: 'image/avif', width: 1920, height: 1080 },
  ],
} as const;
