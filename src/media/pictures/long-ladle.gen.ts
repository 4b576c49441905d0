// Written by src/media/pictures.ts; do not edit.
import longLadleSvg from './long-ladle.svg';

export default {
  src: longLadleSvg,
  width: 1600,
  height: 1000,
} as const;
