// Written by src/media/pictures.ts; do not edit.
import prSvg from './pr.svg';

export default {
  src: prSvg,
  width: 1600,
  height: 1000,
} as const;
