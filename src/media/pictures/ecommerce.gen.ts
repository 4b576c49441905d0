// Written by src/media/pictures.ts; do not edit.
import ecommercePortraitAvif from './ecommerce-portrait.avif';
import ecommerceAvif from './ecommerce.avif';
import ecommerceWebp from './ecommerce.webp';

export default {
  src: ecommerceWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: ecommercePortraitAvif, type: 'image/avif', media: '(max-aspect-ratio: 5/8)', width: 720, height: 450 },
    { src: ecommerceAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
