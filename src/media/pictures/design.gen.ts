// Written by src/media/pictures.ts; do not edit.
import designSvg from './design.svg';

export default {
  src: designSvg,
  width: 900,
  height: 1200,
} as const;
