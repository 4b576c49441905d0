// Written by src/media/pictures.ts; do not edit.
import technologyWideSvg from './technology-wide.svg';

export default {
  src: technologyWideSvg,
  width: 1600,
  height: 1000,
} as const;
