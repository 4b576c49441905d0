// Written by src/media/pictures.ts; do not edit.
import searchSvg from './search.svg';

export default {
  src: searchSvg,
  width: 1600,
  height: 1000,
} as const;
