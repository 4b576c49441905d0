// Written by src/media/pictures.ts; do not edit.
import redFlagsSvg from './red-flags.svg';

export default {
  src: redFlagsSvg,
  width: 1600,
  height: 1000,
} as const;
