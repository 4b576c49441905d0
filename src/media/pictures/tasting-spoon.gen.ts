// Written by src/media/pictures.ts; do not edit.
import tastingSpoonSvg from './tasting-spoon.svg';

export default {
  src: tastingSpoonSvg,
  width: 1600,
  height: 1000,
} as const;
