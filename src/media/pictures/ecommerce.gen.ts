// Written by src/media/pictures.ts; do not edit.
import ecommerceSvg from './ecommerce.svg';

export default {
  src: ecommerceSvg,
  width: 1600,
  height: 1000,
} as const;
