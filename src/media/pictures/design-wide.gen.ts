// Written by src/media/pictures.ts; do not edit.
import designWideSvg from './design-wide.svg';

export default {
  src: designWideSvg,
  width: 1600,
  height: 1000,
} as const;
