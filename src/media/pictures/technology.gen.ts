// Written by src/media/pictures.ts; do not edit.
import technologySvg from './technology.svg';

export default {
  src: technologySvg,
  width: 900,
  height: 1200,
} as const;
