// Written by src/media/pictures.ts; do not edit.
import filmSvg from './film.svg';

export default {
  src: filmSvg,
  width: 1600,
  height: 1000,
} as const;
