// Written by src/media/pictures.ts; do not edit.
import notfoundSvg from './notfound.svg';

export default {
  src: notfoundSvg,
  width: 1600,
  height: 1000,
} as const;
