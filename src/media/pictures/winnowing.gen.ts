// Written by src/media/pictures.ts; do not edit.
import winnowingSvg from './winnowing.svg';

export default {
  src: winnowingSvg,
  width: 1600,
  height: 1000,
} as const;
