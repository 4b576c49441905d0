// Written by src/media/pictures.ts; do not edit.
import ecommerceAvif from './ecommerce.avif';
import ecommerceWebp from './ecommerce.webp';

export default {
  src: ecommerceWebp,
  width: 1600,
  height: 1000,
  sources: [
    { src: ecommerceAvif, type: 'image/avif', width: 1600, height: 1000 },
  ],
} as const;
